import type { Redis } from 'ioredis';
import type { RedisAddress } from './address.ts';

/**
 * The client of unstorage's Redis driver, not yet connected. The driver and ioredis are loaded here, when a
 * store is first used.
 *
 * It connects once, queues nothing and repeats nothing: ioredis would send a command again whose answer got
 * lost, and a record that was created would then look like one that somebody else created.
 */
export async function createClient(address: RedisAddress, connectTimeout: number): Promise<Redis> {
  const [{ default: redisDriver }, ioredis] = await Promise.all([
    import('unstorage/drivers/redis'),
    import('ioredis'),
  ]);
  const { host, port, family, isEncrypted } = address;
  const driver = redisDriver({
    host,
    port,
    family,
    ...(isEncrypted ? { tls: {} } : {}),
    connectTimeout,
    disconnectTimeout: 500,
    keepAlive: 30_000,
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    retryStrategy: () => null,
    // Both happen in greet(), where a refusal is an error and nothing is printed.
    enableReadyCheck: false,
    disableClientInfo: true,
  });
  const client = driver.getInstance?.();
  if (client instanceof ioredis.Redis) return client;
  throw new TypeError('The Redis driver of unstorage has no client of ioredis.');
}
