import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bullmqQueue } from '../../../../src/adapters/queue/bullmq-queue.ts';
import { type BullmqBench, bullmqBench } from '../../../support/queue/bullmq-bench.ts';
import { keepingLogger } from '../../../support/queue/store-queue-bench.ts';
import { hasRedis, type RedisServer, startRedis } from '../../../support/redis-server.ts';
import { waitUntil } from '../../../support/wait-until.ts';

describe.skipIf(!hasRedis)('a queue on BullMQ whose Redis wants a password', () => {
  let server: RedisServer;
  let bench: BullmqBench;
  const { logger, lines } = keepingLogger();
  const urlWith = (password: string) => `redis://:${password}@127.0.0.1:${server.port}`;

  beforeEach(async () => {
    lines.length = 0;
    server = await startRedis();
    bench = bullmqBench(server.url, { logger, callMilliseconds: 3_000 });
    await bench.redis.config('SET', 'requirepass', 'open%sesame');
  });
  afterEach(async () => {
    await bench.close();
    await server.stop();
  });

  test('works with the one that its URL has', async () => {
    await expect(bench.open({ url: urlWith('open%25sesame') }).ping()).resolves.toBeUndefined();
  });

  test('says it neither in an error nor in the log', async () => {
    const queue = bench.open({ url: urlWith('wrong-password') });
    queue.work('print', async () => {});
    const error: unknown = await queue.add('print', {}, { id: 'one' }).catch((reason) => reason);
    expect(error).toMatchObject({ code: 'storage_unavailable' });
    expect(inspect([error, lines], { depth: 9, showHidden: true })).not.toContain('wrong-password');
  });

  test('takes a changed one without a restart', async () => {
    let password = 'wrong-password';
    const queue = bench.open({ url: async () => urlWith(password) });
    const seen: string[] = [];
    queue.work('print', async (_, { id }) => void seen.push(id));
    await expect(queue.ping()).rejects.toMatchObject({ code: 'storage_unavailable' });
    password = 'open%25sesame';
    await waitUntil(() =>
      queue.add('print', {}, { id: 'one' }).then(
        () => true,
        () => false,
      ),
    );
    await waitUntil(() => seen.length > 0);
  });

  test('works once its URL can be read', async () => {
    let isReadable = false;
    const read = async () => {
      if (!isReadable) throw new Error('The vault is sealed.');
      return urlWith('open%25sesame');
    };
    const queue = bench.open({ url: read });
    let runs = 0;
    queue.work('print', async () => void runs++);
    await expect(queue.add('print', {}, { id: 'one' })).rejects.toMatchObject({
      code: 'storage_unavailable',
      message: expect.stringContaining('cannot be read'),
    });
    isReadable = true;
    await queue.add('print', {}, { id: 'one' });
    await waitUntil(() => runs > 0);
  });
});

describe('a queue on BullMQ refuses', () => {
  test.each(['', 'localhost:6379', 'http://localhost', 'redis://', 'redis://:%E0%A4%A@localhost'])(
    'the URL "%s"',
    (url) => {
      expect(() => bullmqQueue({ url })).toThrow(RangeError);
    },
  );

  test('a wrong URL without repeating it', () => {
    expect(() => bullmqQueue({ url: 'http://:secret@localhost' })).toThrow(/^(?!.*secret).*$/);
  });

  test('a setting that is no number above zero', () => {
    const url = 'redis://localhost';
    expect(() => bullmqQueue({ url, lockMilliseconds: 0 })).toThrow(RangeError);
    expect(() => bullmqQueue({ url, attempts: Number.NaN })).toThrow(RangeError);
  });
});
