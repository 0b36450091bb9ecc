import { describe, expect } from 'vitest';
import { collect } from '../../support/collect.ts';
import { chunksOf } from '../../support/docx/chunks-of.ts';
import type { OpenObjectStoreBench } from '../object-store.ts';
import { objectStoreTest, plainText, readText } from './object-store-test.ts';

/** Byte ranges of a file. */
export function describeRanges(open: OpenObjectStoreBench): void {
  describe('of ten bytes gives', () => {
    for (const [first, last, expected] of [
      [0, 9, '0123456789'],
      [0, 0, '0'],
      [3, 5, '345'],
      [9, 9, '9'],
      [4, undefined, '456789'],
      [0, undefined, '0123456789'],
      [7, 1000, '789'],
      [10, undefined, ''],
      [10, 20, ''],
      [1000, 2000, ''],
    ] as const) {
      objectStoreTest(
        open,
        `${JSON.stringify(expected)} for ${first} to ${last ?? 'the end'}`,
        async (bench) => {
          await bench.objects.put('a', chunksOf('01234', '56789'), plainText);
          const range = last === undefined ? { first } : { first, last };
          expect(await readText(bench.objects, 'a', range)).toBe(expected);
        },
      );
    }

    objectStoreTest(open, 'the total size together with a part', async ({ objects }) => {
      await objects.put('a', chunksOf('0123456789'), plainText);
      const part = await objects.get('a', { first: 2, last: 3 });
      expect(part).toMatchObject({ size: 10, contentType: 'text/plain' });
      await collect(part?.content ?? chunksOf());
    });

    objectStoreTest(open, 'a RangeError for an invalid range', async ({ objects }) => {
      await objects.put('a', chunksOf('0123456789'), plainText);
      for (const range of [{ first: -1 }, { first: 5, last: 4 }, { first: 0.5 }, { first: Number.NaN }]) {
        await expect(objects.get('a', range)).rejects.toThrow(RangeError);
      }
    });
  });

  describe('of a large file gives', () => {
    objectStoreTest(open, 'a part that spans several pieces', async ({ objects }) => {
      const text = Array.from({ length: 100_000 }, (_, index) => String(index).padStart(8, '0')).join('');
      await objects.put('a', chunksOf(text), plainText);
      const range = { first: 262_000, last: 601_234 };
      expect(await readText(objects, 'a', range)).toBe(text.slice(range.first, range.last + 1));
    });
  });
}
