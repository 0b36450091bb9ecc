import type { Clock, Ids, Logger } from '../../core/ports.ts';
import { backoffMilliseconds, randomFraction } from '../../core/time/backoff.ts';
import type { Sleep } from '../../core/time/sleep.ts';
import { errorCode } from './job-error.ts';

/** Gets a queue through times in which the storage fails, with waits and a single line in the log. */
export class StorageOutage {
  readonly #parts: { clock: Clock; ids: Ids; logger: Logger; sleep: Sleep };
  #lastFailure = Number.NEGATIVE_INFINITY;

  constructor(parts: { clock: Clock; ids: Ids; logger: Logger; sleep: Sleep }) {
    this.#parts = parts;
  }

  /** Logs a failure, unless the previous one is so recent that it is still the same outage. */
  report(error: unknown): void {
    const { clock, logger } = this.#parts;
    const now = clock.now().getTime();
    const isSameOutage = Math.abs(now - this.#lastFailure) < quietMilliseconds;
    this.#lastFailure = now;
    if (isSameOutage) return;
    logger.error('The storage of the job queue is failing. No job is lost; the queue keeps trying.', {
      code: errorCode(error),
    });
  }

  /** Returns the milliseconds to wait after this many consecutive failures. */
  wait(failures: number): number {
    return backoffMilliseconds(failures, waits, (1 + randomFraction(this.#parts.ids)) / 2);
  }

  /**
   * Repeats the operation until it succeeds. Once `giveUp` is aborted, tries one last time, and throws whatever that
   * throws.
   */
  async outlast<T>(operation: () => Promise<T>, giveUp: AbortSignal): Promise<T> {
    for (let failures = 1; ; failures++) {
      const isLast = giveUp.aborted;
      try {
        return await operation();
      } catch (error) {
        this.report(error);
        if (isLast) throw error;
      }
      await this.#parts.sleep(this.wait(failures), giveUp);
    }
  }
}

/** Half of each wait is fixed, so that a storage that is down is not hammered. */
const waits = { firstMilliseconds: 200, longestMilliseconds: 5_000 };

/** Longer than any wait, so that failures of one outage count as one. */
const quietMilliseconds = 60_000;
