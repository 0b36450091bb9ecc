import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../../src/core/ports.ts';
import { collect } from '../../support/collect.ts';
import { freePort, hasRedis, type RedisServer, startRedis } from '../../support/redis-server.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { useClient, useStore } from './use.ts';

const password = 'pa55-Geheim';
const text = 'text of a record';

/** Everything that a log could make of it: causes, members and stacks. */
async function everythingOf(work: () => Promise<unknown>): Promise<string> {
  const error = await work().catch((reason: unknown) => reason);
  await expectUnavailable(() => Promise.reject(error));
  return `${inspect(error, { depth: 20, showHidden: true })} ${JSON.stringify(error)}`;
}

function callsOf(store: Store): (() => Promise<unknown>)[] {
  return [
    () => store.get('a'),
    () => store.put('a', { text }),
    () => store.put('a', { text }, { condition: { ifNoneMatch: '*' } }),
    () => collect(store.keys('')),
    () => store.ping(),
  ];
}

describe('an address that is none', () => {
  test.each([
    '',
    password,
    `:${password}`,
    `user:${password}@host`,
    `//user:${password}@host`,
    `http://user:${password}@host`,
    `redis:user:${password}@host`,
    'redis://',
    `redis://:${password}@`,
    `redis://:${password}@host:${password}`,
    `redis://:${password}@host:99999`,
    `redis://:${password}/x@host`,
    `redis://user:12#${password}@host`,
    `redis://user:12/${password}@host`,
    `redis://user:12?${password}@host`,
    `redis://:${password}%@host`,
    `redis://:${password}@host/zero`,
    `redis://:${password}@host/-1`,
    `redis://:${password}@host?tls=true`,
    `redis://:${password}@host?family=5`,
    `redis://:${password}@ho st`,
  ])('is an error that says what it should be, and nothing of what it is (%s)', async (url) => {
    const said = await everythingOf(() => useStore({ url }).get('a'));
    expect(said).not.toContain(password);
    expect(said).toContain('redis://user:password@host:6379/0');
  });
});

describe('an error', () => {
  test('holds no password where nobody listens', async () => {
    const url = `redis://user:${password}@127.0.0.1:${await freePort()}`;
    const store = useStore({ url, commandTimeoutMilliseconds: 200 });
    for (const call of callsOf(store)) expect(await everythingOf(call)).not.toContain(password);
  });

  test('holds no password where there is no such host', async () => {
    const url = `redis://user:${password}@nowhere.invalid`;
    const store = useStore({ url, commandTimeoutMilliseconds: 200 });
    expect(await everythingOf(() => store.get('a'))).not.toContain(password);
  });

  test('holds nothing of what the function throws that tells the address', async () => {
    const url = () => {
      throw Object.assign(new Error('No vault.'), { config: { headers: { token: password } } });
    };
    expect(await everythingOf(() => useStore({ url }).get('a'))).not.toContain(password);
  });

  describe.skipIf(!hasRedis)('of a Redis server', () => {
    let server: RedisServer;
    beforeEach(async () => {
      server = await startRedis();
      await useClient(server).acl('SETUSER', 'pinger', 'on', `>${password}`, '~*', '+ping');
    });
    afterEach(() => server.stop());

    test.each([
      ['alone', `:${password}`],
      ['with a user', `user:${password}`],
    ])('holds no password that was refused %s', async (_, credentials) => {
      await useClient(server).config('SET', 'requirepass', 'another');
      const store = useStore({ url: server.url.replace('//', `//${credentials}@`) });
      for (const call of callsOf(store)) expect(await everythingOf(call)).not.toContain(password);
    });

    test('holds no password and no record where a command is not allowed', async () => {
      const store = useStore({ url: server.url.replace('//', `//pinger:${password}@`) });
      for (const call of callsOf(store).slice(0, -1)) {
        const said = await everythingOf(call);
        expect(said).toContain('NOPERM');
        expect(said).not.toContain(password);
        expect(said).not.toContain(text);
      }
    });
  });
});
