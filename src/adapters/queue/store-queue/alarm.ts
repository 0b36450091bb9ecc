import type { Sleep } from '../../../core/time/sleep.ts';

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
