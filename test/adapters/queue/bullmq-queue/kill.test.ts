import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handOverSettings } from '../../../../src/adapters/queue/bullmq-queue/bullmq-settings.ts';
import { bullmqBench } from '../../../support/queue/bullmq-bench.ts';
import {
  type BullmqChild,
  type BullmqProgram,
  bullmqProgram,
} from '../../../support/queue/bullmq-program.ts';
import { hasRedis, type RedisServer, startRedis } from '../../../support/redis-server.ts';
import { waitUntil } from '../../../support/wait-until.ts';

describe.skipIf(!hasRedis)('queues on BullMQ in processes of their own', () => {
  let server: RedisServer;
  let program: BullmqProgram;

  beforeAll(async () => {
    [server, program] = await Promise.all([startRedis(), bullmqProgram()]);
  });
  afterAll(async () => {
    await program.remove();
    await server.stop();
  });

  test('take a job over from one that is killed, within some seconds, and one of them finishes it', async () => {
    const bench = bullmqBench(server.url, handOverSettings);
    const { prefix } = bench;
    const doomed = program.start({ url: server.url, prefix, ...handOverSettings, jobMilliseconds: null });
    await bench.open().add('print', {}, { id: 'one' });
    await waitUntil(() => doomed.lines.includes('start one 1'));
    const others = [1, 2].map(() => program.start({ url: server.url, prefix, ...handOverSettings }));
    await waitUntil(() => others.every(({ lines }) => lines.includes('ready')));
    await doomed.kill();
    const killedAt = performance.now();
    await waitUntil(() => linesOf(others).includes('end one'));
    expect(performance.now() - killedAt).toBeLessThan(20_000);
    await bench.rest();
    expect(await Promise.all(others.map((other) => other.close()))).toEqual([0, 0]);
    // A try whose process was killed is repeated under its number.
    expect(linesOf(others)).toEqual(['start one 1', 'end one']);
    expect(await bench.open().failed('print')).toEqual([]);
    await bench.close();
  });

  test('finish each job, though they are killed again and again', async () => {
    const bench = bullmqBench(server.url);
    const queue = bench.open();
    const ids = Array.from({ length: 40 }, (_, index) => `job-${index}`);
    await Promise.all(ids.map((id) => queue.add('print', {}, { id })));
    const locks = { lockMilliseconds: 600, checkMilliseconds: 200, interruptions: 1_000, concurrency: 3 };
    const start = () =>
      program.start({ url: server.url, prefix: bench.prefix, ...locks, jobMilliseconds: 100 });
    const children: BullmqChild[] = [];
    const isDone = () =>
      new Set(linesOf(children).filter((line) => line.startsWith('end'))).size === ids.length;
    for (let kills = 0; kills < 6 && !isDone(); kills++) {
      const child = start();
      children.push(child);
      await waitUntil(() => isDone() || child.lines.filter((line) => line.startsWith('start')).length > 3);
      await child.kill();
    }
    const last = start();
    children.push(last);
    await waitUntil(isDone);
    await bench.rest();
    expect(await last.close()).toBe(0);
    expect(await queue.failed('print')).toEqual([]);
    await bench.close();
  });

  test('give up a job that takes its process down each time, and begin anew when it is retried', async () => {
    const bench = bullmqBench(server.url);
    const queue = bench.open();
    await queue.add('print', {}, { id: 'bomb' });
    const locks = { lockMilliseconds: 3_000, checkMilliseconds: 300, interruptions: 1 };
    for (let kills = 0; kills < 2; kills++) {
      const child = program.start({ url: server.url, prefix: bench.prefix, ...locks, jobMilliseconds: null });
      await waitUntil(() => child.lines.includes('start bomb 1'));
      await child.kill();
    }
    const seen: object[] = [];
    bench.open(locks).work('print', async (_, { attempt, isLast }) => void seen.push({ attempt, isLast }));
    await waitUntil(async () => (await queue.failed('print')).length > 0);
    const error = 'The program ended unexpectedly each time that it worked on this job.';
    expect(await queue.failed('print')).toMatchObject([{ name: 'print', id: 'bomb', error }]);
    expect(seen).toEqual([]);
    expect(await queue.retry('print', 'bomb')).toBe(true);
    await waitUntil(() => seen.length > 0);
    expect(seen).toEqual([{ attempt: 1, isLast: false }]);
    await bench.close();
  });

  test('end by themselves after they closed, also where Redis is gone', async () => {
    const own = await startRedis();
    const bench = bullmqBench(own.url);
    const { prefix } = bench;
    await bench.open().add('print', {}, { id: 'one' });
    const busy = program.start({ url: own.url, prefix, jobMilliseconds: null });
    await waitUntil(() => busy.lines.includes('start one 1'));
    const idle = program.start({ url: own.url, prefix });
    await waitUntil(() => idle.lines.includes('ready'));
    await own.stop();
    const never = program.start({ url: own.url, prefix });
    await waitUntil(() => never.lines.includes('ready'));
    expect(await Promise.all([busy, idle, never].map((child) => child.close()))).toEqual([0, 0, 0]);
    await bench.close();
  });
});

function linesOf(children: readonly BullmqChild[]): string[] {
  return children.flatMap(({ lines }) => lines.filter((line) => line !== 'ready' && line !== 'closed'));
}
