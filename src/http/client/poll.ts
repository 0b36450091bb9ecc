import { DeskApiError } from './desk-api-error.ts';

export interface PollOptions {
  /** Ends the waiting; what it was aborted with is thrown. */
  signal?: AbortSignal | undefined;
  /** Milliseconds between the first two questions; the pause grows to six times as much. @default 500 */
  interval?: number | undefined;
}

/**
 * Asks again and again until `isDone`. A question that fails for now (no connection, a busy server) is asked again
 * some times before the failure is thrown.
 */
export async function poll<T>(
  ask: () => Promise<T>,
  isDone: (answer: T) => boolean,
  { signal, interval = 500 }: PollOptions,
): Promise<T> {
  let failures = 0;
  for (let pause = interval; ; pause = Math.min(pause * 1.3, interval * 6)) {
    try {
      const answer = await ask();
      if (isDone(answer)) return answer;
      failures = 0;
    } catch (error) {
      failures++;
      const mayPass = error instanceof DeskApiError && error.isTemporary && failures < mostFailures;
      if (!mayPass) throw error;
    }
    await wait(pause, signal);
  }
}

/** In a row; with the growing pauses that bridges a restart of the server. */
const mostFailures = 10;

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
