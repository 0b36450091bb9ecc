import { setTimeout as pause } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StoredJob } from '../../../../src/adapters/queue/bullmq-queue/stored-job.ts';
import { gate } from '../../../contracts/job-queue/bench-test.ts';
import { type BullmqBench, bullmqBench } from '../../../support/queue/bullmq-bench.ts';
import { keepingLogger } from '../../../support/queue/store-queue-bench.ts';
import { hasRedis, type RedisServer, startRedis } from '../../../support/redis-server.ts';
import { waitUntil } from '../../../support/wait-until.ts';

describe.skipIf(!hasRedis)('a queue on BullMQ', () => {
  let server: RedisServer;
  let bench: BullmqBench;
  const { logger, lines } = keepingLogger();

  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    lines.length = 0;
    bench = bullmqBench(server.url, { logger, firstWaitMilliseconds: 20 });
  });
  afterEach(() => bench.close());

  test('drops what a handler makes of a job that it lost to another process', async () => {
    const { opened, open } = gate();
    const short = { lockMilliseconds: 3_000, checkMilliseconds: 300 };
    const slow = bench.open(short);
    const signals: AbortSignal[] = [];
    slow.work('print', async (_, { signal }) => {
      signals.push(signal);
      await opened;
      throw Object.assign(new Error('Torn.'), { permanent: true });
    });
    await slow.add('print', {}, { id: 'one' });
    await waitUntil(() => signals.length > 0);
    await loseLock('one');
    const seen: string[] = [];
    bench.open(short).work('print', async (_, { id }) => void seen.push(id));
    await waitUntil(() => seen.length > 0 && signals.every((signal) => signal.aborted));
    open();
    await bench.rest();
    expect(seen).toEqual(['one']);
    expect(await slow.failed('print')).toEqual([]);
  });

  test('runs a job once to its end where one process loses it and takes it again', async () => {
    const { opened, open } = gate();
    const queue = bench.open({ lockMilliseconds: 4_500, checkMilliseconds: 300 });
    const ends: number[] = [];
    let starts = 0;
    const handler = async () => {
      const start = ++starts;
      if (start === 1) await opened;
      // Far longer than a lock lasts that nobody renews.
      else await pause(6_000);
      ends.push(start);
    };
    queue.work('print', handler, { concurrency: 2 });
    await queue.add('print', {}, { id: 'one' });
    await waitUntil(() => starts === 1);
    await loseLock('one');
    await waitUntil(() => starts === 2);
    open();
    await waitUntil(() => ends.includes(2));
    await bench.rest();
    expect(ends).toEqual([1, 2]);
    expect(starts).toBe(2);
  });

  test('goes on with a job of version 0.1, which has no bound of its own', async () => {
    await addAsBefore({ id: 'one', payload: { pages: 3 }, stalledBefore: 0, deferrals: 0 });
    const tries: object[] = [];
    const queue = bench.open({ attempts: 2 });
    queue.work('print', async (payload, { id, attempt, isLast }) => {
      tries.push({ payload, id, attempt, isLast });
      throw new Error('Paper jam.');
    });
    await waitUntil(async () => (await queue.failed('print')).length > 0);
    const job = { payload: { pages: 3 }, id: 'one' };
    expect(tries).toEqual([
      { ...job, attempt: 1, isLast: false },
      { ...job, attempt: 2, isLast: true },
    ]);
  });

  test('holds a job that was added before to a bound that was lowered', async () => {
    await bench.open({ attempts: 8 }).add('print', {}, { id: 'one' });
    let tries = 0;
    const queue = bench.open({ attempts: 2 });
    queue.work('print', async () => {
      tries++;
      throw new Error('Paper jam.');
    });
    await waitUntil(async () => (await queue.failed('print')).length > 0);
    expect(tries).toBe(2);
  });

  test.each([
    [47, true, 0],
    [48, false, 1],
  ])('that was put off %i times may be put off again: %s', async (deferrals, may, failures) => {
    await addAsBefore({ id: 'one', payload: {}, stalledBefore: 0, deferrals });
    const seen: boolean[] = [];
    const queue = bench.open({ attempts: 1 });
    queue.work('print', async (_, { mayBeDeferred }) => {
      seen.push(mayBeDeferred);
      throw Object.assign(new Error('Busy.'), { retryAt: new Date(Date.now() + 3_600_000) });
    });
    await waitUntil(() => seen.length > 0);
    await bench.rest();
    expect(seen).toEqual([may]);
    expect(await queue.failed('print')).toHaveLength(failures);
  });

  test('knows the id of a job that is done for so long, and of one that failed for ever', async () => {
    const queue = bench.open({ doneRecordMilliseconds: 1_000 });
    const seen: string[] = [];
    queue.work('print', async (_, { id }) => {
      seen.push(id);
      if (id === 'bad') throw Object.assign(new Error('Torn.'), { permanent: true });
    });
    for (const id of ['good', 'bad']) await queue.add('print', {}, { id });
    await waitUntil(async () => (await queue.failed('print')).length > 0);
    // Old ones go when another job comes to its end.
    await pause(2_100);
    await queue.add('print', {}, { id: 'other' });
    await waitUntil(() => seen.includes('other'));
    await bench.rest();
    for (const id of ['good', 'bad']) await queue.add('print', {}, { id });
    await waitUntil(() => seen.length === 4);
    await bench.rest();
    expect(seen).toEqual(['good', 'bad', 'other', 'good']);
  });

  test('keeps jobs that are done for 30 days, and no stack of any', async () => {
    const queue = bench.open();
    await queue.add('print', {}, { id: 'one' });
    const kept = await bench.redis.hget(`${bench.prefix}:jobs:print:job-one`, 'opts');
    expect(JSON.parse(kept ?? '')).toMatchObject({
      removeOnComplete: { age: 2_592_000 },
      removeOnFail: false,
    });
    queue.work('print', async () => {
      throw Object.assign(new Error('Torn.'), { permanent: true });
    });
    await waitUntil(async () => (await queue.failed('print')).length > 0);
    expect(await bench.redis.hget(`${bench.prefix}:jobs:print:job-one`, 'stacktrace')).toBe('[]');
  });

  test('cuts a long message of an error short', async () => {
    const queue = bench.open();
    queue.work('print', async () => {
      throw Object.assign(new Error('x'.repeat(100_000)), { permanent: true });
    });
    await queue.add('print', {}, { id: 'one' });
    await waitUntil(async () => (await queue.failed('print')).length > 0);
    expect((await queue.failed('print'))[0]?.error).toHaveLength(2_001);
  });

  test('lists failed jobs from the earliest to the latest', async () => {
    const queue = bench.open();
    queue.work('print', async () => {
      throw Object.assign(new Error('Torn.'), { permanent: true });
    });
    for (const [index, id] of ['c', 'a', 'b'].entries()) {
      await queue.add('print', {}, { id });
      await waitUntil(async () => (await queue.failed('print')).length === index + 1);
    }
    expect((await queue.failed('print')).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  test('has one handler for a name, and none after it closed', async () => {
    const queue = bench.open();
    queue.work('print', async () => {});
    expect(() => queue.work('print', async () => {})).toThrow('"print"');
    expect(() => queue.work('bind', async () => {}, { concurrency: 0 })).toThrow(RangeError);
    await queue.close();
    expect(() => queue.work('bind', async () => {})).toThrow('closed');
  });

  test('closes at once after it began to work', async () => {
    const queue = bench.open();
    queue.work('print', async () => {});
    await expect(queue.close()).resolves.toBeUndefined();
  });

  test('leaves no connection open when it is closed', async () => {
    const own = await startRedis();
    const look = bullmqBench(own.url);
    const queue = look.open();
    for (const name of ['print', 'bind']) queue.work(name, async () => {});
    await queue.add('print', {}, { id: 'one' });
    await waitUntil(async () => (await connections(look)) >= 4);
    await queue.close();
    await waitUntil(async () => (await connections(look)) === 1);
    await look.close();
    await own.stop();
  });

  test('warns where Redis may throw jobs away', async () => {
    const own = await startRedis();
    const careless = bullmqBench(own.url, { logger });
    await careless.redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
    await careless.open().ping();
    const message = 'Redis may lose jobs when its memory is full. Set its maxmemory-policy to noeviction.';
    await waitUntil(() => lines.length > 0);
    expect(lines).toEqual([{ level: 'warn', message, policy: 'allkeys-lru' }]);
    await careless.close();
    await own.stop();
  });

  /** Stores a job in the form of version 0.1. */
  async function addAsBefore(data: StoredJob): Promise<void> {
    const queue = new Queue('print', { connection: bench.redis, prefix: `${bench.prefix}:jobs` });
    const kept = { removeOnComplete: { age: 2_592_000 }, removeOnFail: false, stackTraceLimit: 0 };
    const bounds = { attempts: Number.MAX_SAFE_INTEGER, backoff: { type: 'jittered' } };
    await queue.add('print', data, { jobId: `job-${data.id}`, ...kept, ...bounds });
    await queue.close();
  }

  /** As if the process that runs the job had slept for too long. */
  async function loseLock(id: string): Promise<void> {
    await bench.redis.del(`${bench.prefix}:jobs:print:job-${id}:lock`);
  }
});

async function connections({ redis }: BullmqBench): Promise<number> {
  const list = await redis.client('LIST');
  return String(list).trim().split('\n').length;
}
