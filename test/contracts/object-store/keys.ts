import { describe, expect } from 'vitest';
import { chunksOf } from '../../support/docx/chunks-of.ts';
import type { OpenObjectStoreBench } from '../object-store.ts';
import { objectStoreTest, plainText, readText } from './object-store-test.ts';

/** Any text is a distinct key. */
export function describeObjectKeys(open: OpenObjectStoreBench): void {
  describe('keeps apart', () => {
    objectStoreTest(open, 'keys with any difference', async ({ objects }) => {
      for (const key of strangeKeys) await objects.put(key, chunksOf(`of ${key}`), plainText);
      for (const key of strangeKeys) {
        expect(await readText(objects, key)).toBe(Buffer.from(`of ${key}`).toString('latin1'));
      }
      for (const key of strangeKeys) expect(await objects.delete(key)).toBe(true);
    });

    objectStoreTest(open, 'a key that climbs out of a folder from what is above it', async ({ objects }) => {
      await objects.put('secret', chunksOf('secret'), plainText);
      await objects.put('a/b', chunksOf('b'), plainText);
      for (const key of ['../secret', 'a/../secret', '/secret', './secret', 'a/b/../../secret', 'secret/']) {
        expect(await objects.get(key)).toBeNull();
        expect(await objects.delete(key)).toBe(false);
      }
      expect(await readText(objects, 'secret')).toBe('secret');
    });
  });
}

const long = 'uploads/'.repeat(100);

const strangeKeys = [
  'uploads/42/My Thesis (final) v2.docx',
  'uploads/42/my thesis (final) v2.docx',
  'uploads/42/論文 最終版.docx',
  'uploads/42/Диссертация.docx',
  'uploads/42/رسالة.docx',
  'uploads/42/Thèse.docx',
  'uploads/42/The\u0300se.docx',
  'uploads/42/🎓.docx',
  'uploads/42/100%25 & more?#[a]+b;c=d.docx',
  'uploads/42/\'quoted\' "twice".docx',
  'uploads/42/back\\slash.docx',
  '../../etc/passwd',
  '..\\..\\windows',
  '/etc/passwd',
  'a//b',
  'a/./b',
  'a/b',
  'a/b/../b',
  '__proto__',
  `${long}a`,
  `${long}A`,
];
