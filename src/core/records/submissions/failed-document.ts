const missing = 'document_missing';

/**
 * Faults of the document itself: however often it is read again, the same file fails again. Where there is
 * no file, only one that is uploaded after all can help.
 */
const faults: ReadonlySet<string> = new Set([
  missing,
  'document_not_docx',
  'document_encrypted',
  'document_damaged',
  'document_no_main_part',
  'document_unsafe',
  'document_empty',
]);

/** Whether a submission failed because of its document, so that only another document helps. */
export function isDocumentAtFault(errorCode: string | undefined): boolean {
  return faults.has(errorCode ?? '');
}

/** Whether there is no document to download. */
export function isDocumentMissing({ errorCode }: { errorCode?: string | undefined }): boolean {
  return errorCode === missing;
}

/**
 * Returns why a submission failed, for the editor. The sentence of the desk is written for the student; the editor
 * is told what is wrong, and that the student knows.
 *
 * @example
 * failureForEditor({ error: 'This file is empty. Please check it and upload it again.', errorCode: 'document_empty' });
 * // 'This file is empty. The student was asked on their page to submit another document.'
 */
export function failureForEditor({
  error = '',
  errorCode,
}: {
  error?: string | undefined;
  errorCode?: string | undefined;
}): string {
  if (!isDocumentAtFault(errorCode)) return error;
  // What follows is the advice for the student.
  const [fault = ''] = error.split(/(?<=\.) (?=Please )/u);
  const asked = errorCode === missing ? 'start again with a new upload' : 'submit another document';
  return `${fault} The student was asked on their page to ${asked}.`.trimStart();
}
