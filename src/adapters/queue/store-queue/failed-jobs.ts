import type { FailedJob, FailedJobsPage, Store } from '../../../core/ports.ts';
import { failedJobsPage } from '../../../core/services/failed-jobs.ts';
import { hasEnded } from './conclude-job.ts';
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

/**
 * Writes a new job down, unless this name and id is known already. The key of its record where it is new.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function addJob(
  parts: QueueParts,
  job: { name: string; id: string; payload: object },
): Promise<string | null> {
  const record = { ...freshJob(job, parts.clock.now()), round: 1 };
  // Saves a useless record; whether a job that is taken has already ended is asked again then.
  if (await hasEnded(parts.store, record)) return null;
  return createPending(parts, record);
}

/** A job as it is before its first try. */
function freshJob(
  { name, id, payload }: { name: string; id: string; payload: object },
  now: Date,
): Omit<PendingJob, 'round'> {
  const notBefore = now.toISOString();
  return { name, id, payload, failures: 0, interruptions: 0, notBefore, lease: null, outcome: null };
}

/** Null where there is a pending record of this job. */
async function createPending({ store }: QueueParts, job: PendingJob): Promise<string | null> {
  const key = pendingKey(job.name, job.id);
  return (await store.put(key, job, { condition: { ifNoneMatch: '*' } })) ? key : null;
}
