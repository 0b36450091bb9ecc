import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { DeskError } from '../../../core/errors.ts';
import { errorCode } from '../store-queue/error-facts.ts';
import { warnOfEviction } from './eviction.ts';
import { queueName } from './job-identity.ts';
import type { BullmqQueueParts } from './queue-parts.ts';
import type { StoredJob } from './stored-job.ts';
import { whenReady } from './when-ready.ts';

export type StoredQueue = Queue<StoredJob, void, string>;

/** Calls of Redis on behalf of somebody who waits: over one connection, each bounded in time. */
export class RedisCalls {
  readonly #parts: BullmqQueueParts;
  readonly #queues = new Map<string, StoredQueue>();
  #opening: Promise<Redis> | null = null;
  #isClosed = false;

  constructor(parts: BullmqQueueParts) {
    this.#parts = parts;
  }

  /**
   * What the operation gives. After a failure nothing is known of what it did in Redis.
   *
   * @throws DeskError `storage_unavailable`
   */
  async withQueue<T>(name: string, operation: (queue: StoredQueue) => Promise<T>): Promise<T> {
    return this.#call(async (client) => operation(await this.#queue(name, client)));
  }

  /** @throws DeskError `storage_unavailable` */
  async ping(): Promise<void> {
    await this.#call((client) => client.ping());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#queues.values()].map((queue) => queue.close().catch(() => {})));
  }

  async #call<T>(operation: (client: Redis) => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new DeskError('storage_unavailable', 'The job queue is closed.');
    const { sleep, settings } = this.#parts;
    const answered = new AbortController();
    const late = new AbortController();
    const tooLate = sleep(settings.callMilliseconds, answered.signal).then(() => {
      late.abort();
      throw new Error('Redis did not answer in time.');
    });
    try {
      return await Promise.race([this.#attempt(operation, late.signal), tooLate]);
    } catch (error) {
      throw error instanceof DeskError ? error : unavailable(error);
    } finally {
      answered.abort();
    }
  }

  async #attempt<T>(operation: (client: Redis) => Promise<T>, late: AbortSignal): Promise<T> {
    const client = await this.#client();
    await whenReady(client, late);
    // What nobody waits for any more is not done later either.
    late.throwIfAborted();
    // A connection that is open but does not answer is given up for a new one.
    const reconnect = () => client.disconnect(true);
    late.addEventListener('abort', reconnect);
    try {
      return await operation(client);
    } finally {
      late.removeEventListener('abort', reconnect);
    }
  }

  #client(): Promise<Redis> {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  async #open(): Promise<Redis> {
    const { connections, logger } = this.#parts;
    // Nothing is kept for later: a call either reaches Redis now or fails.
    const client = await connections.open({
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
    });
    client.once('ready', () => void warnOfEviction(client, logger));
    return client;
  }

  async #queue(name: string, client: Redis): Promise<StoredQueue> {
    const known = this.#queues.get(name);
    if (known) return known;
    const { Queue: BullmqQueue } = await import('bullmq');
    const { prefix, trouble } = this.#parts;
    const queue: StoredQueue =
      this.#queues.get(name) ??
      new BullmqQueue(queueName(name), { connection: client, prefix, skipVersionCheck: true });
    if (!this.#queues.has(name)) queue.on('error', (error) => trouble.report(error));
    this.#queues.set(name, queue);
    return queue;
  }
}

/** The cause is left out: errors of Redis carry the command, and with it a password or a payload. */
function unavailable(error: unknown): DeskError {
  const message = 'Redis, which keeps the jobs, does not answer or refuses. Try again in a moment.';
  return new DeskError('storage_unavailable', message, { details: { code: errorCode(error) } });
}
