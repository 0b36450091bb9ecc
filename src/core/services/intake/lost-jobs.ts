import type { Store } from '../../ports.ts';
import { unlessDamaged } from '../../records/reading/damaged-record.ts';
import { readableUnder } from '../../records/reading/each-record.ts';
import { enqueueSubmission, type RecordsAndJobs } from '../../records/submissions/submission-job.ts';
import {
  type SubmissionRecord,
  submissionKey,
  submissionPrefix,
} from '../../records/submissions/submission-record.ts';
import { enqueueReleased } from '../notices/notices.ts';
import { enqueueFollowUp, followUpsDue } from '../quotes/follow-up.ts';
import { enqueueRevision, revisionsDue } from '../revisions/process-revision.ts';
import { notedSubmissions } from '../uploads/pending-upload.ts';

/**
 * Adds the job of each submission that is being processed, and likewise of each revised document, each further
 * version of a quote and each released mail. They already have one, unless the process that accepted them died before
 * the job was stored, the queue has lost it, or the record was put back from a backup. Adding a job that exists changes
 * nothing, unless it is done and its record has no trace of that; so any number of processes may do this at the same
 * time.
 *
 * Reads all submissions, only a few of which are in memory at a time. Throws `storage_unavailable`.
 */
export async function restoreAllJobs(options: RecordsAndJobs): Promise<void> {
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
export async function restoreRecentJobs(options: RecordsAndJobs): Promise<void> {
  await restoreJobs(keysOf(notedSubmissions(options.store)), options);
}

async function restoreJobs(keys: AsyncIterable<string>, options: RecordsAndJobs): Promise<void> {
  for await (const submission of readableUnder<SubmissionRecord>(options.store, keys)) {
    // The record of a job can be damaged too.
    await unlessDamaged(() => restoreJobsOf(submission, options));
  }
}

async function restoreJobsOf(submission: SubmissionRecord, options: RecordsAndJobs): Promise<void> {
  const { submissionId } = submission;
  if (submission.status === 'processing') await enqueueSubmission(options, submission);
  for (const revisionId of revisionsDue(submission)) await enqueueRevision(options, submissionId, revisionId);
  for (const version of followUpsDue(submission)) await enqueueFollowUp(options, submissionId, version);
  await enqueueReleased(options, submission);
}

async function* keysOf(submissionIds: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const submissionId of submissionIds) yield submissionKey(submissionId);
}
