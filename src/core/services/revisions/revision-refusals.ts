import { DeskError } from '../../errors.ts';
import { hasRevisionInWork } from '../../records/submissions/submission-documents.ts';
import { newestVersionOf } from '../../records/submissions/submission-quotes.ts';
import type { SubmissionRecord } from '../../records/submissions/submission-record.ts';

/** The most revised documents that a submission can have, including those that could not be read. */
export const mostRevisions = 20;

/**
 * Throws if a submission cannot accept a revised document now: `submission_in_work` while one of its documents is
 * being read, and `input_invalid` if it has no quote, has been purged, or has reached the limit.
 */
export function checkTakesRevision(record: SubmissionRecord): void {
  if (record.purged)
    throw notNow('The documents of this submission were removed, so no revised one can be added.');
  if (record.status === 'processing') throw inWork('The document of this submission is still being read.');
  if (record.status === 'error' || !newestVersionOf(record))
    throw notNow('This submission has no quote. Please hand the document in as a new one.');
  if (hasRevisionInWork(record))
    throw inWork('Another revised document of this submission is still being read.');
  if ((record.revisions?.length ?? 0) >= mostRevisions)
    throw notNow(
      `A submission can have at most ${mostRevisions} revised documents. Please write to the editor.`,
    );
}

export function unknownRevision(): DeskError {
  return new DeskError('not_found', 'This submission has no revised document with that id.', {
    details: { kind: 'revision' },
  });
}

/** The error for a document that was never uploaded. */
export function nothingUploaded(): DeskError {
  const message = 'The document was not uploaded. Please upload it, and send this again.';
  return new DeskError('document_missing', message);
}

export function otherUpload(): DeskError {
  const message =
    '"uploadId" and "objectKey" must be those that came with one upload URL. Please ask for a new one.';
  return new DeskError('input_invalid', message, { details: { path: 'uploadId' } });
}

export function otherTerms(): DeskError {
  const message = '"uploadId" was used before for another document or on other terms.';
  return new DeskError('input_invalid', message, { details: { path: 'uploadId' } });
}

function inWork(message: string): DeskError {
  return new DeskError('submission_in_work', `${message} Please try again in a minute.`);
}

function notNow(message: string): DeskError {
  return new DeskError('input_invalid', message, { details: { path: 'submissionId' } });
}
