import { afterAll, beforeAll, describe } from 'vitest';
import { describeJobQueue } from '../../contracts/job-queue.ts';
import { bullmqBench } from '../../support/queue/bullmq-bench.ts';
import { hasRedis, type RedisServer, startRedis } from '../../support/redis-server.ts';

// Time is real here and passes mostly in waiting, so several benches share it.
describe.skipIf(!hasRedis).concurrent('with a Redis', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());

  describeJobQueue('on BullMQ', async (settings) => bullmqBench(server.url, settings));
});
