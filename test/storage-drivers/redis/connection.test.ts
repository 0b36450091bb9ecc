import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { collect } from '../../support/collect.ts';
import { hasRedis, type RedisServer, startRedis } from '../../support/redis-server.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { answers, useClient, useHastyStore, useStore } from './use.ts';

/** Milliseconds; a failure comes after these, and long before a test is over. */
const soon = { commandTimeoutMilliseconds: 500 };

describe.skipIf(!hasRedis)('a connection to Redis', () => {
  let server: RedisServer;
  beforeEach(async () => {
    server = await startRedis();
  });
  afterEach(() => server.stop());

  describe('that is lost', () => {
    test('makes every call fail within the time for commands', async () => {
      const { etag = '' } = (await useStore({ url: server.url, prefix: 'p' }).put('a', {})) ?? {};
      const store = await useHastyStore(server, 'p');
      await server.kill();
      await Promise.all([
        expectUnavailable(() => store.get('a')),
        expectUnavailable(() => store.put('a', {})),
        expectUnavailable(() => store.put('a', {}, { condition: { ifNoneMatch: '*' } })),
        expectUnavailable(() => store.put('a', {}, { condition: { ifMatch: etag } })),
        expectUnavailable(() => store.delete('a')),
        expectUnavailable(() => collect(store.keys(''))),
      ]);
      await expectUnavailable(() => store.ping());
    });

    test('is made anew when the server is back on its port', async () => {
      const store = useStore({ url: server.url });
      const hasty = await useHastyStore(server, 'p');
      await store.put('a', {});
      await server.kill();
      await expectUnavailable(() => hasty.put('a', {}));
      server = await startRedis({ port: server.port });
      expect(await store.get('a')).toBeNull();
      await store.put('a', { is: 'back' });
      expect((await store.get('a'))?.value).toEqual({ is: 'back' });
      await waitUntil(() => answers(hasty));
    });

    test('is made anew for those who wait already', async () => {
      await server.kill();
      const store = useStore({ url: server.url });
      const waiting = [store.put('a', { is: 'late' }), store.get('b')];
      server = await startRedis({ port: server.port });
      await Promise.all(waiting);
      expect((await store.get('a'))?.value).toEqual({ is: 'late' });
    });

    test('is made anew at once where the server only closed it', async () => {
      const store = useStore({ url: server.url });
      await store.put('a', { is: 'there' });
      const closed = useClient(server).client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
      expect(await closed).toBe(1);
      expect((await store.get('a'))?.value).toEqual({ is: 'there' });
    });
  });

  describe('that cannot be made', () => {
    test('is an error of the first call, and none before', async () => {
      await server.kill();
      const store = useStore({ url: server.url, commandTimeoutMilliseconds: 5_000 });
      expect(await expectUnavailable(() => store.get('a'))).toEqual({ doing: 'read', code: 'ECONNREFUSED' });
      // Also for those with no time to try it themselves.
      expect(await expectUnavailable(() => store.ping())).toEqual({ doing: 'ping', code: 'ECONNREFUSED' });
    });

    test('is made by a later call', async () => {
      await server.kill();
      const store = useStore({ url: server.url, ...soon });
      await expectUnavailable(() => store.get('a'));
      server = await startRedis({ port: server.port });
      await waitUntil(() => answers(store));
    });

    test('fails many calls at once each by itself', async () => {
      await server.kill();
      const store = useStore({ url: server.url, ...soon });
      const calls = Array.from({ length: 200 }, (_, index) =>
        expectUnavailable(() => store.get(`a/${index}`)),
      );
      expect(await Promise.all(calls)).toHaveLength(200);
    });
  });

  describe('to a server that hangs', () => {
    test('makes every call fail within the time for commands, until it goes on', async () => {
      const store = await useHastyStore(server, 'p');
      server.process.kill('SIGSTOP');
      expect(await expectUnavailable(() => store.get('a'))).toEqual({ doing: 'read', code: 'TIMEOUT' });
      await expectUnavailable(() => store.ping());
      await expectUnavailable(() => store.put('a', {}));
      server.process.kill('SIGCONT');
      await waitUntil(() => answers(store));
    });

    test('makes many calls fail at once without a warning of Node', async () => {
      const warnings: string[] = [];
      const hear = (warning: Error) => void warnings.push(warning.message);
      process.on('warning', hear);
      onTestFinished(() => void process.off('warning', hear));
      const store = await useHastyStore(server, 'p');
      server.process.kill('SIGSTOP');
      const calls = Array.from({ length: 30 }, () => expectUnavailable(() => store.get('a')));
      expect(await Promise.all(calls)).toContainEqual({ doing: 'read', code: 'TIMEOUT' });
      server.process.kill('SIGCONT');
      await waitUntil(() => answers(store));
      expect(warnings).toEqual([]);
    });

    test('leaves a write unsettled', async () => {
      const store = await useHastyStore(server, 'p');
      server.process.kill('SIGSTOP');
      const details = await expectUnavailable(() => store.put('a', {}));
      server.process.kill('SIGCONT');
      expect(details).toEqual({ doing: 'write', code: 'TIMEOUT', outcome: 'unknown' });
    });

    test('fails a ping within a few seconds, whatever the time for commands is', async () => {
      const store = useStore({ url: server.url, commandTimeoutMilliseconds: 3_600_000 });
      await store.get('never');
      server.process.kill('SIGSTOP');
      await expectUnavailable(() => store.ping());
      server.process.kill('SIGCONT');
    });

    test('does not fail those who have more time where a ping gave up', async () => {
      const store = useStore({ url: server.url });
      await store.put('a', { is: 'there' });
      server.process.kill('SIGSTOP');
      const patient = store.get('a');
      await expectUnavailable(() => store.ping());
      server.process.kill('SIGCONT');
      expect((await patient)?.value).toEqual({ is: 'there' });
    });
  });

  describe('with an address that is read for each', () => {
    test('holds a password that was changed', async () => {
      const admin = useClient(server);
      let password = 'first';
      await admin.config('SET', 'requirepass', password);
      const store = useStore({ url: async () => server.url.replace('//', `//:${password}@`) });
      await store.put('a', { is: 'there' });
      password = 'second';
      await admin.config('SET', 'requirepass', password);
      await admin.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
      expect((await store.get('a'))?.value).toEqual({ is: 'there' });
    });

    test('fails where it cannot be read', async () => {
      const url = () => Promise.reject(new Error('The vault is sealed.'));
      expect(await expectUnavailable(() => useStore({ url }).get('a'))).toMatchObject({ code: 'ADDRESS' });
    });
  });

  describe('that is closed', () => {
    test('finishes what is under way', async () => {
      const store = useStore({ url: server.url });
      await store.get('never');
      const writing = store.put('a', { text: 'x'.repeat(1_000_000) });
      await Promise.resolve();
      await store.close();
      expect(await writing).not.toBeNull();
    });

    test('lets go of those who wait for a server, at once', async () => {
      await server.kill();
      const store = useStore({ url: server.url, commandTimeoutMilliseconds: 3_600_000 });
      const waiting = expectUnavailable(() => store.get('a'));
      await store.close();
      expect(await waiting).toMatchObject({ code: 'CLOSED' });
    });

    test('refuses further calls, and may be closed again or unused', async () => {
      const store = useStore({ url: server.url });
      await store.close();
      await store.close();
      expect(await expectUnavailable(() => store.get('a'))).toMatchObject({ code: 'CLOSED' });
    });

    test('is gone from the server', async () => {
      const client = useClient(server);
      const store = useStore({ url: server.url });
      await store.get('never');
      await store.close();
      await waitUntil(async () => (await client.info('clients')).includes('connected_clients:1\r\n'));
    });
  });
});
