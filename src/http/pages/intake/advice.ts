import { smaller } from './document-field.ts';

/** What a student can do about a document that was refused; null where the desk's own sentence says it all. */
export function adviceFor(errorCode: string | undefined): string | null {
  return steps.get(errorCode ?? '') ?? null;
}

const again = 'Then hand the document in again.';
const steps: ReadonlyMap<string, string> = new Map([
  [
    'document_not_docx',
    `Open your text in Word or LibreOffice and save it as a Word document (.docx). ${again}`,
  ],
  ['document_encrypted', `In Word, take the password away under File, Info, Protect Document. ${again}`],
  ['document_damaged', `Open it in Word, which can often repair it, and save it under a new name. ${again}`],
  ['document_no_main_part', `Open it in Word and save it under a new name as .docx. ${again}`],
  ['document_unsafe', `Open it in Word and save it under a new name as .docx. ${again}`],
  ['document_too_large', `${smaller} ${again}`],
  ['document_empty', 'Please check that it is the right file, and hand in the one that holds your text.'],
  ['document_missing', 'The upload did not reach us whole. Please hand the document in again.'],
]);
