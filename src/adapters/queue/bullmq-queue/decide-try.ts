import { retryTimeOf } from '../../../core/time/backoff.ts';
import { mostDeferrals } from '../store-queue/conclude-job.ts';
import { errorMessage, isPermanent } from '../store-queue/error-facts.ts';
import type { BullmqQueueSettings } from './queue-settings.ts';
import type { JobCounts, StoredJob } from './stored-job.ts';

type Bounds = Pick<BullmqQueueSettings, 'attempts' | 'interruptions'>;

/** What a handler is told about the try that begins. */
export interface Try {
  kind: 'run';
  attempt: number;
  isLast: boolean;
  mayBeDeferred: boolean;
}

/** What follows from an error of a handler. */
export type AfterError =
  /** Waits for its next try. */
  | { kind: 'failed'; error: string }
  | { kind: 'failed for good'; error: string }
  /** Waits until this time, which counts as no failure. */
  | { kind: 'deferred'; until: Date };

/** What to do with a job that was just taken. Pure. */
export function decideTry(job: JobCounts & { data: StoredJob }, bounds: Bounds): Try | { kind: 'give up' } {
  const { stalledBefore, deferrals } = job.data;
  const interruptions = job.stalledCounter - stalledBefore;
  if (interruptions > bounds.interruptions) return { kind: 'give up' };
  const attempt = job.attemptsMade + 1;
  return {
    kind: 'run',
    attempt,
    isLast: attempt >= bounds.attempts || interruptions >= bounds.interruptions,
    mayBeDeferred: deferrals < mostDeferrals,
  };
}

/** What to do with a job after its handler threw. Pure. */
export function decideAfterError(
  { isLast, mayBeDeferred }: Pick<Try, 'isLast' | 'mayBeDeferred'>,
  error: unknown,
  now: Date,
): AfterError {
  const isOver = isPermanent(error);
  const until = mayBeDeferred && !isOver ? retryTimeOf(error, now) : null;
  if (until) return { kind: 'deferred', until };
  return { kind: isOver || isLast ? 'failed for good' : 'failed', error: errorMessage(error) };
}
