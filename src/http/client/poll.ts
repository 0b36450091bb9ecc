import { DeskApiError } from './call-operation.ts';

export interface PollOptions {
  /** Stops waiting and throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds between the first two requests; the pause grows to six times as long. @default 500 */
  interval?: number | undefined;
}

interface Patience {
  /** So many temporary failures in a row are thrown. */
  mostFailures: number;
  /** An answer that asks for a longer wait, in milliseconds, is thrown. */
  mostAsked: number;
}

/**
 * Asks repeatedly until `isDone`. A temporary failure (no connection, a busy server) is retried several times before
 * it is thrown, after the wait that it asks for or the usual one, whichever is longer. Ten in a row, with the growing
 * pauses, are enough to survive a restart of the server.
 */
export async function poll<T>(
  ask: () => Promise<T>,
  isDone: (answer: T) => boolean,
  options: PollOptions & Partial<Patience>,
): Promise<T> {
  const { signal, interval = 500, mostFailures = 10, mostAsked = Number.POSITIVE_INFINITY } = options;
  let failures = 0;
  for (let pause = interval; ; pause = Math.min(pause * 1.3, interval * 6)) {
    let asked = 0;
    try {
      const answer = await ask();
      if (isDone(answer)) return answer;
      failures = 0;
    } catch (error) {
      failures++;
      if (!(error instanceof DeskApiError && error.isTemporary)) throw error;
      asked = (error.retryAfterSeconds ?? 0) * 1_000;
      if (failures >= mostFailures || asked > mostAsked) throw error;
    }
    await wait(Math.max(pause, Math.min(asked, longestWait)), signal);
  }
}

/** However long a server asks for, it may be back sooner. */
const longestWait = 60_000;

/**
 * Asks again after a temporary failure, for about three seconds, or longer if the desk asks for short waits. A desk that
 * asks for a long one, because it has no room for example, is not waited for: somebody sits in front of the page. Only
 * for what does nothing new if it is repeated.
 */
export function retried<T>(ask: () => Promise<T>, options: PollOptions): Promise<T> {
  return poll(ask, () => true, { ...options, mostFailures: 5, mostAsked: 30_000 });
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
