import { setMaxListeners } from 'node:events';
import type { Redis, RedisOptions } from 'ioredis';
import type { Secret } from '../core/ports/secret.ts';
import { readRedisAddress } from './address.ts';
import { redisCode } from './failure.ts';

/**
 * Opens an ioredis client, which connects, and reconnects after each outage, until `ending` is aborted. The same is
 * true of all clients made from it by `duplicate`.
 *
 * @throws DeskError `storage_unavailable` if the address cannot be read or is invalid
 */
export async function openRedis(url: Secret, options: RedisOptions, ending: AbortSignal): Promise<Redis> {
  // One listener for each client made from it; a desk has several for each queue.
  setMaxListeners(Number.POSITIVE_INFINITY, ending);
  const [address, { Redis: Client }] = await Promise.all([readRedisAddress(url), import('ioredis')]);
  return tended(new Client({ ...usual, ...address, ...options }), url, ending);
}

const usual = {
  // It would be sent first, and the error that Redis returns when it has too many clients would get lost as the reply
  // to it.
  disableClientInfo: true,
  disconnectTimeout: 500,
  keepAlive: 10_000,
  retryStrategy: (failures: number) => Math.min(50 * 2 ** failures, 1_000),
  // By now there may be a different server at the address, or a different password in it.
  reconnectOnError: (error: Error) => /\b(?:READONLY|MASTERDOWN|NOAUTH)\b/.test(error.message),
} satisfies RedisOptions;

function tended(client: Redis, url: Secret, ending: AbortSignal): Redis {
  // One listener for each call that waits for a connection is not a leak.
  client.setMaxListeners(Number.POSITIVE_INFINITY);
  client.on('error', (error) => {
    // ioredis would continue in database 0.
    if (redisCode(error) === 'DATABASE') client.disconnect(true);
  });
  // ioredis waits forever for the first answer on a connection that is open but dead, unless its commands have a limit.
  let deadline: NodeJS.Timeout | undefined;
  client.on('connect', () => {
    deadline = setTimeout(() => client.disconnect(true), client.options.connectTimeout);
  });
  for (const event of ['ready', 'close']) client.on(event, () => clearTimeout(deadline));
  client.on('reconnecting', async () => {
    try {
      Object.assign(client.options, await readRedisAddress(url));
    } catch {
      // The previous address may still work.
    }
  });
  const end = () => endForGood(client);
  ending.addEventListener('abort', end);
  if (ending.aborted) end();
  const duplicate = client.duplicate.bind(client);
  // BullMQ makes one for commands that wait on purpose, and monitors it itself.
  client.duplicate = (override) => tended(duplicate({ ...override, commandTimeout: undefined }), url, ending);
  return client;
}

/**
 * An ioredis client that is waiting to reconnect stays in that state after `disconnect`, and never settles the calls
 * that wait for it (redis/ioredis#2169). Connecting and disconnecting again immediately ends it properly.
 */
function endForGood(client: Redis): void {
  if (client.status !== 'end') client.disconnect();
  if (client.status !== 'reconnecting' && client.status !== 'close') return;
  client.connect().catch(() => {});
  client.disconnect();
}
