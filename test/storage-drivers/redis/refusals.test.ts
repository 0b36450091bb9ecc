import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DeskError } from '../../../src/core/errors.ts';
import { collect } from '../../support/collect.ts';
import { hasRedis, type RedisServer, startRedis } from '../../support/redis-server.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { useClient, useStore } from './use.ts';

describe.skipIf(!hasRedis)('Redis that refuses', () => {
  let server: RedisServer;
  beforeEach(async () => {
    server = await startRedis();
  });
  afterEach(() => server.stop());

  describe('more records as it is full', () => {
    test('fails every write, and leaves what is there', async () => {
      const store = useStore({ url: server.url });
      const first = await store.put('a', { count: 1 });
      await useClient(server).config('SET', 'maxmemory', '1');
      const ifMatch = first?.etag ?? '';
      expect(await refusal(() => store.put('a', { count: 2 }))).toMatch(/^OOM: .*full.*maxmemory/);
      expect(await refusal(() => store.put('b', {}, { condition: { ifNoneMatch: '*' } }))).toMatch(/^OOM: /);
      expect(await refusal(() => store.put('a', {}, { condition: { ifMatch } }))).toMatch(/^OOM: /);
      expect(await store.get('a')).toEqual({ value: { count: 1 }, etag: ifMatch });
      expect(await store.get('b')).toBeNull();
    });

    test('still removes records, and takes more when there is room', async () => {
      const client = useClient(server);
      const store = useStore({ url: server.url });
      const first = await store.put('a', {});
      await store.put('b', {});
      await client.config('SET', 'maxmemory', '1');
      expect(await store.delete('a', { ifMatch: first?.etag ?? '' })).toBe(true);
      expect(await store.delete('b')).toBe(true);
      await client.config('SET', 'maxmemory', '0');
      expect(await store.put('a', {})).not.toBeNull();
    });
  });

  describe('writes as it is a replica', () => {
    test('fails them, and takes them when it is the primary again', async () => {
      const client = useClient(server);
      const store = useStore({ url: server.url });
      const first = await store.put('a', { count: 1 });
      // Nobody listens on that port: the records stay.
      await client.replicaof('127.0.0.1', '1');
      const ifMatch = first?.etag ?? '';
      expect(await refusal(() => store.put('a', {}))).toMatch(/^READONLY: .*replica/);
      expect(await refusal(() => store.put('a', {}, { condition: { ifMatch } }))).toMatch(/^READONLY: /);
      expect(await refusal(() => store.delete('a', { ifMatch }))).toMatch(/^READONLY: /);
      expect((await store.get('a'))?.value).toEqual({ count: 1 });
      await client.replicaof('NO', 'ONE');
      expect(await store.put('a', { count: 2 }, { condition: { ifMatch } })).not.toBeNull();
    });
  });

  describe('everything as it loads its records', () => {
    test('fails calls, and has no absent record', async () => {
      const primary = await startRedis();
      try {
        await useStore({ url: primary.url, prefix: 'p' }).put('a', {});
        const store = useStore({ url: server.url, prefix: 'p' });
        await store.get('a');
        await loadSlowly(server, primary);
        expect(await refusal(() => store.get('a'))).toMatch(/^LOADING: .*loading/);
        expect(await refusal(() => collect(store.keys('')))).toMatch(/^LOADING: /);
        const hasty = useStore({ url: server.url, commandTimeoutMilliseconds: 4_000 });
        expect(await refusal(() => hasty.get('a'))).toMatch(/^TIMEOUT: .*loaded its records/);
      } finally {
        await primary.stop();
      }
    });
  });

  describe('us', () => {
    test('without a password', async () => {
      await useClient(server).config('SET', 'requirepass', 'right');
      const store = useStore({ url: server.url });
      expect(await refusal(() => store.get('a'))).toMatch(/^NOAUTH: .*password/);
      expect(await refusal(() => store.put('a', {}))).toMatch(/^NOAUTH: /);
      expect(await refusal(() => store.ping())).toMatch(/^NOAUTH: /);
    });

    test('with a wrong password, until it is right', async () => {
      const client = useClient(server);
      await client.config('SET', 'requirepass', 'right');
      const store = useStore({ url: withCredentials(server, ':wrong') });
      expect(await refusal(() => store.get('a'))).toMatch(/^WRONGPASS: .*password/);
      await client.config('SET', 'requirepass', 'wrong');
      expect(await store.get('a')).toBeNull();
    });

    test('with a user that it does not know', async () => {
      const store = useStore({ url: withCredentials(server, 'nobody:secret') });
      expect(await refusal(() => store.get('a'))).toMatch(/^WRONGPASS: /);
    });

    test('as a user who may do less than is needed', async () => {
      await useClient(server).acl('SETUSER', 'reader', 'on', '>secret', '~p:*', '+get', '+ping');
      const store = useStore({ url: withCredentials(server, 'reader:secret'), prefix: 'p' });
      expect(await store.get('a')).toBeNull();
      expect(await refusal(() => store.put('a', {}))).toMatch(/^NOPERM: /);
      expect(await refusal(() => collect(store.keys('')))).toMatch(/^NOPERM: /);
    });

    test('in a database that it has not', async () => {
      const store = useStore({ url: `${server.url}/9999` });
      expect(await refusal(() => store.put('a', {}))).toMatch(/^DATABASE: .*database/);
      expect(await useClient(server).dbsize()).toBe(0);
    });

    test('as there are too many connections', async () => {
      const client = useClient(server);
      await client.ping();
      await client.config('SET', 'maxclients', '1');
      const store = useStore({ url: server.url, commandTimeoutMilliseconds: 1_000 });
      // Redis says so and hangs up, so that it is not always heard.
      await waitUntil(async () => /^MAXCLIENTS: .*maxclients/.test(await refusal(() => store.get('a'))));
    });
  });

  describe('nothing', () => {
    test('takes a password where it wants none', async () => {
      const store = useStore({ url: withCredentials(server, ':needless') });
      await store.put('a', {});
      expect(await store.get('a')).not.toBeNull();
    });

    test('takes any letters in a user name and a password, and another database', async () => {
      const client = useClient(server);
      const [user, password] = ['de:sk', 'p@ss/w#rd?%ü'];
      await client.acl('SETUSER', user, 'on', `>${password}`, '~*', '+@all');
      const credentials = [user, password].map(encodeURIComponent).join(':');
      const store = useStore({ url: `${withCredentials(server, credentials)}/3`, prefix: 'p' });
      await store.put('a', {});
      expect(await client.exists('p:a')).toBe(0);
      await client.select(3);
      expect(await client.exists('p:a')).toBe(1);
    });
  });
});

/** What Redis said, in its word and in our sentence. */
async function refusal(work: () => Promise<unknown>): Promise<string> {
  const error = await work().then(
    (value) => new Error(`It resolved to ${JSON.stringify(value)}.`),
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ code: 'storage_unavailable' });
  return error instanceof DeskError ? `${error.details.code}: ${error.message}` : '';
}

function withCredentials({ url }: RedisServer, credentials: string): string {
  return url.replace('//', `//${credentials}@`);
}

/** Lets the server copy the records of the primary, so slowly that it is at it until it is stopped. */
async function loadSlowly(server: RedisServer, primary: RedisServer): Promise<void> {
  const source = useClient(primary);
  await source.config('SET', 'repl-diskless-sync-delay', '0');
  const many = source.pipeline();
  for (let index = 0; index < 5_000; index++) many.set(`filler/${index}`, 'x'.repeat(500));
  await many.exec();
  const client = useClient(server);
  await client.config('SET', 'key-load-delay', '10000');
  await client.config('SET', 'loading-process-events-interval-bytes', '1024');
  await client.replicaof('127.0.0.1', String(primary.port));
  await waitUntil(async () => (await client.info('persistence')).includes('loading:1'));
}
