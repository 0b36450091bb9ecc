import { type Sleep, sleep as sleepInRealTime } from './sleep.ts';

export interface TimeLimitOptions {
  /** What it rejects with once the time is over. @default an error that says how long it waited */
  tooLate?: () => Error;
  /** @default real time */
  sleep?: Sleep | undefined;
}

/**
 * What the work resolves to, if it does so in time; else it rejects, and the work goes on unheard. For services
 * that can be silent for longer than whoever asked will wait. Work that is given as a function gets a signal, which is
 * aborted as soon as nobody waits for it any longer, be it done or not.
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
 * Waits for work to come to an end, well or not, so long at most; whether it did. Never rejects.
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
