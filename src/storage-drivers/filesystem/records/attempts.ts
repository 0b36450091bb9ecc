import { setTimeout as pause } from 'node:timers/promises';
import { DeskError } from '../../../core/errors.ts';
import type { Patience } from './version-claim.ts';

/**
 * Repeats an attempt until it has an answer, with growing waits that differ between those who wait for the
 * same thing. It waits several times as long as for a lock that nobody holds any more.
 *
 * @throws DeskError `storage_unavailable` when there is no answer even then
 *
 * @example
 * await repeatUntilAnswered(15_000, async (patience) => ((await change(patience)) ? 'done' : undefined));
 */
export async function repeatUntilAnswered<T>(
  lockLimit: number,
  attempt: (patience: Patience) => Promise<T | undefined>,
): Promise<T> {
  const patience: Patience = { limit: lockLimit, since: new Map() };
  const start = performance.now();
  for (let turn = 0; ; turn += 1) {
    const answer = await attempt(patience);
    if (answer !== undefined) return answer;
    if (performance.now() - start > 4 * lockLimit) throw tooBusy();
    await pause(Math.random() * Math.min(longestPause, 2 ** turn));
  }
}

/** Milliseconds; a change takes one or two. */
const longestPause = 16;

function tooBusy(): DeskError {
  const message = 'The storage is too busy at the moment. Please try again later.';
  return new DeskError('storage_unavailable', message, { details: { doing: 'wait' } });
}
