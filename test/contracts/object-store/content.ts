import { describe, expect } from 'vitest';
import { collect } from '../../support/collect.ts';
import { chunksOf } from '../../support/docx/chunks-of.ts';
import type { OpenObjectStoreBench } from '../object-store.ts';
import { objectStoreTest, plainText, readText } from './object-store-test.ts';

/** What was put comes back unchanged. */
export function describeContent(open: OpenObjectStoreBench): void {
  describe('gives back', () => {
    objectStoreTest(open, 'null for a file that was never put', async ({ objects }) => {
      expect(await objects.head('a')).toBeNull();
      expect(await objects.get('a')).toBeNull();
      expect(await objects.get('a', { first: 0, last: 9 })).toBeNull();
    });

    objectStoreTest(open, 'the bytes of all pieces, and their total size', async ({ objects }) => {
      const every = Uint8Array.from({ length: 256 }, (_, byte) => byte);
      const put = await objects.put('a', chunksOf('PK\r\n', every, new Uint8Array(0), '\n'), plainText);
      expect(put).toEqual({ size: 261, contentType: 'text/plain' });
      const read = Buffer.concat(await collect((await objects.get('a'))?.content ?? chunksOf()));
      expect(read).toEqual(Buffer.concat([Buffer.from('PK\r\n'), every, Buffer.from('\n')]));
    });

    objectStoreTest(open, 'several megabytes', async ({ objects }) => {
      const pieces = Array.from({ length: 48 }, (_, index) => Buffer.alloc(65_537, index));
      await objects.put('a', chunksOf(...pieces), plainText);
      const read = Buffer.concat(await collect((await objects.get('a'))?.content ?? chunksOf()));
      expect(read.equals(Buffer.concat(pieces))).toBe(true);
    });

    objectStoreTest(open, 'a file without content', async ({ objects }) => {
      await objects.put('a', chunksOf(), plainText);
      expect(await objects.head('a')).toEqual({ size: 0, contentType: 'text/plain' });
      expect(await readText(objects, 'a')).toBe('');
    });

    objectStoreTest(open, 'the content type as it was given', async ({ objects }) => {
      const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document; v="a b"';
      await objects.put('a', chunksOf('x'), { contentType });
      expect(await objects.head('a')).toEqual({ size: 1, contentType });
      const got = await objects.get('a');
      expect(got).toMatchObject({ size: 1, contentType });
      await collect(got?.content ?? chunksOf());
    });

    objectStoreTest(open, 'pieces unchanged although their memory was reused', async ({ objects }) => {
      const memory = Buffer.alloc(4);
      async function* reused() {
        for (const text of ['one ', 'two ', 'six ']) {
          memory.write(text);
          yield memory;
        }
      }
      await objects.put('a', reused(), plainText);
      expect(await readText(objects, 'a')).toBe('one two six ');
    });

    objectStoreTest(open, 'to one handle what another has put', async ({ objects, reopen }) => {
      await objects.put('a', chunksOf('text'), plainText);
      expect(await readText(await reopen(), 'a')).toBe('text');
    });

    objectStoreTest(open, 'a file again after a reader left early', async ({ objects }) => {
      await objects.put('a', chunksOf(Buffer.alloc(1_000_000, 'x')), plainText);
      for await (const piece of (await objects.get('a'))?.content ?? chunksOf()) {
        expect(piece.length).toBeGreaterThan(0);
        break;
      }
      expect((await readText(objects, 'a'))?.length).toBe(1_000_000);
    });
  });

  describe('deletes', () => {
    objectStoreTest(open, 'a file, and says that it existed', async ({ objects }) => {
      await objects.put('a', chunksOf('x'), plainText);
      expect(await objects.delete('a')).toBe(true);
      expect(await objects.head('a')).toBeNull();
      expect(await objects.delete('a')).toBe(false);
    });
  });

  describe('answers', () => {
    objectStoreTest(open, 'a ping', async ({ objects }) => {
      await expect(objects.ping()).resolves.toBeUndefined();
    });
  });
}
