import { interruptedTooOften } from '../job-error.ts';
import type { QueueSettings } from '../queue-settings.ts';
import { concludeJob, failedJob, hasEnded } from './conclude-job.ts';
import { HeldJob } from './held-job.ts';
import type { JobRecord } from './job-records.ts';
import { newLease, type QueueParts, timeNow } from './queue-parts.ts';

export type Taken<P extends object> =
  /** The job is ours now. */
  | { kind: 'held'; held: HeldJob<P> }
  /** Look at the job again at this time (milliseconds since 1970). */
  | { kind: 'later'; at: number }
  | { kind: 'gone' };

/**
 * Reads a pending job and does what is due: takes it with a lease, concludes it if its process did not get round to
 * that, or leaves it for later.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function claimJob<P extends object>(parts: QueueParts, key: string): Promise<Taken<P>> {
  const { store, clock, owner, settings, logger } = parts;
  const stored = await store.get<JobRecord<P>>(key);
  if (!stored) return { kind: 'gone' };
  const job = stored.value;
  const now = timeNow(clock);
  const claim = decideClaim(job, { now, owner, settings });
  const lostRace = { kind: 'later', at: now + settings.pollMilliseconds } as const;

  if (claim.kind === 'later') return claim;
  if (claim.kind === 'conclude') {
    await concludeJob(parts, job, stored.etag);
    return { kind: 'gone' };
  }
  if (claim.kind === 'give up') {
    const given = failedJob({ ...job, lease: newLease(parts) }, interruptedTooOften, clock.now());
    const written = await store.put(key, given, { condition: { ifMatch: stored.etag } });
    if (!written) return lostRace;
    logger.error('A job failed for good: its process ended during each try.', { job: job.name, id: job.id });
    await concludeJob(parts, given, written.etag);
    return { kind: 'gone' };
  }

  const taken = { ...job, interruptions: claim.interruptions, lease: newLease(parts) };
  const written = await store.put(key, taken, { condition: { ifMatch: stored.etag } });
  if (!written) return lostRace;
  // Checked while holding the lease, because only then can no other process end the job in the meantime.
  if (await hasEnded(store, taken)) {
    await store.delete(key, { ifMatch: written.etag });
    return { kind: 'gone' };
  }
  if (claim.interruptions > job.interruptions) {
    const facts = { job: job.name, id: job.id, interruptions: claim.interruptions };
    logger.warn('A job was taken over from a process that showed no sign of life.', facts);
  }
  return { kind: 'held', held: new HeldJob(store, owner, key, { value: taken, etag: written.etag }) };
}

type Claim =
  /** Nothing to do before this time (milliseconds since 1970). */
  | { kind: 'later'; at: number }
  /** Its end was decided, but the process that did so did not record it completely. */
  | { kind: 'conclude' }
  /** It has taken its process down too often. */
  | { kind: 'give up' }
  | { kind: 'run'; interruptions: number };

interface ClaimFacts {
  /** Milliseconds since 1970. */
  now: number;
  /** The queue that asks, which is not running the job at the moment. */
  owner: string;
  settings: QueueSettings;
}

/**
 * Decides what to do with a pending job that was just read. The wait is never longer than it can legitimately be: a
 * time further away was written before the clock was set back. Pure.
 */
export function decideClaim(job: JobRecord, facts: ClaimFacts): Claim {
  const { now, owner, settings } = facts;
  const isOthers = job.lease !== null && job.lease.owner !== owner;
  const leaseEnd = job.lease && isOthers ? Date.parse(job.lease.expiresAt) : now;
  // Another machine's clock may be ahead, by much less than a lease. The other process may still hand the job back.
  const isRunning = leaseEnd > now && leaseEnd <= now + 2 * settings.leaseMilliseconds;
  if (isRunning) return { kind: 'later', at: Math.min(leaseEnd, now + settings.pollMilliseconds) };
  if (job.outcome) return { kind: 'conclude' };
  const notBefore = Date.parse(job.notBefore);
  if (notBefore > now && notBefore <= now + longestWait(job, settings))
    return { kind: 'later', at: notBefore };
  // An expired lease belongs to a process that ended. A lease of our own is left from a write whose response was
  // lost.
  const interruptions = job.interruptions + (isOthers ? 1 : 0);
  if (interruptions > settings.interruptions) return { kind: 'give up' };
  return { kind: 'run', interruptions };
}

/** A job that was never tried has nothing to wait for. */
function longestWait({ failures, deferrals = 0 }: JobRecord, settings: QueueSettings): number {
  if (deferrals > 0) return dayMilliseconds;
  return failures > 0 ? settings.longestWaitMilliseconds : 0;
}

/** An error can postpone a job by a day. */
const dayMilliseconds = 24 * 60 * 60 * 1000;
