import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fsDriver from 'unstorage/drivers/fs';
import fsLiteDriver from 'unstorage/drivers/fs-lite';
import lruDriver from 'unstorage/drivers/lru-cache';
import memoryDriver from 'unstorage/drivers/memory';
import { describe, expect, test } from 'vitest';
import type { UnstorageDriver } from '../../../src/storage-drivers/unstorage/unstorage-store.ts';
import { unstorageStore } from '../../../src/storage-drivers/unstorage/unstorage-store.ts';
import { describeStore, type StoreBench } from '../../contracts/store.ts';
import { collect } from '../../support/collect.ts';
import { manualClock } from '../manual-clock.ts';

/** A bench over a driver that is there for one test. */
function bench(driver: UnstorageDriver, close: () => Promise<void> = async () => {}): StoreBench {
  const clock = manualClock();
  return {
    ...clock,
    store: unstorageStore({ driver, clock }),
    reopen: async () => unstorageStore({ driver, clock }),
    close,
  };
}

async function inFolder(open: (base: string) => UnstorageDriver): Promise<StoreBench> {
  const base = await mkdtemp(join(tmpdir(), 'unstorage-'));
  return bench(open(base), () => rm(base, { recursive: true }));
}

describeStore('unstorageStore, in memory', async () => bench(memoryDriver()));
describeStore('unstorageStore, in a cache', async () => bench(lruDriver({ max: 10_000 })));
describeStore('unstorageStore, in a folder', () => inFolder((base) => fsDriver({ base })));
describeStore('unstorageStore, in a folder of the small driver', () =>
  inFolder((base) => fsLiteDriver({ base })),
);

describe('unstorageStore', () => {
  test('takes what the driver has parsed for what was written', async () => {
    const driver = memoryDriver();
    const parsing = {
      ...driver,
      getItem: async (key: string) => JSON.parse(String(await driver.getItem(key, {}))),
    };
    const store = unstorageStore({ driver: parsing });
    await store.put('rates', { adminFee: 25 });
    expect((await store.get('rates'))?.value).toEqual({ adminFee: 25 });
  });

  test('reports a record that is damaged, lists it, and replaces it', async () => {
    const base = await mkdtemp(join(tmpdir(), 'unstorage-'));
    const store = unstorageStore({ driver: fsDriver({ base }) });
    await store.put('rates', { adminFee: 25 });
    await writeFile(join(base, 'named/rates.json'), '{"key":"ra');
    await expect(store.get('rates')).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(await collect(store.keys(''))).toEqual(['rates']);
    await store.put('rates', { adminFee: 30 });
    expect((await store.get('rates'))?.value).toEqual({ adminFee: 30 });
    await rm(base, { recursive: true });
  });

  test('lists nothing that others keep with the same driver', async () => {
    const driver = memoryDriver();
    const store = unstorageStore({ driver });
    await driver.setItem?.('sessions:1', '{}', {});
    await driver.setItem?.('named:Sessions.json', '{}', {});
    await store.put('rates', {});
    expect(await collect(store.keys(''))).toEqual(['rates']);
  });

  test('reports what the driver throws as unavailable storage', async () => {
    const failing = { ...memoryDriver(), getItem: () => Promise.reject(new Error('no route to host')) };
    const store = unstorageStore({ driver: failing });
    await expect(store.get('rates')).rejects.toMatchObject({ code: 'storage_unavailable' });
    await expect(store.ping()).rejects.toMatchObject({ code: 'storage_unavailable' });
  });

  test('goes on with a record after a change of it has failed', async () => {
    const driver = memoryDriver();
    let fails = 1;
    const setItem = async (key: string, value: string) => {
      if (fails-- > 0) throw new Error('no route to host');
      await driver.setItem?.(key, value, {});
    };
    const store = unstorageStore({ driver: { ...driver, setItem } });
    await expect(store.put('rates', {})).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(await store.put('rates', {})).not.toBeNull();
  });

  test('refuses a driver that only reads', () => {
    const { setItem: _, ...readOnly } = memoryDriver();
    expect(() => unstorageStore({ driver: readOnly })).toThrow('only reads');
  });
});
