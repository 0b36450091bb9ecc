import { idleSleep, type Sleep } from '../time/sleep.ts';

export interface PatrolOptions {
  /** From the end of one round to the next. @default a minute */
  intervalMilliseconds?: number;
  /** How to wait. @default in real time, without keeping the process alive */
  sleep?: Sleep | undefined;
}

/**
 * Runs `round` at once, and again each time that the interval is over. A round that fails is reported, and the next one
 * comes all the same.
 *
 * @returns stops it; a round that is under way is neither waited for nor reported any more
 * @example
 * const stop = startPatrol(() => settleAbandoned(options), (error) => logger.warn('…', errorFacts(error)));
 */
export function startPatrol(
  round: () => Promise<void>,
  failed: (error: unknown) => void,
  { intervalMilliseconds = 60_000, sleep = idleSleep }: PatrolOptions = {},
): () => void {
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  const walk = async () => {
    while (!isStopped()) {
      try {
        await round();
      } catch (error) {
        if (!isStopped()) failed(error);
      }
      await sleep(intervalMilliseconds, stopping.signal);
    }
  };
  void walk();
  return () => stopping.abort();
}
