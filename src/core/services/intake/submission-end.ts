import { DeskError } from '../../errors.ts';
import type { Clock, JobContext, JobQueue, Store } from '../../ports.ts';
import { intakeJob } from '../../records/job-names.ts';
import {
  changeProcessing,
  type SubmissionRecord,
  submissionJobId,
  submissionKey,
} from '../../records/submissions/submission-record.ts';
import { retryTimeOf } from '../../time/backoff.ts';
import { codeOf } from '../error-facts.ts';
import { eachFailedJob } from '../failed-jobs.ts';

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

export interface FinishingOptions {
  store: Store;
  clock: Clock;
  /** Called once a submission reached its end, after it was written. */
  finished(submission: SubmissionRecord): void | Promise<void>;
  /** Called where the end is written already: the run that wrote it may have died before anybody was told. */
  foundFinished?: ((submission: SubmissionRecord) => Promise<void>) | undefined;
}

/** Writes the end of a submission, once, and tells it; whatever fails is thrown. */
export async function finishSubmission(
  submissionId: string,
  end: SubmissionFailure | { status: 'completed' },
  options: FinishingOptions,
): Promise<void> {
  const { store, clock, finished } = options;
  const ended = await changeProcessing(store, submissionId, (record) => {
    return { ...record, ...end, finishedAt: clock.now().toISOString() };
  });
  if (ended) await finished(ended);
  else await tellFoundEnd(submissionId, options);
}

/**
 * Tells the end that another run has written. Where that run could not tell it, and has lost its job to the present one,
 * nobody else would.
 */
export async function tellFoundEnd(
  submissionId: string,
  { store, foundFinished }: Pick<FinishingOptions, 'store' | 'foundFinished'>,
): Promise<void> {
  const found = await store.get<SubmissionRecord>(submissionKey(submissionId));
  if (found && found.value.status !== 'processing') await foundFinished?.(found.value);
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

interface SettlingOptions extends FinishingOptions {
  jobs: JobQueue;
  /** Failures that were dealt with, so that one process tells an end once. */
  settled?: Set<string>;
}

/**
 * Ends submissions whose job is over although nobody wrote their end: a document that takes the process down
 * each time, or a storage that failed at the very last try. Without this they would be `processing` for ever.
 *
 * Throws `storage_unavailable`.
 */
export async function settleAbandoned(options: SettlingOptions): Promise<void> {
  const { settled = new Set() } = options;
  for await (const { id, failedAt } of eachFailedJob(options.jobs, intakeJob)) {
    // The same job may fail again later.
    const failure = `${id} ${failedAt}`;
    if (settled.has(failure)) continue;
    const [submissionId = ''] = id.split('.');
    const stored = await options.store.get<SubmissionRecord>(submissionKey(submissionId));
    // A submission that was started over has a job of its own since, and that one may be under way.
    if (!stored || submissionJobId(stored.value) !== id) continue;
    if (stored.value.status !== 'processing') await options.foundFinished?.(stored.value);
    else await finishSubmission(submissionId, abandoned, options);
    settled.add(failure);
  }
}
