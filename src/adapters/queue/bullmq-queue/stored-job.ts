import type { Job, JobsOptions, Queue } from 'bullmq';
import type { BullmqQueueSettings } from './queue-settings.ts';

/** What is stored of a job in Redis, in addition to BullMQ's own counts. */
export interface StoredJob<P extends object = object> {
  id: string;
  payload: P;
  /** BullMQ's count of lost processes when the job's current life began: the count continues when a job is retried. */
  stalledBefore: number;
  /** Tries in the current life that ended with an error that named the time of the next. */
  deferrals: number;
}

export type StoredQueue = Queue<StoredJob, void, string>;

export type TakenJob<P extends object> = Job<StoredJob<P>, void, string>;

/** Returns the options with which a job is stored. */
export function jobOptions(
  jobId: string,
  { attempts, doneRecordMilliseconds }: BullmqQueueSettings,
): JobsOptions {
  // A stored job is not accepted again, so these also determine for how long an id is known.
  const kept = { removeOnComplete: { age: Math.ceil(doneRecordMilliseconds / 1_000) }, removeOnFail: false };
  return { jobId, attempts, backoff: { type: 'jittered' }, ...kept, stackTraceLimit: 0 };
}

/** Whether BullMQ found the job in a different state from the one that the step needs. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}
