import { smaller } from './document-field.ts';

/** What a student can do about a document that was refused; null where the desk's own sentence says it all. */
export function adviceFor(errorCode: string | undefined): string | null {
  return steps.get(errorCode ?? '') ?? null;
}

const again = 'Then submit the document again.';
const steps: ReadonlyMap<string, string> = new Map([
  [
    'document_not_docx',
    `Open your text in Word or LibreOffice and save it as a Word document (.docx). ${again}`,
  ],
  ['document_encrypted', `In Word, remove the password under File, Info, Protect Document. ${again}`],
  ['document_damaged', `Open it in Word, which can often repair it, and save it under a new name. ${again}`],
  ['document_no_main_part', `Open it in Word and save it under a new name as .docx. ${again}`],
  ['document_unsafe', `Open it in Word and save it under a new name as .docx. ${again}`],
  ['document_too_large', `${smaller} ${again}`],
  ['document_empty', 'Please check that it is the right file, and submit the one with your text.'],
  ['document_missing', 'The upload did not arrive complete. Please submit the document again.'],
]);
