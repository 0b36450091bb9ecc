import { hasEnded } from './conclude-job.ts';
import { type PendingJob, pendingKey } from './job-records.ts';
import type { QueueParts } from './queue-parts.ts';

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
export function freshJob(
  { name, id, payload }: { name: string; id: string; payload: object },
  now: Date,
): Omit<PendingJob, 'round'> {
  const notBefore = now.toISOString();
  return { name, id, payload, failures: 0, interruptions: 0, notBefore, lease: null, outcome: null };
}

/** Null where there is a pending record of this job. */
export async function createPending({ store }: QueueParts, job: PendingJob): Promise<string | null> {
  const key = pendingKey(job.name, job.id);
  return (await store.put(key, job, { condition: { ifNoneMatch: '*' } })) ? key : null;
}
