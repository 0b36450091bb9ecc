import { describe, expect } from 'vitest';
import type { Store } from '../../../src/core/ports.ts';
import { keyVersions } from '../../../src/core/records/reading/each-record.ts';
import { collect } from '../../support/collect.ts';
import { waitUntil } from '../../support/wait-until.ts';
import type { OpenStoreBench } from '../store.ts';
import { storeTest } from './store-test.ts';

/** Marks tell a reader who knows the records which of them to read again. */
export function describeVersions(open: OpenStoreBench): void {
  describe('marks versions', () => {
    storeTest(open, 'of the records below a prefix, each once', async ({ store }) => {
      const long = `a/${'long '.repeat(500)}`;
      for (const key of ['a/1', 'a/ü 2', long, 'ab', 'b/1']) await store.put(key, {});
      expect([...(await marksBelow(store, 'a/')).keys()].sort()).toEqual(['a/1', 'a/ü 2', long].sort());
    });

    storeTest(open, 'with another mark after each change, even to the same value', async (bench) => {
      const seen = new Set<string | undefined>();
      const writers = [bench.store, await bench.reopen()];
      for (const writer of [...writers, ...writers]) {
        await writer.put('a/1', { is: 'the same' });
        seen.add((await marksBelow(bench.store, 'a/')).get('a/1'));
      }
      expect(seen.size).toBe(4);
    });

    storeTest(open, 'with a mark that soon stays the same if nobody changes anything', async ({ store }) => {
      for (const key of ['a/1', 'a/2']) await store.put(key, {});
      let before = await marksBelow(store, 'a/');
      await waitUntil(async () => {
        const now = await marksBelow(store, 'a/');
        const isSame = [...now].every(([key, version]) => before.get(key) === version);
        before = now;
        return isSame;
      });
      expect(before.size).toBe(2);
    });

    storeTest(open, 'of no record that is gone or cannot be found', async ({ store }) => {
      for (const key of ['a/1', 'a/2']) await store.put(key, {});
      await store.delete('a/1');
      for (const key of (await marksBelow(store, 'a/')).keys()) {
        expect([key, await store.get(key)]).toEqual([key, key === 'a/1' ? null : expect.anything()]);
      }
      expect((await marksBelow(store, 'a/')).has('a/2')).toBe(true);
    });
  });
}

async function marksBelow(store: Store, prefix: string): Promise<Map<string, string>> {
  const listed = await collect(keyVersions(store, prefix));
  const marks = new Map(listed.map(({ key, version }) => [key, version]));
  expect(marks.size).toBe(listed.length);
  return marks;
}
