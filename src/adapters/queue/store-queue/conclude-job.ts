import type { PutCondition, Store, Stored } from '../../../core/ports.ts';
import { untilSettled } from '../../../core/time/until-settled.ts';
import {
  type DoneJob,
  doneKey,
  failedKey,
  type JobFailedForGood,
  type JobOutcome,
  type PendingJob,
  pendingKey,
} from './job-records.ts';
import { type QueueParts, timeAfter } from './queue-parts.ts';

/**
 * Writes down how a job ended, and removes it from the pending ones. Several processes may do so at once, and
 * each step may be repeated after a crash: the outcome was fixed before, by one conditional write.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function concludeJob(parts: QueueParts, job: PendingJob, etag: string): Promise<void> {
  const { store } = parts;
  if (job.outcome?.kind === 'done') await writeDone(parts, job, job.outcome);
  if (job.outcome?.kind === 'failed') await writeFailed(store, job, job.outcome);
  await store.delete(pendingKey(job.name, job.id), { ifMatch: etag });
}

/**
 * Whether this life of the job is already over. A pending record can appear after the end: when `add` looked for
 * an end before there was one, and wrote after the pending record was gone.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function hasEnded(store: Store, { name, id, round }: PendingJob): Promise<boolean> {
  const [done, failed] = await Promise.all([
    store.get<DoneJob>(doneKey(name, id)),
    store.get<JobFailedForGood>(failedKey(name, id)),
  ]);
  return [done, failed].some((end) => end !== null && end.value.round >= round);
}

type OutcomeOf<K extends JobOutcome['kind']> = Extract<JobOutcome, { kind: K }>;

async function writeDone(parts: QueueParts, job: PendingJob, outcome: OutcomeOf<'done'>): Promise<void> {
  const { name, id, round } = job;
  const record: DoneJob = { name, id, round, doneAt: outcome.at };
  await parts.store.put(doneKey(name, id), record, {
    condition: { ifNoneMatch: '*' },
    expiresAt: timeAfter(parts.clock, parts.settings.doneRecordMilliseconds),
  });
  if (round > 1) await parts.store.delete(failedKey(name, id));
}

async function writeFailed(store: Store, job: PendingJob, outcome: OutcomeOf<'failed'>): Promise<void> {
  const { name, id, payload, round } = job;
  const record: JobFailedForGood = { name, id, payload, round, error: outcome.error, failedAt: outcome.at };
  const key = failedKey(name, id);
  await untilSettled(async () => {
    const earlier = await store.get<JobFailedForGood>(key);
    if (earlier && earlier.value.round >= round) return true;
    return (await store.put(key, record, { condition: conditionOn(earlier) })) ? true : undefined;
  });
}

function conditionOn(earlier: Stored | null): PutCondition {
  return earlier ? { ifMatch: earlier.etag } : { ifNoneMatch: '*' };
}
