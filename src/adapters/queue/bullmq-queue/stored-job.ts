import type { Job, JobsOptions, Queue } from 'bullmq';
import type { BullmqQueueSettings } from './queue-settings.ts';

/** What is kept of a job in Redis, beside what BullMQ counts by itself. */
export interface StoredJob<P extends object = object> {
  id: string;
  payload: P;
  /** BullMQ's count of lost processes when the job's present life began: it counts on when a job is retried. */
  stalledBefore: number;
  /** Tries of the present life that ended with an error that named the time of the next. */
  deferrals: number;
}

export type StoredQueue = Queue<StoredJob, void, string>;

export type TakenJob<P extends object> = Job<StoredJob<P>, void, string>;

/** How a job is to be kept. */
export function jobOptions(
  key: string,
  { attempts, doneRecordMilliseconds }: BullmqQueueSettings,
): JobsOptions {
  return {
    jobId: key,
    attempts,
    backoff: { type: 'jittered' },
    // A job that is kept is not accepted again, so these also say for how long an id is known.
    removeOnComplete: { age: Math.ceil(doneRecordMilliseconds / 1_000) },
    removeOnFail: false,
    stackTraceLimit: 0,
  };
}

/** Whether BullMQ found the job in another state than the step needs. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}
