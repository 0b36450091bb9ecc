import type { FailedJob, FailedJobsPage, JobOptions, Store } from '../../../core/ports.ts';
import { unlessDamaged } from '../../../core/records/reading/damaged-record.ts';
import { eachReadable } from '../../../core/records/reading/each-record.ts';
import { failedJobsPage } from '../../../core/services/failed-jobs.ts';
import { latestEnd } from './conclude-job.ts';
import {
  type DoneJob,
  doneKey,
  failedKey,
  failedPrefix,
  type JobFailedForGood,
  type JobRecord,
  pendingKey,
} from './job-records.ts';
import type { QueueParts } from './queue-parts.ts';

/**
 * Returns a page of the jobs of this name that failed for good, the earliest first, without those that are running
 * again or whose record is damaged.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function listFailedJobs(
  store: Store,
  name: string,
  page?: FailedJobsPage,
): Promise<FailedJob[]> {
  const jobs = failedJobsPage(page);
  for await (const failed of eachReadable<JobFailedForGood>(store, failedPrefix(name))) {
    if (await unlessDamaged(() => isSuperseded(store, failed))) continue;
    const { id, error, failedAt } = failed;
    jobs.add({ name, id, error, failedAt });
  }
  return jobs.list();
}

/**
 * Makes a job that failed for good pending again, in one write: its next round. The record of the failure stays until
 * that round has ended. Returns the key of the pending record, or null if no such job had failed for good.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function retryFailedJob(parts: QueueParts, name: string, id: string): Promise<string | null> {
  const { store, clock } = parts;
  const failed = await store.get<JobFailedForGood>(failedKey(name, id));
  if (!failed || (await isSuperseded(store, failed.value))) return null;
  const { payload, round } = failed.value;
  const pending = await store.get<JobRecord>(pendingKey(name, id));
  // Left over from the failed round, if the process that ended it did not get round to removing it.
  if (pending && pending.value.round <= round) {
    await store.delete(pendingKey(name, id), { ifMatch: pending.etag });
  }
  return createPending(parts, { ...freshJob({ name, id, payload }, clock.now()), round: round + 1 });
}

/** Whether the job has been started again since, or has even ended again. */
async function isSuperseded(store: Store, { name, id, round }: JobFailedForGood): Promise<boolean> {
  const [pending, done] = await Promise.all([
    store.get<JobRecord>(pendingKey(name, id)),
    store.get<DoneJob>(doneKey(name, id)),
  ]);
  return (pending !== null && pending.value.round > round) || (done !== null && done.value.round > round);
}

/**
 * Stores a new job, unless this name and id is already known, or the next round of one that is done and still due.
 * Returns the key of its record if it is new.
 *
 * @throws DeskError `storage_unavailable`, and whatever `isStillDue` throws
 */
export async function addJob(
  parts: QueueParts,
  job: { name: string; payload: object } & JobOptions,
): Promise<string | null> {
  // Avoids a useless record; whether a job has already ended is checked again when it is taken.
  const end = await latestEnd(parts.store, job);
  const isDone = end !== null && 'doneAt' in end;
  if (end && !(isDone && (await job.isStillDue?.()))) return null;
  return createPending(parts, { ...freshJob(job, parts.clock.now()), round: (end?.round ?? 0) + 1 });
}

/** Returns a job as it is before its first try. */
function freshJob(
  { name, id, payload }: { name: string; id: string; payload: object },
  now: Date,
): Omit<JobRecord, 'round'> {
  const notBefore = now.toISOString();
  return { name, id, payload, failures: 0, interruptions: 0, notBefore, lease: null, outcome: null };
}

/** Returns null if there is already a pending record of this job. */
async function createPending({ store }: QueueParts, job: JobRecord): Promise<string | null> {
  const key = pendingKey(job.name, job.id);
  return (await store.put(key, job, { condition: { ifNoneMatch: '*' } })) ? key : null;
}
