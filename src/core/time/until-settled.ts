import { DeskError } from '../errors.ts';

/**
 * Repeats an attempt until it has an answer. Each one without it means that somebody else has changed a record
 * meanwhile, so that one of all who try has got on; a storage that lets nobody get on must not be asked for ever.
 *
 * @throws DeskError `storage_unavailable` when there is no answer after many attempts
 *
 * @example
 * const number = await untilSettled(async () => ((await store.put(key, next, { condition })) ? next : undefined));
 */
export async function untilSettled<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  const message = 'The storage is too busy at the moment. Please try again later.';
  throw new DeskError('storage_unavailable', message, { details: { doing: 'wait', attempts: mostAttempts } });
}

/** As many may change one record at the same time, each losing to all others before it wins. */
const mostAttempts = 300;
