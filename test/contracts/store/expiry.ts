import { describe, expect } from 'vitest';
import { collect } from '../../support/collect.ts';
import type { OpenStoreBench, StoreBench } from '../store.ts';
import { storeTest } from './store-test.ts';

/** Records that vanish at a given time. */
export function describeExpiry(open: OpenStoreBench): void {
  describe('a record that expires', () => {
    storeTest(open, 'exists until then', async ({ store, now }) => {
      await store.put('a', { room: 1 }, { expiresAt: new Date(now().getTime() + 60_000) });
      expect((await store.get('a'))?.value).toEqual({ room: 1 });
      expect(await collect(store.keys(''))).toEqual(['a']);
    });

    storeTest(open, 'is neither returned nor listed from then on', async (bench) => {
      await putAndOutlive(bench);
      expect(await bench.store.get('a')).toBeNull();
      expect(await collect(bench.store.keys(''))).toEqual([]);
      expect(await (await bench.reopen()).get('a')).toBeNull();
    });

    storeTest(open, 'can then be created again by one writer', async (bench) => {
      await putAndOutlive(bench);
      const create = () => bench.store.put('a', { room: 2 }, { condition: { ifNoneMatch: '*' } });
      const created = await Promise.all([create(), create(), create()]);
      expect(created.filter((mark) => mark !== null)).toHaveLength(1);
      expect((await bench.store.get('a'))?.value).toEqual({ room: 2 });
    });

    storeTest(open, 'can then be neither changed nor deleted', async (bench) => {
      const etag = await putAndOutlive(bench);
      expect(await bench.store.put('a', {}, { condition: { ifMatch: etag } })).toBeNull();
      expect(await bench.store.delete('a')).toBe(false);
      expect(await bench.store.delete('a', { ifMatch: etag })).toBe(false);
    });

    storeTest(open, 'stays if it is put again without an expiry', async (bench) => {
      const { store, now, passTime } = bench;
      await store.put('a', { room: 1 }, { expiresAt: new Date(now().getTime() + lifetime) });
      await store.put('a', { room: 2 });
      await passTime(lifetime + 1);
      expect((await store.get('a'))?.value).toEqual({ room: 2 });
    });

    storeTest(open, 'does not affect those that do not', async (bench) => {
      await bench.store.put('b', {});
      await putAndOutlive(bench);
      expect(await collect(bench.store.keys(''))).toEqual(['b']);
    });
  });
}

/** In milliseconds; not less, because some stores count in seconds. */
const lifetime = 1000;

async function putAndOutlive({ store, now, passTime }: StoreBench): Promise<string> {
  const put = await store.put('a', { room: 1 }, { expiresAt: new Date(now().getTime() + lifetime) });
  await passTime(lifetime);
  return put?.etag ?? '';
}
