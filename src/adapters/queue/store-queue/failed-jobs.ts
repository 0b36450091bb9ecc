import type { FailedJob, FailedJobsPage, Store } from '../../../core/ports.ts';
import { failedJobsPage } from '../../../core/services/failed-jobs.ts';
import { createPending, freshJob } from './add-job.ts';
import {
  type DoneJob,
  doneKey,
  failedKey,
  failedPrefix,
  type JobFailedForGood,
  type PendingJob,
  pendingKey,
} from './job-records.ts';
import type { QueueParts } from './queue-parts.ts';

/**
 * A page of the jobs of this name that failed for good, the earliest first; without those that run again.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function listFailedJobs(
  store: Store,
  name: string,
  page?: FailedJobsPage,
): Promise<FailedJob[]> {
  const jobs = failedJobsPage(page);
  for await (const key of store.keys(failedPrefix(name))) {
    const stored = await store.get<JobFailedForGood>(key);
    if (!stored || (await isSuperseded(store, stored.value))) continue;
    const { id, error, failedAt } = stored.value;
    jobs.add({ name, id, error, failedAt });
  }
  return jobs.list();
}

/**
 * Makes a job that failed for good pending again, by one write: its next round. The record of the failure stays
 * until that round has ended. The key of the pending record, or null where no such job had failed for good.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function retryFailedJob(parts: QueueParts, name: string, id: string): Promise<string | null> {
  const { store, clock } = parts;
  const failed = await store.get<JobFailedForGood>(failedKey(name, id));
  if (!failed || (await isSuperseded(store, failed.value))) return null;
  const { payload, round } = failed.value;
  const pending = await store.get<PendingJob>(pendingKey(name, id));
  // What is left of the failed round, when the process that ended it did not come to remove it.
  if (pending && pending.value.round <= round) {
    await store.delete(pendingKey(name, id), { ifMatch: pending.etag });
  }
  return createPending(parts, { ...freshJob({ name, id, payload }, clock.now()), round: round + 1 });
}

/** Whether the job runs again since, or has done so to its end. */
async function isSuperseded(store: Store, { name, id, round }: JobFailedForGood): Promise<boolean> {
  const [pending, done] = await Promise.all([
    store.get<PendingJob>(pendingKey(name, id)),
    store.get<DoneJob>(doneKey(name, id)),
  ]);
  return (pending !== null && pending.value.round > round) || (done !== null && done.value.round > round);
}
