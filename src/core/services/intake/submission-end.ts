import { DeskError } from '../../errors.ts';
import type { Clock, JobContext, JobQueue, Store } from '../../ports.ts';
import { intakeJob } from '../../records/job-names.ts';
import { unlessDamaged } from '../../records/reading/damaged-record.ts';
import { withEnd } from '../../records/submissions/replaced-document.ts';
import {
  changeProcessing,
  readSubmission,
  type SubmissionRecord,
  submissionJobId,
} from '../../records/submissions/submission-record.ts';
import { retryTimeOf } from '../../time/backoff.ts';
import { codeOf } from '../error-facts.ts';
import { eachFailedJob } from '../failed-jobs.ts';

/** The error with which a submission ended. */
export interface SubmissionFailure {
  status: 'error';
  /** A sentence for the person who made the submission. */
  error: string;
  errorCode: string;
}

/**
 * Returns the failure that ends a submission: immediately for a fault that repeating cannot fix, otherwise on the
 * last try. Returns null if another try follows, or if the error says when one is worthwhile. Pure.
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

/** The failure of a submission whose job ended without a reason. */
export const abandoned: SubmissionFailure = {
  status: 'error',
  error: 'This document could not be processed. Please contact the editor.',
  errorCode: 'internal_error',
};

export interface FinishingOptions {
  store: Store;
  clock: Clock;
  /** Called when a submission has ended, after that has been written. */
  finished(submission: SubmissionRecord): void | Promise<void>;
  /** Called if the end is already written: the run that wrote it may have died before announcing it. */
  foundFinished?: ((submission: SubmissionRecord) => Promise<void>) | undefined;
}

/** Writes the end of a submission, once, and announces it; any failure is thrown. */
export async function finishSubmission(
  submissionId: string,
  end: SubmissionFailure | { status: 'completed' },
  options: FinishingOptions,
): Promise<void> {
  const { store, clock, finished } = options;
  const ended = await changeProcessing(store, submissionId, (record) => {
    return withEnd(record, { ...end, finishedAt: clock.now().toISOString() });
  });
  if (ended) await finished(ended);
  else await tellFoundEnd(submissionId, options);
}

/**
 * Announces an end that another run has written. If that run died before announcing it and this run has taken over
 * its job, no other run will.
 */
export async function tellFoundEnd(
  submissionId: string,
  { store, foundFinished }: Pick<FinishingOptions, 'store' | 'foundFinished'>,
): Promise<void> {
  const found = await readSubmission(store, submissionId);
  if (found && found.status !== 'processing') await foundFinished?.(found);
}

/** The messages for faults in the document and the request are written for the submitter. */
function isForSubmitter({ code }: DeskError): boolean {
  return code.startsWith('document_') || code === 'service_type_unknown';
}

/** Faults that only the operator can fix, and that remain until then. */
const forOperator: ReadonlySet<string> = new Set(['rates_invalid', 'crm_refused']);

const refused = 'The desk could not finish this submission. Please contact the editor.';
const unavailable =
  'The desk could not finish this submission, because a service that it needs is not available. Please contact the editor.';

interface SettlingOptions extends FinishingOptions {
  jobs: JobQueue;
  /** Failures that were dealt with, so that a process announces an end only once. */
  settled?: Set<string>;
}

/**
 * Ends submissions whose job is over although their end was never written: the document crashes the process every
 * time, or the storage failed on the very last try. Otherwise they would stay `processing` forever.
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
    const submission = await unlessDamaged(() => readSubmission(options.store, submissionId));
    // A restarted submission has a new job, which may be under way.
    if (!submission || submissionJobId(submission) !== id) continue;
    if (submission.status !== 'processing') await options.foundFinished?.(submission);
    else await finishSubmission(submissionId, abandoned, options);
    settled.add(failure);
  }
}
