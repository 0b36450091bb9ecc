import { describe, expect, test } from 'vitest';
import { changeRecord } from '../../../src/core/records/change-record.ts';
import { eachRecord } from '../../../src/core/records/reading/each-record.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { collect } from '../../support/collect.ts';
import { MovableClock } from '../services/support/movable-clock.ts';

interface Counter {
  count: number;
}

const increment = ({ count }: Counter): Counter => ({ count: count + 1 });

describe('changing a record', () => {
  test('gives what was written', async () => {
    const store = memoryStore();
    await store.put('a', { count: 1 });
    expect(await changeRecord<Counter>(store, 'a', increment)).toEqual({ count: 2 });
    expect((await store.get('a'))?.value).toEqual({ count: 2 });
  });

  test('gives null where there is none, and makes none', async () => {
    const store = memoryStore();
    expect(await changeRecord<Counter>(store, 'a', increment)).toBeNull();
    expect(await store.get('a')).toBeNull();
  });

  test('writes nothing where nothing is to change', async () => {
    const store = memoryStore();
    await store.put('a', { count: 1 });
    const before = await store.get('a');
    expect(await changeRecord<Counter>(store, 'a', () => null)).toEqual({ count: 1 });
    expect((await store.get('a'))?.etag).toBe(before?.etag);
  });

  test('loses none of many changes at the same time', async () => {
    const store = memoryStore();
    await store.put('a', { count: 0 });
    await Promise.all(Array.from({ length: 50 }, () => changeRecord<Counter>(store, 'a', increment)));
    expect((await store.get('a'))?.value).toEqual({ count: 50 });
  });

  test('comes to an end where others are always faster', async () => {
    const store = memoryStore();
    await store.put('a', { count: 1 });
    const refusing = { ...store, put: async () => null };
    await expect(changeRecord<Counter>(refusing, 'a', increment)).rejects.toThrow('too busy');
  });

  test('keeps its end where one is given', async () => {
    const clock = new MovableClock();
    const store = memoryStore({ clock });
    const expiresAt = () => new Date('2026-11-20T09:00:01.000Z');
    await store.put('a', { count: 0 }, { expiresAt: expiresAt() });
    await changeRecord<Counter>(store, 'a', increment, expiresAt);
    clock.pass(1_000);
    expect(await store.get('a')).toBeNull();
  });
});

describe('reading records', () => {
  test('gives all below a prefix and no others', async () => {
    const store = memoryStore();
    for (let count = 0; count < 100; count++) await store.put(`a/${count}`, { count });
    await store.put('ab', { count: -1 });
    const counts = (await collect(eachRecord<Counter>(store, 'a/'))).map(({ count }) => count);
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index));
  });

  test('leaves out what is deleted meanwhile', async () => {
    const store = memoryStore();
    await store.put('a/1', { count: 1 });
    const get: typeof store.get = async (key) => {
      await store.delete(key);
      return store.get(key);
    };
    expect(await collect(eachRecord({ ...store, get }, 'a/'))).toEqual([]);
  });
});
