import { type Sleep, sleep as sleepInRealTime } from './sleep.ts';

/**
 * What the work resolves to, if it does so in time; else it rejects, and the work goes on unheard. For services
 * that can be silent for longer than whoever asked will wait.
 *
 * @example
 * await inTime(3_000, store.ping());
 */
export async function inTime<T>(
  milliseconds: number,
  work: Promise<T>,
  sleep: Sleep = sleepInRealTime,
): Promise<T> {
  const answered = new AbortController();
  const silence = sleep(milliseconds, answered.signal).then(() => {
    throw new Error(`No answer within ${milliseconds} ms.`);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    answered.abort();
  }
}
