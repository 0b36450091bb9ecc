import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { JobQueue } from '../../../../src/core/ports.ts';
import { redisProxy } from '../../../storage-drivers/redis/proxy.ts';
import { type BullmqBench, bullmqBench } from '../../../support/queue/bullmq-bench.ts';
import { keepingLogger } from '../../../support/queue/store-queue-bench.ts';
import { hasRedis, type RedisServer, startRedis } from '../../../support/redis-server.ts';
import { waitUntil } from '../../../support/wait-until.ts';

const unavailable = { name: 'DeskError', code: 'storage_unavailable' };
const troubleLine = 'The storage of the job queue is failing. No job is lost; the queue keeps trying.';

describe.skipIf(!hasRedis)('a queue on BullMQ whose Redis fails for a while', () => {
  let server: RedisServer;
  let later: RedisServer | null;
  let bench: BullmqBench;
  const { logger, lines } = keepingLogger();

  beforeEach(async () => {
    lines.length = 0;
    server = await startRedis();
    later = null;
    bench = bullmqBench(server.url, { callMilliseconds: 3_000, graceMilliseconds: 200, logger });
  });
  afterEach(async () => {
    await bench.close();
    await later?.stop();
    await server.stop();
  });

  test('tells whoever calls it, in time', async () => {
    const queue = bench.open();
    await queue.ping();
    await server.kill();
    const calls = [queue.add('print', {}, { id: 'one' }), queue.retry('print', 'one'), queue.failed('print')];
    for (const call of await Promise.allSettled([...calls, queue.ping()])) {
      expect(call).toMatchObject({ status: 'rejected', reason: unavailable });
    }
  });

  test('works again when it is back, though it lost all its data', async () => {
    const queue = bench.open();
    const seen: string[] = [];
    queue.work('print', async (_, { id }) => void seen.push(id));
    await queue.add('print', {}, { id: 'before' });
    await waitUntil(() => seen.includes('before'));
    await server.kill();
    later = await startRedis({ port: server.port });
    await addUntilAccepted(queue, 'after');
    await waitUntil(() => seen.includes('after'));
  });

  test('starts with its work when it comes up only later', async () => {
    await server.kill();
    const seen: string[] = [];
    const queue = bench.open();
    queue.work('print', async (_, { id }) => void seen.push(id));
    await waitUntil(() => lines.length > 0);
    later = await startRedis({ port: server.port });
    await addUntilAccepted(queue, 'one');
    await waitUntil(() => seen.includes('one'));
  });

  test('aborts a job that runs, as another process may take it', async () => {
    const queue = bench.open({ lockMilliseconds: 900, checkMilliseconds: 300 });
    const signals: AbortSignal[] = [];
    queue.work('print', async (_, { signal }) => {
      signals.push(signal);
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    await queue.add('print', {}, { id: 'one' });
    await waitUntil(() => signals.length > 0);
    await server.kill();
    await waitUntil(() => signals.every((signal) => signal.aborted));
  });

  test('says so once in the log, with a code', async () => {
    const queue = bench.open();
    for (const name of ['print', 'bind']) queue.work(name, async () => {});
    await queue.ping();
    await server.kill();
    await waitUntil(() => lines.length > 0);
    await Promise.allSettled([queue.add('print', {}, { id: 'one' }), queue.failed('bind'), queue.ping()]);
    expect(lines).toEqual([{ level: 'error', message: troubleLine, code: expect.stringMatching(/^\w+$/) }]);
  });

  test('closes, though a handler hangs', async () => {
    const queue = bench.open({ abortMilliseconds: 100 });
    let runs = 0;
    queue.work('print', () => {
      runs++;
      return new Promise(() => {});
    });
    await queue.add('print', {}, { id: 'one' });
    await waitUntil(() => runs > 0);
    await server.kill();
    await expect(queue.close()).resolves.toBeUndefined();
    await expect(queue.add('print', {}, { id: 'two' })).rejects.toMatchObject(unavailable);
  });

  test('by not answering, comes back with it', async () => {
    const queue = bench.open();
    const seen: string[] = [];
    queue.work('print', async (_, { id }) => void seen.push(id));
    await queue.ping();
    server.process.kill('SIGSTOP');
    await expect(queue.add('print', {}, { id: 'one' })).rejects.toMatchObject(unavailable);
    server.process.kill('SIGCONT');
    await addUntilAccepted(queue, 'one');
    await waitUntil(() => seen.length > 0);
    await bench.rest();
    expect(seen).toEqual(['one']);
  });

  test('while many jobs end, makes Node print no warning', async () => {
    const warnings: string[] = [];
    const hear = (warning: Error) => void warnings.push(warning.message);
    process.on('warning', hear);
    onTestFinished(() => void process.off('warning', hear));
    // A job that is on its way when the connection is dropped is found when its lock expires.
    const queue = bench.open({ callMilliseconds: 500, lockMilliseconds: 900, checkMilliseconds: 300 });
    const names = Array.from({ length: 30 }, (_, index) => `job-${index}`);
    const seen = new Set<string>();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const handler = async (_: object, { id }: { id: string }) => {
      seen.add(id);
      await released;
    };
    queue.work('print', handler, { concurrency: names.length });
    for (const id of names) await queue.add('print', {}, { id });
    await waitUntil(() => seen.size === names.length);
    server.process.kill('SIGSTOP');
    release();
    await waitUntil(() => lines.length > 0);
    server.process.kill('SIGCONT');
    await addUntilAccepted(queue, 'after');
    await waitUntil(() => seen.has('after'));
    expect(warnings).toEqual([]);
  });

  test('by being lost on connections that stay open, is found again on others', async () => {
    const proxy = await redisProxy(server.port);
    // The next job may be on its way to the worker and get lost with the connection; it is found when its lock expires.
    const locks = { lockMilliseconds: 900, checkMilliseconds: 300 };
    const worker = bench.open({ url: proxy.url, callMilliseconds: 500, ...locks });
    const seen: string[] = [];
    worker.work('print', async (_, { id }) => void seen.push(id));
    await bench.open().add('print', {}, { id: 'before' });
    await waitUntil(() => seen.includes('before'));
    proxy.forgetConnections();
    await bench.open().add('print', {}, { id: 'after' });
    await waitUntil(() => seen.includes('after'));
    await worker.close();
    await proxy.close();
  });

  test('by not answering, keeps no one from closing', async () => {
    const queue = bench.open();
    queue.work('print', async () => {});
    await queue.ping();
    server.process.kill('SIGSTOP');
    await expect(queue.close()).resolves.toBeUndefined();
    server.process.kill('SIGCONT');
  });

  test('by refusing to write, finishes its jobs afterwards and does not hammer it', async () => {
    const queue = bench.open();
    const seen: string[] = [];
    await queue.add('print', {}, { id: 'one' });
    await bench.redis.config('SET', 'min-replicas-to-write', '1');
    await bench.redis.config('RESETSTAT');
    queue.work('print', async (_, { id }) => void seen.push(id));
    await waitUntil(() => lines.length > 0);
    await expect(queue.add('print', {}, { id: 'two' })).rejects.toMatchObject(unavailable);
    await pause(2_000);
    const calls = /total_commands_processed:(\d+)/.exec(await bench.redis.info('stats'))?.[1];
    expect(Number(calls)).toBeLessThan(200);
    await bench.redis.config('SET', 'min-replicas-to-write', '0');
    await waitUntil(() => seen.length > 0);
    expect(seen).toEqual(['one']);
  });
});

/** As a caller does that does not know whether its job arrived. */
async function addUntilAccepted(queue: JobQueue, id: string): Promise<void> {
  await waitUntil(async () => {
    try {
      await queue.add('print', {}, { id });
      return true;
    } catch {
      return false;
    }
  });
}
