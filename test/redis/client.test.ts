import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { openRedis } from '../../src/redis/client.ts';

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
