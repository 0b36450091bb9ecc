import { DeskError, invalidInput, notFound } from '../../errors.ts';
import type { SubmissionRecord } from '../../records/submissions/submission-record.ts';

/** The refusals of the intake other than invalid fields, each with a sentence for the person who sent the request. */

export function alreadyCompleted(): DeskError {
  return invalidInput('submissionId', 'This submission is completed; it does not need a retry.');
}

export function alreadyPurged(): DeskError {
  const message = 'The document of this submission was removed, so it cannot be processed again.';
  return invalidInput('submissionId', message);
}

export function uploadClosed(): DeskError {
  const message = 'This document has already been submitted. Please start again to send another one.';
  return new DeskError('upload_closed', message);
}

export function noDocument({ purged }: Pick<SubmissionRecord, 'purged'>): DeskError {
  const message = purged
    ? erased
    : 'This submission has no document: it was never uploaded, or has been removed.';
  return notFound('document', message);
}

export function noReport({ purged }: Pick<SubmissionRecord, 'purged'>): DeskError {
  const message = purged ? erased : 'This submission has no report: its document has not been read.';
  return notFound('report', message);
}

const erased = 'The document of this submission was erased.';

export function unknownSubmission(): DeskError {
  return notFound('submission', 'No submission has this id.');
}

export function unknownVersion(path: string): DeskError {
  return notFound('version', 'The quote of this submission has no version with that number.', { path });
}
