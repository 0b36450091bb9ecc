import type { JobQueue } from '../../ports.ts';
import {
  intakeJob,
  type SubmissionRecord,
  submissionJobId,
  submissionKey,
} from '../../records/submission-record.ts';
import { eachFailedJob } from '../failed-jobs.ts';
import { abandoned, type FinishingOptions, finishSubmission } from './submission-end.ts';

export interface SettlingOptions extends FinishingOptions {
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
