import type { Sleep } from '../../../src/core/time/sleep.ts';

/**
 * Time that passes only when nothing else can happen: it jumps to the next moment that somebody sleeps until. Who
 * sleeps until the same moment wakes in the order of going to sleep, one after the other.
 */
export class VirtualTime {
  #now = 0;
  /** The next to wake comes last. */
  readonly #sleepers: Sleeper[] = [];

  /** Milliseconds since the start. */
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

  /** Lets time pass until then. */
  async passUntil(end: number): Promise<void> {
    for (;;) {
      // Everything that follows from what has happened: nothing here waits for anything but promises.
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

  /** Before all that wake earlier or at the same time. */
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

/** Resolves once all settled promises have run their callbacks: those of `nextTick` run after them. */
function settled(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

interface Sleeper {
  until: number;
  wake(): void;
  isAwake: boolean;
}
