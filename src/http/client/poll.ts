import { DeskApiError } from './call-operation.ts';

export interface PollOptions {
  /** Stops waiting and throws the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds between the first two requests; the pause grows to six times as long. @default 500 */
  interval?: number | undefined;
}

/**
 * Asks repeatedly until `isDone`. A temporary failure (no connection, a busy server) is retried several times before
 * it is thrown. Ten in a row, with the growing pauses, are enough to survive a restart of the server.
 */
export async function poll<T>(
  ask: () => Promise<T>,
  isDone: (answer: T) => boolean,
  { signal, interval = 500, mostFailures = 10 }: PollOptions & { mostFailures?: number },
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

/** Asks again after a temporary failure, for about three seconds. Only for what does nothing new if it is repeated. */
export function retried<T>(ask: () => Promise<T>, options: PollOptions): Promise<T> {
  return poll(ask, () => true, { ...options, mostFailures: 5 });
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
