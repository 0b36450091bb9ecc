/**
 * A sentence for whoever sent a document to a desk, in words for whoever has it in a folder: there is nothing to upload.
 *
 * @example
 * atTerminal('This file is empty. Please check it and upload it again.');
 * // 'This file is empty. Please check it and try again.'
 */
export function atTerminal(sentence: string): string {
  return sentence
    .replace('upload it again', 'try again')
    .replace(/\bupload (that(?: copy| file| \.docx file)?)/, 'try again with $1')
    .replace(/\bupload the\b/, 'use the')
    .replace('; if that does not help, please write to the editor', '');
}
