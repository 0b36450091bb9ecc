import { afterAll, beforeAll, describe } from 'vitest';
import { describeStore } from '../../contracts/store.ts';
import { hasRedis, type RedisServer, startRedis } from '../../support/redis-server.ts';
import { openRedisBench } from './bench.ts';

describe.skipIf(!hasRedis)('with a Redis server', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());

  describeStore('redisStore', () => openRedisBench(server));
});
