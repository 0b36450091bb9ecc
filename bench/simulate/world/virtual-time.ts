import type { Sleep } from '../../../src/core/time/sleep.ts';

/**
 * Time that passes only when nothing else can happen: it jumps to the next moment at which a sleeper wakes. Sleepers due
 * at the same moment wake one after another, in the order in which they fell asleep.
 */
export class VirtualTime {
  #now = 0;
  /** Sorted so that the next to wake is last. */
  readonly #sleepers: Sleeper[] = [];

  /** In milliseconds since the start. */
  get now(): number {
    return this.#now;
  }

  readonly sleep: Sleep = (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const wake = () => {
        sleeper.isAwake = true;
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      const sleeper = { until: this.#now + Math.max(0, milliseconds), wake, isAwake: false };
      this.#sleepers.splice(this.#placeOf(sleeper.until), 0, sleeper);
      signal?.addEventListener('abort', wake);
    });

  /** Lets time pass until `end`. */
  async passUntil(end: number): Promise<void> {
    for (;;) {
      // Lets all consequences run first: everything here waits for promises only.
      await settled();
      const next = this.#sleepers.at(-1);
      if (next === undefined || next.until > end) break;
      this.#sleepers.pop();
      if (next.isAwake) continue;
      this.#now = next.until;
      next.wake();
    }
    this.#now = Math.max(this.#now, end);
  }

  /** The index for a new sleeper: before all that wake earlier or at the same time. */
  #placeOf(until: number): number {
    let [low, high] = [0, this.#sleepers.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sleepers[middle]?.until ?? 0) > until) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Resolves once all settled promises have run their callbacks, because `nextTick` callbacks run after those. */
function settled(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

interface Sleeper {
  until: number;
  wake(): void;
  isAwake: boolean;
}
