import { describe, expect } from 'vitest';
import { chunksOf } from '../../support/docx/chunks-of.ts';
import type { OpenObjectStoreBench } from '../object-store.ts';
import { objectStoreTest, plainText, readText } from './object-store-test.ts';

/** A copy keeps what the file was at that moment, whatever happens to either later. */
export function describeCopies(open: OpenObjectStoreBench): void {
  describe('a copy', () => {
    objectStoreTest(open, 'has the content and the type of the file', async ({ objects, reopen }) => {
      await objects.put('uploads/1/My thesis (ä) #1.docx', chunksOf('words'), plainText);
      expect(await objects.copy('uploads/1/My thesis (ä) #1.docx', 'kept/1/ü +?.docx')).toBe(true);
      const other = await reopen();
      expect(await other.head('kept/1/ü +?.docx')).toEqual({ size: 5, contentType: 'text/plain' });
      expect(await readText(other, 'kept/1/ü +?.docx')).toBe('words');
    });

    objectStoreTest(open, 'stays the same when the original is replaced', async (bench) => {
      const { objects } = bench;
      await objects.put('a', chunksOf('before'), plainText);
      await objects.copy('a', 'b');
      await objects.put('a', chunksOf('after'), { contentType: 'text/html' });
      expect(await readText(objects, 'b')).toBe('before');
      await objects.delete('a');
      expect(await readText(objects, 'b')).toBe('before');
    });

    objectStoreTest(open, 'leaves the original as it is', async ({ objects }) => {
      await objects.put('a', chunksOf('content'), plainText);
      await objects.copy('a', 'b');
      await objects.put('b', chunksOf('other'), plainText);
      expect(await readText(objects, 'a')).toBe('content');
      await objects.delete('b');
      expect(await readText(objects, 'a')).toBe('content');
    });

    objectStoreTest(open, 'replaces an earlier file', async ({ objects }) => {
      await objects.put('a', chunksOf('new'), plainText);
      await objects.put('b', chunksOf('old'), { contentType: 'text/html' });
      await objects.copy('a', 'b');
      await objects.copy('a', 'b');
      expect(await objects.head('b')).toEqual({ size: 3, contentType: 'text/plain' });
    });

    objectStoreTest(open, 'of a missing file is refused and changes nothing', async ({ objects }) => {
      await objects.put('b', chunksOf('content'), plainText);
      expect(await objects.copy('a', 'b')).toBe(false);
      expect(await objects.copy('a', 'c')).toBe(false);
      expect(await readText(objects, 'b')).toBe('content');
      expect(await objects.head('c')).toBeNull();
    });
  });
}
