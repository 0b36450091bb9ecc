import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe } from 'vitest';
import { describeSharedStore } from '../../contracts/store.ts';
import { hasRedis, type RedisServer, startRedis } from '../../support/redis-server.ts';
import { openRedisBench } from './bench.ts';

const file = fileURLToPath(new URL('./connected-store.ts', import.meta.url));

describe.skipIf(!hasRedis)('with a Redis server', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());

  describeSharedStore('redisStore', { file, open: 'connectedStore' }, () => openRedisBench(server));
});
