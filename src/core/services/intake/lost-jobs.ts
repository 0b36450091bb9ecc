import type { JobQueue, Store } from '../../ports.ts';
import { unlessDamaged } from '../../records/reading/damaged-record.ts';
import { readableUnder } from '../../records/reading/each-record.ts';
import {
  enqueueSubmission,
  type SubmissionRecord,
  submissionKey,
  submissionPrefix,
} from '../../records/submissions/submission-record.ts';
import { enqueueReleased } from '../notices/notices.ts';
import { enqueueFollowUp, followUpsDue } from '../quotes/follow-up.ts';
import { enqueueRevision } from '../revisions/process-revision.ts';
import { notedSubmissions } from '../uploads/pending-upload.ts';

/** Where to look for submissions whose job is lost. */
export interface LostJobsOptions {
  store: Store;
  jobs: JobQueue;
}

/**
 * Adds the job of each submission that is being processed, and likewise of each revised document, each further
 * version of a quote and each released mail. They already have one, unless the process that accepted them died before
 * the job was stored, or the queue has lost it. Adding a job that exists changes nothing, so any number of processes
 * may do this at the same time.
 *
 * Reads all submissions, only a few of which are in memory at a time. Throws `storage_unavailable`.
 */
export async function restoreAllJobs(options: LostJobsOptions): Promise<void> {
  await restoreJobs(listedKeys(options.store), options);
}

/** Most stores list versions without reading the records, which are read next anyway. */
async function* listedKeys(store: Store): AsyncGenerator<string> {
  const { versions } = store;
  if (versions === undefined) return yield* store.keys(submissionPrefix);
  for await (const { key } of versions.call(store, submissionPrefix)) yield key;
}

/**
 * Does the same for recently accepted or restarted submissions: reads only those for which an upload is noted, which
 * it is for about a day.
 */
export async function restoreRecentJobs(options: LostJobsOptions): Promise<void> {
  await restoreJobs(keysOf(notedSubmissions(options.store)), options);
}

async function restoreJobs(keys: AsyncIterable<string>, { store, jobs }: LostJobsOptions): Promise<void> {
  for await (const submission of readableUnder<SubmissionRecord>(store, keys)) {
    // The record of a job can be damaged too.
    await unlessDamaged(() => restoreJobsOf(submission, jobs));
  }
}

async function restoreJobsOf(submission: SubmissionRecord, jobs: JobQueue): Promise<void> {
  const { submissionId, revisions = [], replacedBy } = submission;
  if (submission.status === 'processing') await enqueueSubmission(jobs, submission);
  for (const { revisionId, status } of revisions) {
    if (status === 'processing' && revisionId !== replacedBy && !submission.purged)
      await enqueueRevision(jobs, submissionId, revisionId);
  }
  for (const version of followUpsDue(submission)) await enqueueFollowUp(jobs, submissionId, version);
  await enqueueReleased(jobs, submission);
}

async function* keysOf(submissionIds: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const submissionId of submissionIds) yield submissionKey(submissionId);
}
