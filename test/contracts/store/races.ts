import { describe, expect } from 'vitest';
import type { Store } from '../../../src/core/ports.ts';
import type { OpenStoreBench, StoreBench } from '../store.ts';
import { storeTest } from './store-test.ts';
import { isWholeText, wholeText } from './whole-text.ts';

/** Many operations at once, through two handles in one process. */
export function describeRaces(open: OpenStoreBench): void {
  describe('of 50 at once lets exactly one', () => {
    storeTest(open, 'create a record', async (bench) => {
      const winners = await race(bench, (store, by) =>
        store.put('a', { by }, { condition: { ifNoneMatch: '*' } }),
      );
      expect(winners).toHaveLength(1);
      expect((await bench.store.get('a'))?.value).toEqual({ by: winners[0] });
    });

    storeTest(open, 'change a version', async (bench) => {
      const ifMatch = (await bench.store.put('a', { by: -1 }))?.etag ?? '';
      const winners = await race(bench, (store, by) => store.put('a', { by }, { condition: { ifMatch } }));
      expect(winners).toHaveLength(1);
      expect((await bench.store.get('a'))?.value).toEqual({ by: winners[0] });
    });

    storeTest(open, 'change a version to the value that it already has', async (bench) => {
      const ifMatch = (await bench.store.put('a', { same: true }))?.etag ?? '';
      const winners = await race(bench, (store) =>
        store.put('a', { same: true }, { condition: { ifMatch } }),
      );
      expect(winners).toHaveLength(1);
    });

    storeTest(open, 'delete a record', async (bench) => {
      await bench.store.put('a', {});
      expect(await race(bench, async (store) => (await store.delete('a')) || null)).toHaveLength(1);
    });

    storeTest(open, 'change or delete a version', async (bench) => {
      const ifMatch = (await bench.store.put('a', { by: -1 }))?.etag ?? '';
      const winners = await race(bench, async (store, by) =>
        by % 2 === 0
          ? store.put('a', { by }, { condition: { ifMatch } })
          : (await store.delete('a', { ifMatch })) || null,
      );
      expect(winners).toHaveLength(1);
      const isChange = winners.every((by) => by % 2 === 0);
      expect((await bench.store.get('a'))?.value).toEqual(isChange ? { by: winners[0] } : undefined);
    });
  });

  describe('of 50 at once without a condition', () => {
    storeTest(open, 'lets all write, and one of them is last', async (bench) => {
      const winners = await race(bench, (store, by) => store.put('a', { by }));
      expect(winners).toHaveLength(50);
      const last = await bench.store.get<{ by: number }>('a');
      expect(winners).toContain(last?.value.by);
    });

    storeTest(open, 'loses no change made in the meantime', async (bench) => {
      await bench.store.put('a', { count: 0 });
      await race(bench, async (store) => {
        for (;;) {
          const { value, etag } = (await store.get<{ count: number }>('a')) ?? {
            value: { count: 0 },
            etag: '',
          };
          const next = { count: value.count + 1 };
          if (await store.put('a', next, { condition: { ifMatch: etag } })) return true;
        }
      });
      expect((await bench.store.get('a'))?.value).toEqual({ count: 50 });
    });
  });

  describe('never tears', () => {
    storeTest(open, 'a record read while it is written', async ({ store, reopen }) => {
      const other = await reopen();
      await store.put('a', { text: wholeText(0) });
      let isWriting = true;
      const readers = Array.from({ length: 6 }, async (_, reader) => {
        const seen: boolean[] = [];
        while (isWriting) {
          const found = await (reader % 2 === 0 ? store : other).get<{ text: string }>('a');
          seen.push(found !== null && isWholeText(found.value.text));
          // Lets the writers continue even if the store itself never waits.
          await new Promise(setImmediate);
        }
        return seen;
      });
      for (let turn = 1; turn <= 40; turn++)
        await (turn % 2 === 0 ? store : other).put('a', { text: wholeText(turn) });
      isWriting = false;
      const seen = (await Promise.all(readers)).flat();
      expect(seen.length).toBeGreaterThan(0);
      expect(seen).not.toContain(false);
    });

    storeTest(open, 'a listing while records come and go', async ({ store, reopen }) => {
      const other = await reopen();
      for (const key of ['stays/1', 'stays/2']) await store.put(key, {});
      let isWriting = true;
      const writer = async () => {
        for (let turn = 0; turn < 40; turn++) {
          await store.put(`stays/x${turn}`, {});
          await store.delete(`stays/x${turn}`);
          await store.put('stays/2', { turn });
        }
        isWriting = false;
      };
      const reader = async () => {
        while (isWriting) {
          const keys: string[] = [];
          for await (const key of other.keys('stays/')) keys.push(key);
          expect(keys).toEqual(expect.arrayContaining(['stays/1', 'stays/2']));
          expect(new Set(keys).size).toBe(keys.length);
          await new Promise(setImmediate);
        }
      };
      await Promise.all([writer(), reader()]);
    });
  });
}

/** The numbers of the operations that did not return null. */
async function race(
  { store, reopen }: StoreBench,
  act: (store: Store, by: number) => Promise<unknown>,
): Promise<number[]> {
  const other = await reopen();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, by) => act(by % 3 === 0 ? other : store, by)),
  );
  return answers.flatMap((answer, by) => (answer === null ? [] : [by]));
}
