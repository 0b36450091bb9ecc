import type { JobQueue } from '../../ports.ts';
import { followUpJob } from '../../records/job-names.ts';
import type { DealState } from '../../records/submissions/deal-state.ts';
import { newestVersionOf } from '../../records/submissions/submission-quotes.ts';
import type { SubmissionRecord } from '../../records/submissions/submission-record.ts';
import { followUpId, isDealBehind } from './follow-up.ts';

/** Returns what the deal of a submission shows, and how it stands with its change to the newest version. */
export async function shownDeal(
  record: SubmissionRecord,
  jobs: Pick<JobQueue, 'pending'>,
): Promise<DealState> {
  const { dealQuote: { version, problem } = { version: 1 }, submissionId, deal, purged } = record;
  if (problem !== undefined) return { version, problem };
  const newest = newestVersionOf(record);
  if (!deal || purged || !newest || !isDealBehind(record, newest)) return { version };
  // Where the queue does not answer, it is still known that the deal is behind.
  const job = await jobs.pending?.(followUpJob, followUpId(submissionId, newest.version)).catch(() => null);
  const { failures = 0, nextTryAt } = job ?? {};
  const update = { version: newest.version, failures };
  return { version, update: nextTryAt ? { ...update, nextTryAt: nextTryAt.toISOString() } : update };
}
