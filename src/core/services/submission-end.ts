import { DeskError } from '../errors.ts';
import type { Clock, JobContext, Store } from '../ports.ts';
import { retryTimeOf } from '../retry-time.ts';
import { codeOf } from './error-facts.ts';
import { changeProcessing, type SubmissionRecord } from './submission-record.ts';

/** How a submission ended badly. */
export interface SubmissionFailure {
  status: 'error';
  /** A sentence for the person who submitted. */
  error: string;
  errorCode: string;
}

/**
 * What ends a submission: a fault that no repetition helps at once, any other with the last try. Null for
 * another try, and while the error says when that is of use. Pure.
 */
export function failureOf(
  error: unknown,
  { isLast, mayBeDeferred }: Pick<JobContext, 'isLast' | 'mayBeDeferred'>,
  now: Date,
): SubmissionFailure | null {
  const errorCode = codeOf(error);
  if (error instanceof DeskError && isForSubmitter(error))
    return { status: 'error', error: error.message, errorCode };
  if (forOperator.has(errorCode)) return { status: 'error', error: refused, errorCode };
  if (mayBeDeferred && retryTimeOf(error, now)) return null;
  return isLast ? { status: 'error', error: unavailable, errorCode } : null;
}

/** The failure of a submission whose job came to an end without saying why. */
export const abandoned: SubmissionFailure = {
  status: 'error',
  error: 'This document could not be processed. Please contact the editor.',
  errorCode: 'internal_error',
};

/** Writes the end of a submission, once, and then calls `finished`, whose failure is thrown. */
export async function finishSubmission(
  submissionId: string,
  end: SubmissionFailure | { status: 'completed' },
  {
    store,
    clock,
    finished,
  }: { store: Store; clock: Clock; finished(submission: SubmissionRecord): void | Promise<void> },
): Promise<void> {
  const ended = await changeProcessing(store, submissionId, (record) => {
    return { ...record, ...end, finishedAt: clock.now().toISOString() };
  });
  if (ended) await finished(ended);
}

/** Faults of the document and of the request have messages that the submitter can act on. */
function isForSubmitter({ code }: DeskError): boolean {
  return code.startsWith('document_') || code === 'service_type_unknown';
}

/** Faults that only the operator can mend, and that stay until then. */
const forOperator: ReadonlySet<string> = new Set(['rates_invalid', 'crm_refused']);

const refused = 'The desk could not finish this submission. Please contact the editor.';
const unavailable =
  'The desk could not finish this submission, because a service that it needs is not available. Please contact the editor.';
