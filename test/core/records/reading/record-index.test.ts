import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Store, StoreEntry } from '../../../../src/core/ports.ts';
import { recordIndex } from '../../../../src/core/records/reading/record-index.ts';
import { memoryStore } from '../../../../src/storage-drivers/memory/memory-store.ts';
import { collect } from '../../../support/collect.ts';
import { waitUntil } from '../../../support/wait-until.ts';

interface Named {
  name: string;
}

/** An index of names, the store as another process has it, and the keys that were read. */
function opened(change: (store: Store) => Store = (store) => store) {
  const other = memoryStore();
  const read: string[] = [];
  const counted: Store = {
    ...other,
    get(key) {
      read.push(key);
      return other.get(key);
    },
  };
  const { rows, records, store } = recordIndex(change(counted), {
    prefix: 'n/',
    rowOf: ({ name }: Named) => name,
    isUnderWay: ({ name }) => name === '',
  });
  return { other, store, read, records, names: async () => [...(await rows())].sort() };
}

describe('an index of records', () => {
  test('has a row for each record below its prefix', async () => {
    const { other, names } = opened();
    await other.put('n/1', { name: 'Ada' });
    await other.put('n/2', { name: 'Bo' });
    await other.put('m/1', { name: 'Cy' });
    expect(await names()).toEqual(['Ada', 'Bo']);
  });

  test('has what was written in its own process at once', async () => {
    const { store, names } = opened();
    await store.put('n/1', { name: 'Ada' });
    expect(await names()).toEqual(['Ada']);
    await store.put('n/2', { name: 'Bo' });
    await store.put('n/1', { name: 'Ada L.' });
    expect(await names()).toEqual(['Ada L.', 'Bo']);
    await store.delete('n/2');
    expect(await names()).toEqual(['Ada L.']);
  });

  test('soon has what another process wrote', async () => {
    const { other, names } = opened();
    await other.put('n/1', { name: 'Ada' });
    await other.put('n/2', { name: 'Bo' });
    await names();
    await other.put('n/1', { name: 'Ada L.' });
    await other.delete('n/2');
    await other.put('n/3', { name: 'Cy' });
    await waitUntil(async () => (await names()).join() === 'Ada L.,Cy');
  });

  test('reads again only what has changed', async () => {
    const { other, read, names } = opened();
    for (const number of [1, 2, 3]) await other.put(`n/${number}`, { name: String(number) });
    await names();
    expect(read.splice(0).sort()).toEqual(['n/1', 'n/2', 'n/3']);
    await other.put('n/2', { name: 'two' });
    await waitUntil(async () => (await names()).includes('two'));
    expect(read).toEqual(['n/2']);
  });

  test('gives the records under some keys in their order, without those that are not there', async () => {
    const { other, names, records } = opened();
    for (const name of ['Ada', 'Bo']) await other.put(`n/${name}`, { name });
    await names();
    expect(await records(['n/Bo', 'n/none', 'n/Ada'])).toEqual([{ name: 'Bo' }, { name: 'Ada' }]);
  });

  test('reads a record that was asked for once more where it has changed, or is under way', async () => {
    const { other, store, read, names, records } = opened();
    const keys = ['n/1', 'n/2', 'n/3', 'n/4'];
    for (const key of keys) await other.put(key, { name: key === 'n/4' ? '' : key });
    await names();
    await records(keys);
    await store.put('n/1', { name: 'ours' });
    await other.put('n/2', { name: 'theirs' });
    await waitUntil(async () => (await names()).includes('theirs'));
    read.length = 0;
    const found = await records(keys);
    expect(found.map(({ name }) => name)).toEqual(['ours', 'theirs', 'n/3', '']);
    expect(read.sort()).toEqual(['n/1', 'n/2', 'n/4']);
  });

  test('works with a store that marks no versions', async () => {
    const { other, names } = opened(({ versions: _none, ...store }) => store);
    await other.put('n/1', { name: 'Ada' });
    expect(await names()).toEqual(['Ada']);
    await other.put('n/1', { name: 'Ada L.' });
    await waitUntil(async () => (await names()).join() === 'Ada L.');
  });

  test('is filled by a store that reads all records at once, and reads only changes afterwards', async () => {
    const { other, store, read, names } = opened((inner) => ({
      ...inner,
      entries: (prefix) => entriesOf(other, prefix),
    }));
    await other.put('n/1', { name: 'Ada' });
    await other.put('n/2', { name: 'Bo' });
    expect(await names()).toEqual(['Ada', 'Bo']);
    expect(read).toEqual([]);
    await store.put('n/1', { name: 'Ada L.' });
    await other.put('n/3', { name: 'Cy' });
    await waitUntil(async () => (await names()).join() === 'Ada L.,Bo,Cy');
    expect(new Set(read)).toEqual(new Set(['n/1', 'n/3']));
  });

  test('has a write of its own also while it is filled by a store that reads all records at once', async () => {
    let goOn = () => {};
    const isLate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { other, store, names } = opened((inner) => ({
      ...inner,
      async *entries<T extends object>(prefix: string) {
        const found = await collect(entriesOf<T>(other, prefix));
        await isLate;
        yield* found;
      },
    }));
    await other.put('n/1', { name: 'Ada' });
    const before = names();
    await pause(20);
    await store.put('n/1', { name: 'Ada L.' });
    goOn();
    expect(await before).toEqual(['Ada L.']);
  });

  test('is no slower than its look where that takes long, and shows what it found a moment later', async () => {
    let delay = 0;
    const { other, names } = opened((store) => ({
      ...store,
      async *versions(prefix) {
        await pause(delay);
        yield* store.versions?.(prefix) ?? [];
      },
    }));
    await other.put('n/1', { name: 'Ada' });
    await names();
    await other.put('n/2', { name: 'Bo' });
    delay = 2_000;
    const start = performance.now();
    expect(await names()).toEqual(['Ada']);
    expect(performance.now() - start).toBeLessThan(1_500);
    await waitUntil(async () => (await names()).length === 2);
  });

  test('has a write of its own also while a look is under way that has read the record before', async () => {
    let reading = () => {};
    const isRead = new Promise<void>((resolve) => {
      reading = resolve;
    });
    let goOn = () => {};
    const isLate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let isFirst = true;
    const { store, names } = opened((inner) => ({
      ...inner,
      async get<T extends object>(key: string) {
        const stored = await inner.get<T>(key);
        if (!isFirst) return stored;
        isFirst = false;
        reading();
        await isLate;
        return stored;
      },
    }));
    await store.put('n/1', { name: 'Ada' });
    const before = names();
    await isRead;
    await store.put('n/1', { name: 'Ada L.' });
    goOn();
    expect(await before).toEqual(['Ada L.']);
  });

  test('leaves no failure unheard where a read fails while others are still listed', async () => {
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', hear);
    const { other, names } = opened((store) => ({
      ...store,
      get: () => Promise.reject(new Error('The storage is away.')),
      async *versions() {
        yield { key: 'n/1', version: '1' };
        await pause(20);
        yield { key: 'n/2', version: '1' };
      },
    }));
    await other.put('n/1', { name: 'Ada' });
    await expect(names()).rejects.toThrow('The storage is away.');
    await pause(20);
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });

  test('fails where the storage does, and works again afterwards', async () => {
    let isAway = true;
    const { other, names } = opened((store) => ({
      ...store,
      versions(prefix) {
        if (isAway) throw new Error('The storage is away.');
        return store.versions?.(prefix) ?? (async function* () {})();
      },
    }));
    await other.put('n/1', { name: 'Ada' });
    await expect(names()).rejects.toThrow('The storage is away.');
    isAway = false;
    expect(await names()).toEqual(['Ada']);
  });
});

async function* entriesOf<T extends object>(store: Store, prefix: string): AsyncIterable<StoreEntry<T>> {
  for await (const { key, version } of store.versions?.(prefix) ?? []) {
    const stored = await store.get<T>(key);
    if (stored) yield { key, version, value: stored.value };
  }
}
