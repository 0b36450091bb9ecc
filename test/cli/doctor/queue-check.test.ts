import { describe, expect, onTestFinished, test } from 'vitest';
import { bullmqQueue } from '../../../src/adapters/queue/bullmq-queue.ts';
import { queueCheck } from '../../../src/cli/doctor/service-checks.ts';
import { hasRedis, startRedis } from '../../support/redis-server.ts';

describe.skipIf(!hasRedis)('the check of the queue on Redis', () => {
  test('is fine if another doctor at the same time takes its job', async () => {
    const server = await startRedis();
    onTestFinished(() => server.stop());
    const [own, other] = [bullmqQueue({ url: server.url }), bullmqQueue({ url: server.url })];
    onTestFinished(async () => {
      await Promise.all([own.close(), other.close()]);
    });
    // This doctor's own worker is always too late.
    const jobs = { ...own, work() {} };
    const check = (each: typeof own, id: string) =>
      queueCheck({ jobs: each }, { queue: 'redis' }, id).run(AbortSignal.timeout(20_000));
    const [first, second] = await Promise.all([check(jobs, 'first'), check(other, 'second')]);
    expect([first.state, second.state]).toEqual(['ok', 'ok']);
  });
});
