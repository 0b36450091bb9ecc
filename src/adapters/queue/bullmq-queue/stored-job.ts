import type { JobsOptions } from 'bullmq';
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

/** What BullMQ counts. */
export interface JobCounts {
  /** Tries that ended with an error. */
  attemptsMade: number;
  /** How often its process was lost, over all its lives. */
  stalledCounter: number;
}

/** How a job is to be kept. */
export function jobOptions(key: string, settings: BullmqQueueSettings): JobsOptions {
  return {
    jobId: key,
    // A job that is kept is not accepted again, so these also say for how long an id is known.
    removeOnComplete: { age: Math.ceil(settings.doneRecordMilliseconds / 1_000) },
    removeOnFail: false,
    // Whether another try follows is decided by the worker, which knows what happened.
    attempts: Number.MAX_SAFE_INTEGER,
    backoff: { type: 'jittered' },
    stackTraceLimit: 0,
  };
}
