/**
 * Waits for the given milliseconds, or until the signal is aborted. It never rejects. Other implementations (for
 * tests with a clock that is moved by hand) must follow these rules.
 */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/**
 * Waits in real time, at most the 24 days that a Node timer can hold. Keeps the process alive.
 *
 * @example
 * const hurry = new AbortController();
 * await sleep(1_000, hurry.signal);
 */
export const sleep: Sleep = (milliseconds, signal) => waitFor(milliseconds, signal, true);

/** Does the same for occasional work: the process may exit in the meantime. */
export const idleSleep: Sleep = (milliseconds, signal) => waitFor(milliseconds, signal, false);

/**
 * Rejects with the signal's reason once it is aborted, and never resolves.
 *
 * @example
 * await Promise.race([work(), whenAborted(signal)]);
 */
export function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    // Once, because Node keeps a combined signal for ever that still has a listener after it was aborted.
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

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

/** Node fires a timer that is longer than this immediately. */
const longestTimer = 2 ** 31 - 1;
