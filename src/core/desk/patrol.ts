/**
 * Runs `round` now and then at every interval, never twice at the same time. A round that fails is reported, and the
 * next one comes all the same. It does not keep the process alive.
 *
 * @returns stops it; a round that is under way is neither waited for nor reported any more
 * @example
 * const stop = startPatrol(() => settleAbandoned(options), (error) => logger.warn('…', errorFacts(error)));
 */
export function startPatrol(
  round: () => Promise<void>,
  failed: (error: unknown) => void,
  intervalMilliseconds = 60_000,
): () => void {
  let isWalking = false;
  let isStopped = false;
  const walk = async () => {
    if (isWalking) return;
    isWalking = true;
    try {
      await round();
    } catch (error) {
      if (!isStopped) failed(error);
    } finally {
      isWalking = false;
    }
  };
  const timer = setInterval(walk, intervalMilliseconds);
  timer.unref();
  void walk();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
