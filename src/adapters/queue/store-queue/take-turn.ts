import { concludeJob, hasEnded } from './conclude-job.ts';
import { failedJob } from './decide-end.ts';
import { decideTurn } from './decide-turn.ts';
import { HeldJob } from './held-job.ts';
import type { PendingJob } from './job-records.ts';
import { newLease, type QueueParts, timeNow } from './queue-parts.ts';

export type Taken<P extends object> =
  /** The job is ours now. */
  | { kind: 'held'; held: HeldJob<P> }
  /** Look at it again at this time (milliseconds since 1970). */
  | { kind: 'later'; at: number }
  | { kind: 'gone' };

/**
 * Reads a pending job and does what is due: takes it with a lease, or ends it where its process did not come to
 * that, or leaves it for later.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function takeTurn<P extends object>(parts: QueueParts, key: string): Promise<Taken<P>> {
  const { store, clock, owner, settings, logger } = parts;
  const stored = await store.get<PendingJob<P>>(key);
  if (!stored) return { kind: 'gone' };
  const job = stored.value;
  const now = timeNow(clock);
  const turn = decideTurn(job, { now, owner, settings });
  const lostRace = { kind: 'later', at: now + settings.pollMilliseconds } as const;

  if (turn.kind === 'later') return turn;
  if (turn.kind === 'conclude') {
    await concludeJob(parts, job, stored.etag);
    return { kind: 'gone' };
  }
  if (turn.kind === 'give up') {
    const given = failedJob({ ...job, lease: newLease(parts) }, interruptedTooOften, clock.now());
    const written = await store.put(key, given, { condition: { ifMatch: stored.etag } });
    if (!written) return lostRace;
    logger.error('A job failed for good: its process ended during each try.', { job: job.name, id: job.id });
    await concludeJob(parts, given, written.etag);
    return { kind: 'gone' };
  }

  const taken = { ...job, interruptions: turn.interruptions, lease: newLease(parts) };
  const written = await store.put(key, taken, { condition: { ifMatch: stored.etag } });
  if (!written) return lostRace;
  // Asked with the lease in hand, as only then nobody else can bring the job to its end meanwhile.
  if (await hasEnded(store, taken)) {
    await store.delete(key, { ifMatch: written.etag });
    return { kind: 'gone' };
  }
  if (turn.interruptions > job.interruptions) {
    const facts = { job: job.name, id: job.id, interruptions: turn.interruptions };
    logger.warn('A job was taken over from a process that gave no sign of life.', facts);
  }
  return { kind: 'held', held: new HeldJob(store, owner, key, { value: taken, etag: written.etag }) };
}

const interruptedTooOften = 'The program ended unexpectedly each time that it worked on this job.';
