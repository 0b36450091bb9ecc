import { randomUUID } from 'node:crypto';
import { redisStore } from '../../../src/storage-drivers/redis/redis-store.ts';
import type { SharedStoreBench } from '../../contracts/store.ts';
import type { RedisServer } from '../../support/redis-server.ts';
import { manualClock } from '../manual-clock.ts';

/** Stores with a prefix of their own in a Redis server that runs, patient enough for any machine. */
export async function openRedisBench({ url }: RedisServer): Promise<SharedStoreBench> {
  const clock = manualClock();
  const options = { url, prefix: `test-${randomUUID()}`, commandTimeoutMilliseconds: 50_000 };
  const open = () => redisStore({ ...options, clock });
  const others: ReturnType<typeof open>[] = [];
  const store = open();
  return {
    ...clock,
    options,
    store,
    async reopen() {
      const other = open();
      others.push(other);
      return other;
    },
    async close() {
      await Promise.all([store, ...others].map((each) => each.close()));
    },
  };
}
