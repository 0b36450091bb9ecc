/**
 * Waits so many milliseconds, or less where the signal is aborted first. It never rejects. Whoever passes one of
 * their own (tests with a clock that is moved by hand) keeps these rules.
 */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/**
 * Waits in real time; at most the 24 days that a timer of Node can hold. The process stays alive meanwhile.
 *
 * @example
 * const hurry = new AbortController();
 * await sleep(1_000, hurry.signal);
 */
export const sleep: Sleep = (milliseconds, signal) => waitFor(milliseconds, signal, true);

/** The same for what happens now and then: the process may end meanwhile. */
export const idleSleep: Sleep = (milliseconds, signal) => waitFor(milliseconds, signal, false);

function waitFor(milliseconds: number, signal: AbortSignal | undefined, staysAlive: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(milliseconds, longestTimer));
    if (!staysAlive) timer.unref();
    signal?.addEventListener('abort', end);
  });
}

/** Node fires a timer that is longer than this at once. */
const longestTimer = 2 ** 31 - 1;
