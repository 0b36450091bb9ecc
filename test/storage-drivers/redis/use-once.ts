import { redisStore } from '../../../src/storage-drivers/redis/redis-store.ts';

/**
 * Uses a store and closes it, then says what came of it. Node ends by itself only if nothing was left running.
 */
const [options = ''] = process.argv.slice(2);
const store = redisStore(JSON.parse(options));
let said: unknown;
try {
  await store.put('a', { is: 'there' });
  said = await store.get<{ is: string }>('a').then((found) => found?.value.is);
} catch (error) {
  said = error instanceof Error && 'code' in error ? error.code : error;
}
await store.close();
process.stdout.write(String(said));
