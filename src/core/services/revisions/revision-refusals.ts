import { DeskError, invalidInput, notFound } from '../../errors.ts';
import { awaitsDocument } from '../../records/submissions/replaced-document.ts';
import type { SubmissionRecord } from '../../records/submissions/submission-record.ts';

export function unknownRevision({ purged }: Pick<SubmissionRecord, 'purged'>): DeskError {
  const message = purged
    ? 'The documents of this submission were erased.'
    : 'This submission has no revised document with that id.';
  return notFound('revision', message);
}

/** The error for a document that was never uploaded. */
export function nothingUploaded(): DeskError {
  const message = 'The document was not uploaded. Please upload it, and send this again.';
  return new DeskError('document_missing', message);
}

export function sameDocument(record: SubmissionRecord): DeskError {
  const which = awaitsDocument(record) ? 'that could not be read' : 'that the quote is for';
  const message = `The document has not changed: it is the one ${which}.`;
  return new DeskError('nothing_changed', message);
}

/** The error for a document that would take the place of one that was read. */
export function documentWasRead(): DeskError {
  return notNow(
    'The document of this submission was read, but something else failed. Please retry the submission first.',
  );
}

export function noChangesYet(): DeskError {
  const message = 'This submission has no quote yet, so the document is priced as a whole.';
  return invalidInput('price', message);
}

export function otherUpload(): DeskError {
  const message =
    '"uploadId" and "objectKey" must be those that came with one upload URL. Please ask for a new one.';
  return invalidInput('uploadId', message);
}

export function otherTerms(): DeskError {
  return invalidInput('uploadId', '"uploadId" was used before for another document or on other terms.');
}

export function inWork(message: string): DeskError {
  return new DeskError('submission_in_work', `${message} Please try again in a minute.`);
}

export function notNow(message: string): DeskError {
  return invalidInput('submissionId', message);
}
