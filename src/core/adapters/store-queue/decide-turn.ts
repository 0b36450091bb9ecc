import type { PendingJob } from './job-records.ts';

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
  /** The most that one job may be interrupted. */
  maximumInterruptions: number;
  /** How soon to look again at a job that another process runs, as that one may hand it back. */
  pollMilliseconds: number;
}

/** What to do with a pending job that was just read. Pure. */
export function decideTurn(job: PendingJob, facts: TurnFacts): Turn {
  const { now, owner, maximumInterruptions, pollMilliseconds } = facts;
  const isOthers = job.lease !== null && job.lease.owner !== owner;
  const leaseEnd = job.lease && isOthers ? Date.parse(job.lease.expiresAt) : now;
  if (leaseEnd > now) return { kind: 'later', at: Math.min(leaseEnd, now + pollMilliseconds) };
  if (job.outcome) return { kind: 'conclude' };
  const notBefore = Date.parse(job.notBefore);
  if (notBefore > now) return { kind: 'later', at: notBefore };
  // A lease that ran out belongs to a process that ended. Our own is left from a write whose answer got lost.
  const interruptions = job.interruptions + (isOthers ? 1 : 0);
  if (interruptions > maximumInterruptions) return { kind: 'give up' };
  return { kind: 'run', interruptions };
}
