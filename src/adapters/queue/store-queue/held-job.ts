import type { Store, Stored } from '../../../core/ports.ts';
import type { JobRecord } from './job-records.ts';

/**
 * A job on which this queue has the lease. It follows the record's version through every change, so that a change
 * fails once another process has taken the job.
 */
export class HeldJob<P extends object> {
  readonly key: string;
  readonly #store: Store;
  readonly #owner: string;
  #stored: Stored<JobRecord<P>>;
  #isLost = false;

  constructor(store: Store, owner: string, key: string, stored: Stored<JobRecord<P>>) {
    this.#store = store;
    this.#owner = owner;
    this.key = key;
    this.#stored = stored;
  }

  get record(): JobRecord<P> {
    return this.#stored.value;
  }

  get etag(): string {
    return this.#stored.etag;
  }

  /** Whether another process has taken the job; then nothing is written any more. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /**
   * Writes the record's next state; returns false if the job is no longer ours. May be repeated after an error.
   *
   * @throws DeskError `storage_unavailable`
   */
  async change(next: JobRecord<P>): Promise<boolean> {
    while (!this.#isLost) {
      const written = await this.#store.put(this.key, next, { condition: { ifMatch: this.etag } });
      if (written) {
        this.#stored = { value: next, etag: written.etag };
        return true;
      }
      // Our write may have taken effect although the response was an error; then only the etag is new.
      const current = await this.#store.get<JobRecord<P>>(this.key);
      if (current?.value.lease?.owner !== this.#owner) this.#isLost = true;
      else this.#stored = { value: this.record, etag: current.etag };
    }
    return false;
  }
}
