import { setImmediate } from 'node:timers/promises';
import type { Clock, Store } from '../../src/core/ports.ts';
import type { Sleep } from '../../src/core/time/sleep.ts';
import { wrapStore } from './wrap-store.ts';

/**
 * Time that passes only when nothing else happens: it jumps to the next moment at which a sleeper wakes, as soon as all
 * calls to the watched stores are answered. So no test depends on the speed of the machine.
 */
export class VirtualTime implements Clock {
  #now = Date.parse('2026-11-20T09:00:00.000Z');
  #calls = 0;
  readonly #sleepers = new Set<{ until: number; wake: () => void }>();

  now(): Date {
    return new Date(this.#now);
  }

  readonly sleep: Sleep = (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const wake = () => {
        this.#sleepers.delete(sleeper);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      const sleeper = { until: this.#now + milliseconds, wake };
      this.#sleepers.add(sleeper);
      signal?.addEventListener('abort', wake);
    });

  /** How many sleepers wait for time to pass. */
  get sleepers(): number {
    return this.#sleepers.size;
  }

  /** Wraps a store so that time waits for its calls. */
  watch(store: Store): Store {
    return wrapStore(store, async (_call, run) => {
      this.#calls++;
      try {
        await run();
      } finally {
        this.#calls--;
      }
    });
  }

  /** Lets time pass until the condition holds; fails after an hour, or if nothing more would happen. */
  async until(condition: () => boolean | Promise<boolean>): Promise<void> {
    const start = this.#now;
    for (;;) {
      await this.quiet();
      if (await condition()) return;
      const next = this.#next();
      if (next > start + 3_600_000) throw new Error('The condition did not come true within an hour.');
      this.#jump(next);
    }
  }

  /** Lets this much time pass. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (await this.quiet(); this.#next() <= end; await this.quiet()) this.#jump(this.#next());
    this.#now = end;
    await this.quiet();
  }

  /** Waits until all calls are answered, and everything that follows from the answers is done. */
  async quiet(): Promise<void> {
    for (let turns = 0; turns < 3; turns = this.#calls === 0 ? turns + 1 : 0) await setImmediate();
  }

  #next(): number {
    return Math.min(...[...this.#sleepers].map((sleeper) => sleeper.until));
  }

  #jump(to: number): void {
    this.#now = Math.max(this.#now, to);
    for (const sleeper of [...this.#sleepers]) if (sleeper.until <= this.#now) sleeper.wake();
  }
}
