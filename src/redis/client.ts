import { setMaxListeners } from 'node:events';
import type { Redis, RedisOptions } from 'ioredis';
import type { Secret } from '../core/ports/secret.ts';
import { readRedisAddress } from './address.ts';
import { redisCode } from './failure.ts';

/**
 * A client of ioredis, which connects, and connects again after each outage, until `ending` is aborted. So do all
 * that are made of it by `duplicate`.
 *
 * @throws DeskError `storage_unavailable` where the address cannot be read, or is none
 */
export async function openRedis(url: Secret, options: RedisOptions, ending: AbortSignal): Promise<Redis> {
  // One listener for each client that is made of it; a desk has some for each queue.
  setMaxListeners(Number.POSITIVE_INFINITY, ending);
  const [address, { Redis: Client }] = await Promise.all([readRedisAddress(url), import('ioredis')]);
  return tended(new Client({ ...usual, ...address, ...options }), url, ending);
}

const usual = {
  // It would be sent first, and what Redis says that has too many clients would go unheard as the answer to it.
  disableClientInfo: true,
  disconnectTimeout: 500,
  keepAlive: 10_000,
  retryStrategy: (failures: number) => Math.min(50 * 2 ** failures, 1_000),
  // Another server may stand at the address by now, or another password in it.
  reconnectOnError: (error: Error) => /\b(?:READONLY|MASTERDOWN|NOAUTH)\b/.test(error.message),
} satisfies RedisOptions;

function tended(client: Redis, url: Secret, ending: AbortSignal): Redis {
  // One listener for each call that waits for a connection is no leak.
  client.setMaxListeners(Number.POSITIVE_INFINITY);
  client.on('error', (error) => {
    // ioredis would go on in database 0.
    if (redisCode(error) === 'DATABASE') client.disconnect(true);
  });
  client.on('reconnecting', async () => {
    try {
      Object.assign(client.options, await readRedisAddress(url));
    } catch {
      // The address of before may still do.
    }
  });
  const end = () => endForGood(client);
  ending.addEventListener('abort', end);
  if (ending.aborted) end();
  const duplicate = client.duplicate.bind(client);
  // BullMQ makes one for commands that wait on purpose, and watches it itself.
  client.duplicate = (override) => tended(duplicate({ ...override, commandTimeout: undefined }), url, ending);
  return client;
}

/**
 * A client of ioredis that waits to connect again stays so after `disconnect`, and never answers what waits for it
 * (redis/ioredis#2169). To connect and to disconnect at once ends it properly.
 */
function endForGood(client: Redis): void {
  if (client.status !== 'end') client.disconnect();
  if (client.status !== 'reconnecting' && client.status !== 'close') return;
  client.connect().catch(() => {});
  client.disconnect();
}
