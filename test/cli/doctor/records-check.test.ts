import { describe, expect, test } from 'vitest';
import { recordsCheck } from '../../../src/cli/doctor/records-check.ts';
import type { Store } from '../../../src/core/ports.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { damagedStore, switchedStore } from '../../support/failing-stores.ts';

async function withRecords(count: number): Promise<Store> {
  const store = memoryStore();
  for (let number = 1; number <= count; number += 1) await store.put(`n/${number}`, {});
  return store;
}

describe('the check of the records', () => {
  const run = (store: Store, options = {}) =>
    recordsCheck({ store }, options).run(AbortSignal.timeout(5_000));

  test('says how many could be read', async () => {
    expect(await run(await withRecords(33))).toEqual({ state: 'ok', detail: 'Read 33; none is damaged' });
  });

  test('names those that are damaged', async () => {
    const store = damagedStore(await withRecords(33), (key) => /^n\/3[23]$/.test(key));
    await expect(run(store)).rejects.toThrow('Damaged, of 33 records: n/32.json, n/33.json.');
  });

  test('names five of many', async () => {
    const store = damagedStore(await withRecords(9), () => true);
    await expect(run(store)).rejects.toThrow('n/5.json and 4 more.');
  });

  test('ends after a while, and says that it has not read all', async () => {
    let time = 0;
    const now = () => (time += 3_000);
    expect(await run(await withRecords(100), { now })).toEqual({
      state: 'ok',
      detail: 'Read the first 64; none is damaged',
    });
  });

  test('fails where the storage does', async () => {
    const switched = switchedStore(await withRecords(1), ({ method }) => method === 'get');
    switched.isOff = true;
    await expect(run(switched.store)).rejects.toThrow('The storage does not answer.');
  });
});
