import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { openRedis } from '../../src/redis/client.ts';
import { redisProxy } from '../storage-drivers/redis/proxy.ts';
import { hasRedis, startRedis } from '../support/redis-server.ts';

test('many clients end by one signal without a warning of Node', async () => {
  const warnings: Error[] = [];
  const hear = (warning: Error) => void warnings.push(warning);
  process.on('warning', hear);
  onTestFinished(() => void process.off('warning', hear));
  const ending = new AbortController();
  const lazily = { lazyConnect: true };
  const clients = Array.from({ length: 12 }, () => openRedis('redis://127.0.0.1:1', lazily, ending.signal));
  const ended = Promise.all((await Promise.all(clients)).map((client) => once(client, 'end')));
  ending.abort();
  await ended;
  expect(warnings).toEqual([]);
});

test.skipIf(!hasRedis)('a client whose connection dies before Redis is ready opens another', async () => {
  const server = await startRedis();
  onTestFinished(() => server.stop());
  const proxy = await redisProxy(server.port);
  onTestFinished(() => proxy.close());
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const client = await openRedis(proxy.url, { lazyConnect: true, connectTimeout: 200 }, ending.signal);
  proxy.forgetNextConnection();
  // What BullMQ waits on has no limit for its commands.
  const waiting = client.duplicate({ lazyConnect: false });
  await once(waiting, 'ready');
  expect(await waiting.ping()).toBe('PONG');
});
