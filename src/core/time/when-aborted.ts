/**
 * Rejects with the signal's reason once it is aborted, and never resolves.
 *
 * @example
 * await Promise.race([work(), whenAborted(signal)]);
 */
export function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
