import type { Sleep } from '../../../core/time/sleep.ts';

/** Waits for a promise that never rejects, so long at most; whether it came to its end. */
export async function within(
  promise: Promise<unknown>,
  milliseconds: number,
  sleep: Sleep,
): Promise<boolean> {
  const end = new AbortController();
  void promise.then(() => end.abort());
  await sleep(milliseconds, end.signal);
  return end.signal.aborted;
}
