import type { Sleep } from '../../../core/time/sleep.ts';

/**
 * The keys of pending jobs that a worker knows, and when to look at each of them. Saves reading a job before its
 * time, and listing the store again for each of many jobs. Times are milliseconds since 1970.
 */
export class Schedule {
  readonly #times = new Map<string, number>();
  #refreshedAt = Number.NEGATIVE_INFINITY;
  #refreshTook = 0;

  set(key: string, time: number): void {
    this.#times.set(key, time);
  }

  remove(key: string): void {
    this.#times.delete(key);
  }

  /**
   * Whether it is time to refresh: after the given interval, or a longer one if refreshing takes long, as with
   * thousands of waiting jobs; also if the clock was set back.
   */
  isStale(now: number, milliseconds: number): boolean {
    const pause = Math.min(Math.max(milliseconds, 10 * this.#refreshTook), 10 * milliseconds);
    return Math.abs(now - this.#refreshedAt) >= pause;
  }

  /**
   * Adds the keys that exist now. New ones are due immediately, and if the clock was set back, so are the others; keys
   * that no longer exist are forgotten.
   */
  async refresh(keys: AsyncIterable<string>, now: () => number): Promise<void> {
    const start = now();
    // The known times are by the clock as it was, and may be far ahead now.
    if (start < this.#refreshedAt) for (const key of this.#times.keys()) this.#times.set(key, start);
    // A key that is set during the listing may be missing from it, and stays.
    const missing = new Set(this.#times.keys());
    for await (const key of keys) {
      missing.delete(key);
      if (!this.#times.has(key)) this.#times.set(key, start);
    }
    for (const key of missing) this.#times.delete(key);
    this.#refreshedAt = start;
    this.#refreshTook = Math.max(0, now() - start);
  }

  /**
   * Yields the keys that are due, in the order in which they were added. The schedule may be changed in the meantime.
   */
  *due(now: () => number): Iterable<string> {
    let current = now();
    for (const [key, time] of this.#times) {
      if (time > current) continue;
      yield key;
      current = now();
    }
  }

  /** Returns the next time at which any key except these is due, or infinity. */
  next(except: { has(key: string): boolean }): number {
    let next = Number.POSITIVE_INFINITY;
    for (const [key, time] of this.#times) if (time < next && !except.has(key)) next = time;
    return next;
  }
}

/** A wait that can be cut short, even by a call before the wait begins. */
export class Alarm {
  readonly #sleep: Sleep;
  #call = new AbortController();

  constructor(sleep: Sleep) {
    this.#sleep = sleep;
  }

  ring(): void {
    this.#call.abort();
  }

  async wait(milliseconds: number): Promise<void> {
    await this.#sleep(milliseconds, this.#call.signal);
    this.#call = new AbortController();
  }
}
