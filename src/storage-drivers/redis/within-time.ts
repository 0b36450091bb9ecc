/** Why something was given up that took too long. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

/**
 * Runs work that may take so many milliseconds, and that hears by the signal when it was given up, be it for
 * the time or because `parent` was aborted.
 *
 * @throws OutOfTime, or the parent's reason
 *
 * @example
 * await withinTime(5000, (signal) => fetch(url, { signal }));
 */
export async function withinTime<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  parent?: AbortSignal,
): Promise<T> {
  const over = new AbortController();
  let last: NodeJS.Immediate | undefined;
  const giveUp = () => over.abort(new OutOfTime(`Nothing within ${milliseconds} ms.`));
  const follow = () => over.abort(parent?.reason);
  const timer = setTimeout(() => {
    // After a busy spell the answer may lie there unread: it is read before this comes.
    last = setImmediate(giveUp);
  }, milliseconds);
  parent?.addEventListener('abort', follow, { once: true });
  if (parent?.aborted) follow();
  try {
    return await unlessAborted(over.signal, work(over.signal));
  } finally {
    clearTimeout(timer);
    clearImmediate(last);
    parent?.removeEventListener('abort', follow);
  }
}

/** What the promise gives, or the signal's reason where that comes first. */
export function unlessAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
