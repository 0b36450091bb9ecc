import { DeskError } from '../errors.ts';

/**
 * Repeats an attempt until it has an answer. Each turn without one means that somebody else has changed a record
 * meanwhile, so that one of all who try has got on; a storage that lets nobody get on must not be asked for ever.
 *
 * @throws DeskError `storage_unavailable` when there is no answer after many turns
 *
 * @example
 * const number = await untilSettled(async () => ((await store.put(key, next, { condition })) ? next : undefined));
 */
export async function untilSettled<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const answer = await attempt();
    if (answer !== undefined) return answer;
  }
  const message = 'The storage is too busy at the moment. Please try again later.';
  throw new DeskError('storage_unavailable', message, { details: { doing: 'wait', turns: mostTurns } });
}

/** As many may change one record at the same time, each losing to all others before it wins. */
const mostTurns = 300;
