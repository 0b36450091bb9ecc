import { DeskError } from '../errors.ts';

/**
 * Repeats an attempt until it returns an answer. An attempt without an answer means that another process has changed
 * a record in the meantime, so at least one of them has made progress. Attempts are limited, in case a storage never
 * lets any succeed.
 *
 * @throws DeskError `storage_unavailable` if there is no answer after many attempts
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

/** This many may change one record at the same time, each losing to all others before it wins. */
const mostAttempts = 300;
