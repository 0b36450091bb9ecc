import type { Redis } from 'ioredis';
import { within } from '../store-queue/within.ts';
import type { BullmqQueueParts } from './queue-parts.ts';

/**
 * The connection that all workers of a queue share. BullMQ waits for its answers as long as it takes, so a
 * connection that is open but dead is noticed here, and given up for a new one. Its commands are then sent again.
 */
export class WorkerConnection {
  readonly #parts: BullmqQueueParts;
  readonly #stop: AbortSignal;
  #opening: Promise<Redis> | null = null;

  /** `stop`: from now on, no more watching. */
  constructor(parts: BullmqQueueParts, stop: AbortSignal) {
    this.#parts = parts;
    this.#stop = stop;
  }

  /** @throws DeskError `storage_unavailable` where the URL of Redis cannot be read */
  get = (): Promise<Redis> => {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  };

  async #open(): Promise<Redis> {
    const client = await this.#parts.connections.open({ maxRetriesPerRequest: null });
    void this.#watch(client);
    return client;
  }

  async #watch(client: Redis): Promise<void> {
    const { sleep, settings } = this.#parts;
    while (!this.#stop.aborted) {
      await sleep(settings.callMilliseconds, this.#stop);
      if (this.#stop.aborted || client.status !== 'ready') continue;
      const answer = client.ping().catch(() => {});
      if (!(await within(answer, settings.callMilliseconds, sleep)) && !this.#stop.aborted) {
        client.disconnect(true);
      }
    }
  }
}
