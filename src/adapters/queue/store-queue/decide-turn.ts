import type { PendingJob } from './job-records.ts';
import type { QueueSettings } from './queue-settings.ts';

export type Turn =
  /** Nothing to do before this time (milliseconds since 1970). */
  | { kind: 'later'; at: number }
  /** Its end was decided, but the process that did so did not finish it. */
  | { kind: 'conclude' }
  /** Took its process down too often. */
  | { kind: 'give up' }
  | { kind: 'run'; interruptions: number };

export interface TurnFacts {
  /** Milliseconds since 1970. */
  now: number;
  /** The queue that asks; it does not run the job at the moment. */
  owner: string;
  settings: QueueSettings;
}

/**
 * What to do with a pending job that was just read. Nothing is waited for longer than it can take: a time that is further
 * away was written before the clock was set back. Pure.
 */
export function decideTurn(job: PendingJob, facts: TurnFacts): Turn {
  const { now, owner, settings } = facts;
  const isOthers = job.lease !== null && job.lease.owner !== owner;
  const leaseEnd = job.lease && isOthers ? Date.parse(job.lease.expiresAt) : now;
  // Another machine's clock may be ahead, by well less than a lease. The other one may hand the job back.
  const isRunning = leaseEnd > now && leaseEnd <= now + 2 * settings.leaseMilliseconds;
  if (isRunning) return { kind: 'later', at: Math.min(leaseEnd, now + settings.pollMilliseconds) };
  if (job.outcome) return { kind: 'conclude' };
  const notBefore = Date.parse(job.notBefore);
  if (notBefore > now && notBefore <= now + longestWait(job, settings))
    return { kind: 'later', at: notBefore };
  // A lease that ran out belongs to a process that ended. Our own is left from a write whose answer got lost.
  const interruptions = job.interruptions + (isOthers ? 1 : 0);
  if (interruptions > settings.interruptions) return { kind: 'give up' };
  return { kind: 'run', interruptions };
}

/** A job that was never tried has nothing to wait for. */
function longestWait({ failures, deferrals = 0 }: PendingJob, settings: QueueSettings): number {
  if (deferrals > 0) return dayMilliseconds;
  return failures > 0 ? settings.longestWaitMilliseconds : 0;
}

/** An error can put a job off by a day. */
const dayMilliseconds = 24 * 60 * 60 * 1000;
