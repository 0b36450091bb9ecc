import type { PutOptions, Store, Stored } from '../../../core/ports.ts';
import { unchanged } from '../../../core/records/change-record.ts';
import { untilSettled } from '../../../core/time/until-settled.ts';
import { errorMessage, isPermanent, retryTimeFor } from '../job-error.ts';
import { type QueueSettings, waitAfter } from '../queue-settings.ts';
import {
  type DoneJob,
  doneKey,
  failedKey,
  type JobFailedForGood,
  type JobOutcome,
  type JobRecord,
  pendingKey,
} from './job-records.ts';
import { type QueueParts, timeAfter } from './queue-parts.ts';

/**
 * Records how a job ended, and removes it from the pending ones. Several processes may do so at the same time, and
 * each step may be repeated after a crash: the outcome has already been fixed by one conditional write.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function concludeJob(parts: QueueParts, job: JobRecord, etag: string): Promise<void> {
  const { store } = parts;
  if (job.outcome?.kind === 'done') await writeDone(parts, job, job.outcome);
  if (job.outcome?.kind === 'failed') await writeFailed(store, job, job.outcome);
  await store.delete(pendingKey(job.name, job.id), { ifMatch: etag });
}

/**
 * Whether this life of the job is already over. A pending record can appear after the end, if `add` checked for an
 * end before there was one, and wrote after the pending record was gone.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function hasEnded(store: Store, job: JobRecord): Promise<boolean> {
  const end = await latestEnd(store, job);
  return end !== null && end.round >= job.round;
}

/**
 * Returns how the latest life of a job that is over ended; null if none is known.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function latestEnd(
  store: Store,
  { name, id }: Pick<JobRecord, 'name' | 'id'>,
): Promise<DoneJob | JobFailedForGood | null> {
  const [done, failed] = await Promise.all([
    store.get<DoneJob>(doneKey(name, id)),
    store.get<JobFailedForGood>(failedKey(name, id)),
  ]);
  const isFailedLater = failed !== null && failed.value.round > (done?.value.round ?? 0);
  return (isFailedLater ? failed : done)?.value ?? null;
}

type OutcomeOf<K extends JobOutcome['kind']> = Extract<JobOutcome, { kind: K }>;

async function writeDone(parts: QueueParts, job: JobRecord, outcome: OutcomeOf<'done'>): Promise<void> {
  const { store, clock, settings } = parts;
  const { name, id, round } = job;
  const record: DoneJob = { name, id, round, doneAt: outcome.at };
  const expiresAt = timeAfter(clock, settings.doneRecordMilliseconds);
  await writeEnd(store, doneKey(name, id), record, { expiresAt });
  if (round > 1) await store.delete(failedKey(name, id));
}

async function writeFailed(store: Store, job: JobRecord, outcome: OutcomeOf<'failed'>): Promise<void> {
  const { name, id, payload, round } = job;
  const record: JobFailedForGood = { name, id, payload, round, error: outcome.error, failedAt: outcome.at };
  await writeEnd(store, failedKey(name, id), record);
}

/** Stores an end, unless that of the same life or of a later one is already there. */
async function writeEnd<End extends DoneJob | JobFailedForGood>(
  store: Store,
  key: string,
  end: End,
  options: Pick<PutOptions, 'expiresAt'> = {},
): Promise<void> {
  let earlier: Stored<End> | null = null;
  await untilSettled(async () => {
    const isWritten = await store.put(key, end, { ...options, condition: unchanged(earlier) });
    // No end is of an earlier life than the first.
    if (isWritten || end.round === 1) return true;
    earlier = await store.get<End>(key);
    return earlier !== null && earlier.value.round >= end.round ? true : undefined;
  });
}

/** Whether no further try follows the one that is about to start. Pure. */
export function isLastTry(job: JobRecord, settings: QueueSettings): boolean {
  return job.failures + 1 >= settings.attempts || job.interruptions >= settings.interruptions;
}

/** Returns the job after its handler has ended. Pure. */
export function doneJob<P extends object>(job: JobRecord<P>, now: Date): JobRecord<P> {
  return { ...job, outcome: { kind: 'done', at: now.toISOString() } };
}

/**
 * Returns the job after its handler threw: waiting for the next try, or failed for good. Pure; `fraction` (0 to 1) is
 * the position of the wait in its span.
 */
export function jobAfterError<P extends object>(
  job: JobRecord<P>,
  error: unknown,
  facts: { now: Date; fraction: number; settings: QueueSettings },
): JobRecord<P> {
  const { now, fraction, settings } = facts;
  const retryAt = retryTimeFor(error, job, now);
  if (retryAt) return deferredJob(job, retryAt);
  if (isPermanent(error) || isLastTry(job, settings)) return failedJob(job, errorMessage(error), now);
  const failures = job.failures + 1;
  const wait = waitAfter(failures, settings, fraction);
  return { ...job, failures, notBefore: new Date(now.getTime() + wait).toISOString(), lease: null };
}

/** Returns the job postponed to a time that the error named, which does not count as a failure. */
function deferredJob<P extends object>(job: JobRecord<P>, at: Date): JobRecord<P> {
  return { ...job, deferrals: (job.deferrals ?? 0) + 1, notBefore: at.toISOString(), lease: null };
}

/** Returns the job, given up, with the reason. Pure. */
export function failedJob<P extends object>(job: JobRecord<P>, error: string, now: Date): JobRecord<P> {
  return { ...job, outcome: { kind: 'failed', at: now.toISOString(), error } };
}

/** Returns the job as it was before its current try, for any process to take immediately. Pure. */
export function handedBackJob<P extends object>(job: JobRecord<P>): JobRecord<P> {
  return { ...job, lease: null };
}
