/**
 * Rewords a sentence meant for a person who uploaded a document for one who has it in a local folder, where there is
 * nothing to upload.
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
