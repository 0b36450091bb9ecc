import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { collect } from '../../support/collect.ts';
import { hasRedis, type RedisServer, startRedis } from '../../support/redis-server.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { redisProxy } from './proxy.ts';
import { useClient, useStore } from './use.ts';

describe.skipIf(!hasRedis)('a connection to Redis on which an answer gets lost', () => {
  let server: RedisServer;
  beforeEach(async () => {
    server = await startRedis();
  });
  afterEach(() => server.stop());

  test('leaves a creation unsettled, which was made once and is not made again', async () => {
    const { store, proxy, calls } = await openByProxy(server);
    proxy.loseAnswerTo('set');
    const create = () => store.put('a', { is: 'mine' }, { condition: { ifNoneMatch: '*' } });
    expect(await expectUnavailable(create)).toMatchObject({ doing: 'write', outcome: 'unknown' });
    expect((await store.get('a'))?.value).toEqual({ is: 'mine' });
    expect(await calls('set')).toBe(1);
    expect(await create()).toBeNull();
  });

  test('leaves a change unsettled, which was made once and is not made again', async () => {
    const { store, proxy, calls } = await openByProxy(server);
    const first = await store.put('a', { count: 1 });
    const second = await store.put('a', { count: 2 }, { condition: { ifMatch: first?.etag ?? '' } });
    const sent = await calls('eval');
    proxy.loseAnswerTo('eval');
    const change = () => store.put('a', { count: 3 }, { condition: { ifMatch: second?.etag ?? '' } });
    expect(await expectUnavailable(change)).toMatchObject({ doing: 'write', outcome: 'unknown' });
    expect((await store.get('a'))?.value).toEqual({ count: 3 });
    expect(await calls('eval')).toBe(sent + 1);
    expect(await change()).toBeNull();
  });

  test('leaves a deletion unsettled, which was made once and is not made again', async () => {
    const { store, proxy } = await openByProxy(server);
    await store.put('a', {});
    proxy.loseAnswerTo('del');
    expect(await expectUnavailable(() => store.delete('a'))).toMatchObject({ outcome: 'unknown' });
    expect(await store.delete('a')).toBe(false);
  });

  test.each(['get', 'scan', 'getrange'])('asks again (%s)', async (command) => {
    const { store, proxy } = await openByProxy(server);
    await store.put('a', { is: 'there' });
    proxy.loseAnswerTo(command);
    expect((await store.get('a'))?.value).toEqual({ is: 'there' });
    expect(await collect(store.keys(''))).toEqual(['a']);
  });
});

async function openByProxy(server: RedisServer) {
  const proxy = await redisProxy(server.port);
  onTestFinished(() => proxy.close());
  const store = useStore({ url: proxy.url });
  const client = useClient(server);
  await store.get('never');
  return {
    proxy,
    store,
    /** How often the server was given that command. */
    async calls(command: string) {
      const counted = new RegExp(`cmdstat_${command}:calls=(\\d+)`).exec(await client.info('commandstats'));
      return Number(counted?.[1] ?? 0);
    },
  };
}
