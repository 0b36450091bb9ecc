import { type Sleep, sleep as sleepInRealTime } from './sleep.ts';

export interface TimeLimitOptions {
  /** Returns the error to reject with once the time is up. @default an error that says how long it waited */
  tooLate?: () => Error;
  /** @default real time */
  sleep?: Sleep | undefined;
}

/**
 * Returns what the work resolves to, if it does so in time; otherwise rejects, and ignores the outcome of the work.
 * For services that can be silent for longer than the caller is willing to wait. Work that is passed as a function
 * gets a signal, which is aborted when the wait is over, whether the work is done or not.
 *
 * @example
 * await inTime(3_000, store.ping());
 * await inTime(5_000, (signal) => fetch(url, { signal }), { tooLate: () => new Error('It is too slow.') });
 */
export async function inTime<T>(
  milliseconds: number,
  work: Promise<T> | ((signal: AbortSignal) => Promise<T>),
  { tooLate, sleep = sleepInRealTime }: TimeLimitOptions = {},
): Promise<T> {
  const ended = new AbortController();
  const silence = sleep(milliseconds, ended.signal).then((): never => {
    throw tooLate?.() ?? new Error(`No answer within ${milliseconds} ms.`);
  });
  try {
    return await Promise.race([typeof work === 'function' ? work(ended.signal) : work, silence]);
  } finally {
    ended.abort();
  }
}

/**
 * Waits for work to end, successfully or not, but no longer than the given time; returns whether it ended. Never
 * rejects.
 *
 * @example
 * if (!(await endsInTime(5_000, Promise.all(running)))) abort();
 */
export async function endsInTime(
  milliseconds: number,
  work: Promise<unknown>,
  sleep: Sleep = sleepInRealTime,
): Promise<boolean> {
  const ended = new AbortController();
  const end = () => ended.abort();
  work.then(end, end);
  await sleep(milliseconds, ended.signal);
  return ended.signal.aborted;
}
