import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Store } from '../../../src/core/ports.ts';
import { collect } from '../../support/collect.ts';
import type { OpenStoreBench } from '../store.ts';
import { storeTest } from './store-test.ts';

/** Any text is a distinct key. */
export function describeKeys(open: OpenStoreBench): void {
  describe('keeps apart', () => {
    storeTest(open, 'keys with any difference', async ({ store }) => {
      await putAll(store, strangeKeys);
      for (const key of strangeKeys) expect((await store.get(key))?.value).toEqual({ key });
    });

    storeTest(open, 'a record and the records below its key', async ({ store }) => {
      await store.put('a', { is: 'a' });
      await store.put('a/b', { is: 'a/b' });
      await store.put('a/b/c', { is: 'a/b/c' });
      await store.delete('a/b');
      expect((await collect(store.keys(''))).sort()).toEqual(['a', 'a/b/c']);
    });

    storeTest(open, 'a deletion under one key from the others', async ({ store }) => {
      await putAll(store, strangeKeys);
      await store.delete('../a');
      expect(await store.get('../a')).toBeNull();
      expect((await collect(store.keys(''))).sort()).toEqual(
        strangeKeys.filter((key) => key !== '../a').sort(),
      );
    });
  });

  describe('lists', () => {
    storeTest(open, 'no keys when it is empty', async ({ store }) => {
      expect(await collect(store.keys(''))).toEqual([]);
    });

    storeTest(open, 'every key exactly as given', async ({ store }) => {
      await putAll(store, strangeKeys);
      expect((await collect(store.keys(''))).sort()).toEqual([...strangeKeys].sort());
    });

    storeTest(
      open,
      'the keys that start with a prefix, even in the middle of a segment',
      async ({ store }) => {
        for (const key of ['a', 'ab', 'ab/1', 'ab/2/3', 'a/1', 'b/a', 'A/1']) await store.put(key, {});
        const listed = async (prefix: string) => (await collect(store.keys(prefix))).sort();
        expect(await listed('a')).toEqual(['a', 'a/1', 'ab', 'ab/1', 'ab/2/3']);
        expect(await listed('a/')).toEqual(['a/1']);
        expect(await listed('ab/')).toEqual(['ab/1', 'ab/2/3']);
        expect(await listed('ab/2')).toEqual(['ab/2/3']);
        expect(await listed('c')).toEqual([]);
      },
    );

    storeTest(open, 'for any prefix what comparing strings would', async ({ store }) => {
      await putAll(store, strangeKeys);
      const anyPrefix = fc
        .constantFrom(...strangeKeys)
        .chain((key) => fc.nat(Math.min(key.length, 12)).map((length) => key.slice(0, length)));
      await fc.assert(
        fc.asyncProperty(anyPrefix, async (prefix) => {
          const expected = strangeKeys.filter((key) => key.startsWith(prefix));
          expect((await collect(store.keys(prefix))).sort()).toEqual(expected.sort());
        }),
        { numRuns: 25 },
      );
    });

    storeTest(open, 'several hundred keys, each once', async ({ store }) => {
      const keys = Array.from({ length: 300 }, (_, index) => `events/${index}`);
      await putAll(store, keys);
      await store.put('eventful', {});
      expect((await collect(store.keys('events/'))).sort()).toEqual(keys.sort());
    });

    storeTest(open, 'keys to a caller who stops after the first', async ({ store }) => {
      for (const key of ['a', 'b', 'c']) await store.put(key, {});
      for await (const key of store.keys('')) {
        expect(['a', 'b', 'c']).toContain(key);
        break;
      }
      expect(await store.delete('a')).toBe(true);
    });
  });
}

async function putAll(store: Store, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => store.put(key, { key })));
}

const long = 'long '.repeat(500);

/** Each of these once caused trouble in a file store. */
const strangeKeys = [
  '',
  '/',
  '//',
  ' ',
  '.',
  '..',
  '../a',
  '/a',
  'a',
  'a/',
  'a//b',
  'a/../b',
  'a/./b',
  'b',
  './b',
  'b.json',
  'b.json/c',
  'README',
  'readme',
  'Readme',
  'a:b',
  'a\\b',
  'a\u0000b',
  'a\nb',
  'a\u001b[31m',
  '%',
  '%2e',
  '%002e',
  '%2E%2E/a',
  'Å',
  'A\u030a',
  '\u212b',
  'ſ',
  's',
  'İ',
  'ı',
  '序論',
  '🎓',
  '\ud83c',
  '\udf93',
  '\ufffd',
  'con',
  'nul',
  'a?b#c',
  '*',
  '~',
  '-rf',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'a$',
  'a'.repeat(199),
  'a'.repeat(255),
  'a'.repeat(256),
  'd/'.repeat(200),
  'd/'.repeat(2000),
  long,
  `${long}!`,
  long.toUpperCase(),
  `${long}\ud800`,
  `${long}\udfff`,
];
