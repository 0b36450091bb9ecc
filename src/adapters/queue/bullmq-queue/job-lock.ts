import type { Sleep } from '../../../core/time/sleep.ts';

/**
 * Renews the lock on a job at every third of its time until it is asked to stop. Gives `lost` when Redis says
 * that it is another's, or when Redis said nothing for so long that the lock must have run out. Never rejects.
 */
export async function keepLock(
  renew: () => Promise<boolean>,
  { milliseconds, stop, sleep }: { milliseconds: number; stop: AbortSignal; sleep: Sleep },
): Promise<'stopped' | 'lost'> {
  let renewedAt = performance.now();
  for (;;) {
    await sleep(milliseconds / 3, stop);
    if (stop.aborted) return 'stopped';
    const isHeld = await answerOf(renew, milliseconds / 3, sleep);
    if (stop.aborted) return 'stopped';
    if (isHeld) renewedAt = performance.now();
    else if (isHeld === false || performance.now() - renewedAt >= milliseconds) return 'lost';
  }
}

/** Null where there is none in time, or an error. */
async function answerOf(
  renew: () => Promise<boolean>,
  milliseconds: number,
  sleep: Sleep,
): Promise<boolean | null> {
  const answered = new AbortController();
  const tooLate = sleep(milliseconds, answered.signal).then(() => null);
  try {
    return await Promise.race([renew(), tooLate]);
  } catch {
    return null;
  } finally {
    answered.abort();
  }
}
