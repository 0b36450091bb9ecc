import type { Store } from '../../../src/core/ports.ts';
import { redisStore } from '../../../src/storage-drivers/redis/redis-store.ts';

/**
 * For the processes of the contract, which are killed a few milliseconds after their beginning: each is
 * connected before it says that it is ready.
 */
const [options = ''] = process.argv.slice(2);
const store = redisStore(JSON.parse(options));
await store.get('never');

export function connectedStore(): Store {
  return store;
}
