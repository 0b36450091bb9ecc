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
  #record: JobRecord<P>;
  #etag: string;
  #isLost = false;

  constructor(store: Store, owner: string, key: string, stored: Stored<JobRecord<P>>) {
    this.#store = store;
    this.#owner = owner;
    this.key = key;
    this.#record = stored.value;
    this.#etag = stored.etag;
  }

  get record(): JobRecord<P> {
    return this.#record;
  }

  get etag(): string {
    return this.#etag;
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
      const written = await this.#store.put(this.key, next, { condition: { ifMatch: this.#etag } });
      if (written) {
        this.#etag = written.etag;
        this.#record = next;
        return true;
      }
      // Our write may have taken effect although the response was an error; then only the etag is new.
      const current = await this.#store.get<JobRecord<P>>(this.key);
      if (current?.value.lease?.owner === this.#owner) this.#etag = current.etag;
      else this.#isLost = true;
    }
    return false;
  }
}
