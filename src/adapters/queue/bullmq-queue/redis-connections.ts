import type { Redis, RedisOptions } from 'ioredis';
import type { Secret } from '../../../core/ports/secret.ts';
import type { StorageTrouble } from '../store-queue/storage-trouble.ts';
import { credentialsOf, readRedisUrl } from './redis-url.ts';

/**
 * The connections of one queue, with those that BullMQ makes of them. Each comes back by itself after an outage,
 * with credentials read anew, until {@link RedisConnections.end} ends them all.
 */
export class RedisConnections {
  readonly #url: Secret;
  readonly #trouble: Pick<StorageTrouble, 'report'>;
  readonly #clients = new Set<Redis>();
  #isOver = false;

  constructor(url: Secret, trouble: Pick<StorageTrouble, 'report'>) {
    this.#url = url;
    this.#trouble = trouble;
  }

  /**
   * A connection that begins to connect.
   *
   * @throws DeskError `storage_unavailable` where the URL cannot be read
   */
  async open(options: RedisOptions): Promise<Redis> {
    const [url, { Redis: Client }] = await Promise.all([readRedisUrl(this.#url), import('ioredis')]);
    return this.#keep(new Client(url, { ...sharedOptions, ...options }));
  }

  /** Ends all connections at once, whatever is under way, and those that are still to come. */
  end(): void {
    this.#isOver = true;
    for (const client of this.#clients) endForGood(client);
  }

  #keep(client: Redis): Redis {
    this.#clients.add(client);
    // One listener for each call that waits for Redis is no leak.
    client.setMaxListeners(0);
    client.on('error', (error) => {
      if (!this.#isOver) this.#trouble.report(error);
    });
    client.on('reconnecting', () => void this.#renewCredentials(client));
    const duplicate = client.duplicate.bind(client);
    client.duplicate = (override) => this.#keep(duplicate(override));
    if (this.#isOver) endForGood(client);
    return client;
  }

  async #renewCredentials(client: Redis): Promise<void> {
    if (typeof this.#url === 'string') return;
    try {
      Object.assign(client.options, credentialsOf(await readRedisUrl(this.#url)));
    } catch (error) {
      this.#trouble.report(error);
    }
  }
}

const sharedOptions = {
  connectTimeout: 5_000,
  disconnectTimeout: 500,
  keepAlive: 10_000,
  retryStrategy: (times: number) => Math.min(100 * 2 ** Math.min(times - 1, 5), 2_000),
} satisfies RedisOptions;

/**
 * A client that waits to connect again would stay so after `disconnect`, and never answer what waits for it. To
 * connect and to disconnect at once ends it properly. BullMQ, which does not know, must not wake it up again.
 */
function endForGood(client: Redis): void {
  if (client.status !== 'end') client.disconnect();
  if (client.status === 'reconnecting' || client.status === 'close') {
    client.connect().catch(() => {});
    client.disconnect();
  }
  client.connect = () => Promise.reject(new Error('Connection is closed.'));
}
