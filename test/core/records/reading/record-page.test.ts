import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyPage, recordPage } from '../../../../src/core/records/reading/record-page.ts';
import { memoryStore } from '../../../../src/storage-drivers/memory/memory-store.ts';
import { everyPage } from '../../../support/every-page.ts';
import { refusal } from '../../services/support/bench.ts';

interface Entry {
  at: string;
  id: string;
}

const placeOf = ({ at, id }: Entry) => [at, id];

async function storeOf(entries: readonly Entry[]) {
  const store = memoryStore();
  for (const entry of entries) await store.put(`a/${entry.id}`, entry);
  await store.put('ab', { at: '9', id: 'another list' });
  return store;
}

const three = [
  { at: '1', id: 'old' },
  { at: '2', id: 'b' },
  { at: '2', id: 'a' },
];

describe('a page of records', () => {
  test('has the latest first, of the same time the smaller ids, and how many there are in all', async () => {
    const store = await storeOf(three);
    const page = await recordPage(store, 'a/', { limit: 2 }, placeOf);
    expect(page).toEqual({
      records: [three[2], three[1]],
      count: 3,
      nextCursor: expect.stringMatching(/^[\w-]+$/),
    });
  });

  test('goes on where the one before ended, and the last one says so', async () => {
    const store = await storeOf(three);
    const { nextCursor: cursor = '' } = await recordPage(store, 'a/', { limit: 2 }, placeOf);
    expect(await recordPage(store, 'a/', { limit: 2, cursor }, placeOf)).toEqual({
      records: [three[0]],
      count: 3,
    });
  });

  test('goes on there also when that record is gone and new ones came', async () => {
    const store = await storeOf(three);
    const { nextCursor: cursor = '' } = await recordPage(store, 'a/', { limit: 2 }, placeOf);
    await store.delete('a/b');
    await store.put('a/new', { at: '3', id: 'new' });
    const page = await recordPage(store, 'a/', { limit: 2, cursor }, placeOf);
    expect(page.records).toEqual([three[0]]);
  });

  test('leaves out what is not to be listed, and does not count it', async () => {
    const store = await storeOf(three);
    const page = await recordPage(store, 'a/', { limit: 9 }, placeOf, ({ at }) => at === '2');
    expect(page).toEqual({ records: [three[2], three[1]], count: 2 });
  });

  test('is one of all in order, whatever they are and however long a page is', async () => {
    const at = fc.constantFrom('1', '2', '3');
    const entries = fc.uniqueArray(fc.record({ at, id: fc.string({ minLength: 1 }) }), {
      selector: ({ id }) => id,
    });
    await fc.assert(
      fc.asyncProperty(entries, fc.integer({ min: 1, max: 5 }), async (given, limit) => {
        const store = await storeOf(given);
        const all = await everyPage((page) => recordPage(store, 'a/', page, placeOf), limit);
        const inOrder = given.toSorted((a, b) =>
          a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? 1 : -1,
        );
        expect(all).toEqual(inOrder);
      }),
    );
  });

  test.each(['', 'x', 'bnVsbA', 'W10', 'WzFd', 'eyJsZW5ndGgiOjF9', '%00', 'A'.repeat(10_000)])(
    'is refused for a cursor that is none: %j',
    async (cursor) => {
      const asked = recordPage(memoryStore(), 'a/', { limit: 9, cursor }, placeOf);
      expect(await refusal(asked)).toMatchObject({ code: 'input_invalid', details: { path: 'cursor' } });
    },
  );

  test('holds few records in memory, however many there are', async () => {
    const store = await storeOf(
      Array.from({ length: 2_000 }, (_, id) => ({ at: String(id), id: String(id) })),
    );
    let reading = 0;
    let most = 0;
    const get: typeof store.get = async (key) => {
      most = Math.max(most, ++reading);
      await new Promise(setImmediate);
      reading--;
      return store.get(key);
    };
    await recordPage({ ...store, get }, 'a/', { limit: 10 }, placeOf);
    expect(most).toBeLessThanOrEqual(32);
  });
});

describe('a page of records whose keys sort them', () => {
  test('has the newest of all prefixes first, and reads no others', async () => {
    const store = memoryStore();
    for (const key of ['a/1', 'b/2', 'a/3', 'b/4', 'c/9']) await store.put(key, { key });
    const read: string[] = [];
    const get: typeof store.get = async (key) => {
      read.push(key);
      return store.get(key);
    };
    const first = await keyPage({ ...store, get }, ['a/', 'b/'], { limit: 3 });
    expect(first).toMatchObject({ records: [{ key: 'b/4' }, { key: 'a/3' }, { key: 'b/2' }], count: 4 });
    expect(read).toEqual(['b/4', 'a/3', 'b/2']);
    const cursor = first.nextCursor ?? '';
    expect(await keyPage(store, ['a/', 'b/'], { limit: 3, cursor })).toEqual({
      records: [{ key: 'a/1' }],
      count: 4,
    });
  });
});
