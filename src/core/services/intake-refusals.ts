import { DeskError } from '../errors.ts';

/** What the intake refuses beside wrong fields, each with a sentence for who asked. */

export function alreadyCompleted(): DeskError {
  return new DeskError('input_invalid', 'This submission is completed; there is nothing to retry.', {
    details: { path: 'submissionId' },
  });
}

export function alreadyPurged(): DeskError {
  const message = 'The document of this submission was removed, so it cannot be processed again.';
  return new DeskError('input_invalid', message, { details: { path: 'submissionId' } });
}

export function uploadClosed(): DeskError {
  const message = 'This document was submitted already. Please start again to send another one.';
  return new DeskError('upload_closed', message);
}

export function noDocument(): DeskError {
  const message = 'There is no document of this submission: it was never uploaded, or was removed.';
  return new DeskError('not_found', message, { details: { kind: 'document' } });
}

export function noReport(): DeskError {
  const message = 'There is no report of this submission: its document has not been read.';
  return new DeskError('not_found', message, { details: { kind: 'report' } });
}

export function unknownSubmission(): DeskError {
  return new DeskError('not_found', 'There is no submission with this id.', {
    details: { kind: 'submission' },
  });
}
