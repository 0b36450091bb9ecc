import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import type { Store } from '../../../src/core/ports.ts';
import { type RedisStoreOptions, redisStore } from '../../../src/storage-drivers/redis/redis-store.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** A store that is closed with the test. Its prefix is its own where none is given. */
export function useStore(options: RedisStoreOptions): Store {
  const store = redisStore({
    prefix: `test-${randomUUID()}`,
    commandTimeoutMilliseconds: 50_000,
    ...options,
  });
  onTestFinished(() => store.close());
  return store;
}

/**
 * A store that is connected and gives up soon, in milliseconds far below those of a test. Only what it does
 * from here on has to fail: on a busy machine even a server that runs may take longer.
 */
export async function useHastyStore({ url }: { url: string }, prefix: string): Promise<Store> {
  const store = useStore({ url, prefix, commandTimeoutMilliseconds: 500 });
  await waitUntil(() => answers(store), { what: 'a store that answers' });
  return store;
}

/** Whether a call succeeds now. */
export function answers(store: Store): Promise<boolean> {
  return store.get('never').then(
    () => true,
    () => false,
  );
}

/** A plain client of the same server, for looking and for settings. */
export function useClient({ port }: { port: number }): Redis {
  const client = new Redis({ port, host: '127.0.0.1', retryStrategy: () => null });
  client.on('error', () => {});
  onTestFinished(() => client.disconnect());
  return client;
}
