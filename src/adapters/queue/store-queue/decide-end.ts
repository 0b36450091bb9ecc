import { backoffMilliseconds } from '../../../core/time/backoff.ts';
import { retryTimeOf } from '../../../core/time/retry-time.ts';
import { errorMessage, isPermanent } from './error-facts.ts';
import type { PendingJob } from './job-records.ts';
import type { QueueSettings } from './queue-settings.ts';

/** Whether no further try follows the one that starts now. Pure. */
export function isLastTry(job: PendingJob, settings: QueueSettings): boolean {
  return job.failures + 1 >= settings.attempts || job.interruptions >= settings.interruptions;
}

/** The job after its handler came to its end. Pure. */
export function doneJob<P extends object>(job: PendingJob<P>, now: Date): PendingJob<P> {
  return { ...job, outcome: { kind: 'done', at: now.toISOString() } };
}

/**
 * The job after its handler threw: waiting for the next try, or failed for good. Pure; `fraction` (0 to 1) says
 * where in its span the wait lies.
 */
export function jobAfterError<P extends object>(
  job: PendingJob<P>,
  error: unknown,
  facts: { now: Date; fraction: number; settings: QueueSettings },
): PendingJob<P> {
  const { now, fraction, settings } = facts;
  const retryAt = mayBeDeferred(job) && !isPermanent(error) ? retryTimeOf(error, now) : null;
  if (retryAt) return deferredJob(job, retryAt);
  if (isPermanent(error) || isLastTry(job, settings)) return failedJob(job, errorMessage(error), now);
  const failures = job.failures + 1;
  const limits = {
    firstMilliseconds: settings.firstWaitMilliseconds,
    longestMilliseconds: settings.longestWaitMilliseconds,
  };
  const wait = backoffMilliseconds(failures, limits, fraction);
  return { ...job, failures, notBefore: new Date(now.getTime() + wait).toISOString(), lease: null };
}

/** Whether an error that names a time may still put the job off until then. Pure. */
export function mayBeDeferred({ deferrals = 0 }: PendingJob): boolean {
  return deferrals < mostDeferrals;
}

/** Two days of a service that says "in an hour" each time. */
export const mostDeferrals = 48;

/** The job put off to a time that the error named, which is no failure of the job's. */
function deferredJob<P extends object>(job: PendingJob<P>, at: Date): PendingJob<P> {
  return { ...job, deferrals: (job.deferrals ?? 0) + 1, notBefore: at.toISOString(), lease: null };
}

/** The job given up, with the reason. Pure. */
export function failedJob<P extends object>(job: PendingJob<P>, error: string, now: Date): PendingJob<P> {
  return { ...job, outcome: { kind: 'failed', at: now.toISOString(), error } };
}

/** The job as it was before its present try, for anyone to take at once. Pure. */
export function handedBackJob<P extends object>(job: PendingJob<P>): PendingJob<P> {
  return { ...job, lease: null };
}
