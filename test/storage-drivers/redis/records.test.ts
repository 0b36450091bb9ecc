import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { removeRecord } from '../../../src/core/records/reading/remove-record.ts';
import { redisStore } from '../../../src/storage-drivers/redis/redis-store.ts';
import { collect } from '../../support/collect.ts';
import { hasRedis, type RedisServer, startRedis } from '../../support/redis-server.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { useClient, useStore } from './use.ts';

describe.skipIf(!hasRedis)('records in Redis', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());

  describe('a name', () => {
    test('is the key behind the prefix', async () => {
      await useStore({ url: server.url, prefix: 'desk' }).put('submissions/42', { status: 'processing' });
      const text = await useClient(server).get('desk:submissions/42');
      expect(JSON.parse(text ?? '')).toMatchObject({
        key: 'submissions/42',
        value: { status: 'processing' },
      });
    });

    test('starts with thesisdesk where no prefix is given', async () => {
      const store = redisStore({ url: server.url });
      onTestFinished(() => store.close());
      await store.put('rates', {});
      expect(await useClient(server).exists('thesisdesk:rates')).toBe(1);
    });

    test.each([
      'a\r\nFLUSHALL\r\n',
      "a' } redis.call('FLUSHALL') --",
      'a" 0 KEEPTTL',
      'a","etag":"6ec5bd83-4b5e-4a3b-9a51-5b9f6ec5bd83","expiresAt":null,"value":{}}',
      '\\',
      ':',
      '::a:',
      '%003a',
      '*',
      'a*b?[c]\\',
      '[a-z]',
      '{a}',
      '__proto__',
      '序論/🎓',
      '\ud83c',
      '//',
      '',
    ])('of a hostile key (%j) leads to that record alone', async (key) => {
      const store = useStore({ url: server.url });
      await store.put('other', { is: 'other' });
      const created = await store.put(key, { is: key }, { condition: { ifNoneMatch: '*' } });
      const changed = await store.put(
        key,
        { is: 'changed' },
        { condition: { ifMatch: created?.etag ?? '' } },
      );
      expect(await store.get(key)).toEqual({ value: { is: 'changed' }, etag: changed?.etag });
      expect(await collect(store.keys(key))).toContain(key);
      expect(await store.delete(key, { ifMatch: changed?.etag ?? '' })).toBe(true);
      expect(await collect(store.keys(''))).toEqual(['other']);
    });
  });

  describe('a prefix', () => {
    test('keeps its records from those of any other', async () => {
      const prefixes = ['p', 'p:', 'p:q', 'p:q:r', 'p*', 'p?', '[p]', 'p\\', 'p/', '{p}', 'p%', '', ':', '*'];
      const stores = prefixes.map((prefix) => useStore({ url: server.url, prefix }));
      for (const [index, store] of stores.entries()) {
        for (const key of ['k', 'q:k', 'q/k', ':k']) await store.put(key, { index });
      }
      for (const [index, store] of stores.entries()) {
        expect((await collect(store.keys(''))).sort()).toEqual([':k', 'k', 'q/k', 'q:k']);
        expect((await store.get('k'))?.value).toEqual({ index });
      }
    });

    test('may be that of a job queue which puts further colons behind it', async () => {
      const store = useStore({ url: server.url, prefix: 'shared' });
      await useClient(server).hset('shared:intake:meta', { version: 'bullmq' });
      await store.put('intake', {});
      expect(await collect(store.keys(''))).toEqual(['intake']);
    });
  });

  describe('a record that expires', () => {
    test('is removed by Redis itself', async () => {
      const client = useClient(server);
      const store = useStore({ url: server.url, prefix: 'short' });
      await store.put('a', {}, { expiresAt: new Date(Date.now() + 100) });
      await waitUntil(async () => (await client.exists('short:a')) === 0);
      expect(await collect(store.keys(''))).toEqual([]);
    });

    test('has a time to live however it was written, and none when it stays', async () => {
      const client = useClient(server);
      const store = useStore({ url: server.url, prefix: 'long' });
      const expiresAt = new Date(Date.now() + 3_600_000);
      const created = await store.put('a', {}, { expiresAt, condition: { ifNoneMatch: '*' } });
      expect(await client.ttl('long:a')).toBeGreaterThan(3_000);
      const stays = await store.put('a', {}, { condition: { ifMatch: created?.etag ?? '' } });
      expect(await client.ttl('long:a')).toBe(-1);
      await store.put('a', {}, { expiresAt, condition: { ifMatch: stays?.etag ?? '' } });
      expect(await client.ttl('long:a')).toBeGreaterThan(3_000);
      await store.put('a', {});
      expect(await client.ttl('long:a')).toBe(-1);
      await store.put('a', {}, { expiresAt });
      expect(await client.ttl('long:a')).toBeGreaterThan(3_000);
    });

    test('may do so in the past or in the last year that there is', async () => {
      const store = useStore({ url: server.url });
      await store.put('past', {}, { expiresAt: new Date(0) });
      await store.put('future', {}, { expiresAt: new Date(8.64e15) });
      expect(await store.get('past')).toBeNull();
      expect(await collect(store.keys(''))).toEqual(['future']);
    });
  });

  describe('what is no record', () => {
    test.each([
      ['empty', ''],
      ['half', '{"key":"a","etag":"6ec5bd83-4b5e-4a3b-9a51-5b9f'],
      ['null', 'null'],
      ['a value alone', '{"status":"completed"}'],
      ['of another key', record({ key: 'b' })],
      ['with a mark that nobody made', record({ etag: '*' })],
      ['in no UTF-8', Buffer.concat([Buffer.from('{"key":"a'), Buffer.from([0xff])])],
    ])('(%s) is an error, and stays as it is until it is removed', async (_, content) => {
      const client = useClient(server);
      const store = useStore({ url: server.url, prefix: 'damaged' });
      await client.set('damaged:a', content);
      expect(await expectUnavailable(() => store.get('a'))).toEqual({ doing: 'read', damaged: 'damaged:a' });
      await expectUnavailable(() => store.put('a', {}, { condition: { ifNoneMatch: '*' } }));
      await expectUnavailable(() => store.put('a', {}, { condition: { ifMatch: 'any' } }));
      await expectUnavailable(() => store.delete('a'));
      expect(await client.getBuffer('damaged:a')).toEqual(Buffer.from(content));
      expect(await removeRecord(store, 'a')).toBe('damaged');
      expect(await store.get('a')).toBeNull();
    });

    test('but another kind of thing is an error, is listed, and hides no other', async () => {
      const store = useStore({ url: server.url, prefix: 'kinds' });
      await useClient(server).hset('kinds:a', { field: 1 });
      await store.put('b', {});
      expect(await expectUnavailable(() => store.get('a'))).toMatchObject({ code: 'WRONGTYPE' });
      await expectUnavailable(() => store.delete('a'));
      expect((await collect(store.keys(''))).sort()).toEqual(['a', 'b']);
    });
  });

  test('are listed each once where the connection breaks amid the listing', async () => {
    const client = useClient(server);
    const store = useStore({ url: server.url });
    const keys = Array.from({ length: 2_000 }, (_, index) => `many/${index}`);
    await Promise.all(keys.map((key) => store.put(key, {})));
    const listed: string[] = [];
    for await (const key of store.keys('many/')) {
      if (listed.length % 300 === 100) await client.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
      listed.push(key);
    }
    expect(listed.sort()).toEqual(keys.sort());
  });
});

function record(changes: object): string {
  const etag = '6ec5bd83-4b5e-4a3b-9a51-5b9f6ec5bd83';
  return JSON.stringify({ key: 'a', etag, expiresAt: null, value: { text: 'x' }, ...changes });
}
