import type { Sleep } from '../../../core/time/sleep.ts';

/**
 * The keys of pending jobs that a worker knows of, and when to look at each. It spares reading a job again
 * before its time, and listing the store again for each of many jobs. Times are milliseconds since 1970.
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
   * Whether it is time to refresh again: after so many milliseconds, or more where a refresh takes long itself,
   * as with thousands of jobs that wait; also when the clock was set back.
   */
  isStale(now: number, milliseconds: number): boolean {
    const pause = Math.min(Math.max(milliseconds, 10 * this.#refreshTook), 10 * milliseconds);
    return Math.abs(now - this.#refreshedAt) >= pause;
  }

  /** Takes in the keys that are there now; new ones are due at once, those that are gone are forgotten. */
  async refresh(keys: AsyncIterable<string>, now: () => number): Promise<void> {
    const start = now();
    // What is set while the listing runs may be missing in it, and stays.
    const missing = new Set(this.#times.keys());
    for await (const key of keys) {
      missing.delete(key);
      if (!this.#times.has(key)) this.#times.set(key, start);
    }
    for (const key of missing) this.#times.delete(key);
    this.#refreshedAt = start;
    this.#refreshTook = Math.max(0, now() - start);
  }

  /** The keys whose time has come, oldest acquaintance first. The schedule may be changed meanwhile. */
  *due(now: () => number): Iterable<string> {
    let current = now();
    for (const [key, time] of this.#times) {
      if (time > current) continue;
      yield key;
      current = now();
    }
  }

  /** The next time that any key but these is due, or infinity. */
  next(except: { has(key: string): boolean }): number {
    let next = Number.POSITIVE_INFINITY;
    for (const [key, time] of this.#times) if (time < next && !except.has(key)) next = time;
    return next;
  }
}

/** A wait that can be cut short, also by a call that comes before the wait begins. */
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
