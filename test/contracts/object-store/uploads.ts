import { describe, expect } from 'vitest';
import { chunksOf } from '../../support/docx/chunks-of.ts';
import type { OpenObjectStoreBench } from '../object-store.ts';
import { objectStoreTest, plainText, readText } from './object-store-test.ts';

/** A file is stored as a whole or not at all. */
export function describeUploads(open: OpenObjectStoreBench): void {
  describe('an upload', () => {
    objectStoreTest(open, 'is invisible until it is complete', async ({ objects, reopen }) => {
      const other = await reopen();
      async function* watched() {
        yield Buffer.alloc(300_000);
        expect(await objects.head('a')).toBeNull();
        expect(await other.get('a')).toBeNull();
        yield Buffer.alloc(1);
      }
      await objects.put('a', watched(), plainText);
      expect(await other.head('a')).toEqual({ size: 300_001, contentType: 'text/plain' });
    });

    objectStoreTest(open, 'replaces an earlier file and its type', async ({ objects }) => {
      await objects.put('a', chunksOf('long before'), plainText);
      await objects.put('a', chunksOf('after'), { contentType: 'text/html' });
      expect(await objects.head('a')).toEqual({ size: 5, contentType: 'text/html' });
      expect(await readText(objects, 'a')).toBe('after');
    });

    objectStoreTest(open, 'that breaks off throws the cause and leaves nothing', async ({ objects }) => {
      const reason = new Error('The client went away.');
      await expect(objects.put('a', broken(reason), plainText)).rejects.toBe(reason);
      expect(await objects.head('a')).toBeNull();
    });

    objectStoreTest(open, 'that breaks off leaves an earlier file', async ({ objects }) => {
      await objects.put('a', chunksOf('before'), plainText);
      const html = { contentType: 'text/html' };
      await expect(objects.put('a', broken(new Error('Gone.')), html)).rejects.toThrow('Gone.');
      expect(await objects.head('a')).toEqual({ size: 6, contentType: 'text/plain' });
      expect(await readText(objects, 'a')).toBe('before');
    });
  });

  describe('a limit', () => {
    objectStoreTest(open, 'accepts a file of exactly that size', async ({ objects }) => {
      await objects.put('a', chunksOf('12345', '67890'), { ...plainText, maximumBytes: 10 });
      expect(await readText(objects, 'a')).toBe('1234567890');
    });

    objectStoreTest(open, 'refuses one byte more and leaves nothing', async ({ objects }) => {
      const put = objects.put('a', chunksOf('12345', '67890', '!'), { ...plainText, maximumBytes: 10 });
      await expect(put).rejects.toMatchObject({ code: 'upload_too_large', details: { maximumBytes: 10 } });
      expect(await objects.head('a')).toBeNull();
    });

    objectStoreTest(open, 'applies while content arrives, and stops the reading', async ({ objects }) => {
      let pieces = 0;
      let isEnded = false;
      async function* endless() {
        try {
          for (;;) {
            pieces++;
            yield Buffer.alloc(1000);
          }
        } finally {
          isEnded = true;
        }
      }
      const put = objects.put('a', endless(), { ...plainText, maximumBytes: 10_000 });
      await expect(put).rejects.toMatchObject({ code: 'upload_too_large' });
      expect({ pieces, isEnded }).toEqual({ pieces: 11, isEnded: true });
    });
  });

  describe('uploads to one key at once', () => {
    objectStoreTest(open, 'leave one of the files whole, and readers see only whole ones', async (bench) => {
      const { objects, reopen } = bench;
      const other = await reopen();
      const letters = Array.from('abcdefghijkl');
      let isWriting = true;
      const reader = async () => {
        const seen: (string | null)[] = [];
        while (isWriting) {
          seen.push(await readText(other, 'a'));
          // Lets the writers continue even if the store itself never waits.
          await new Promise(setImmediate);
        }
        return seen;
      };
      const reading = reader();
      await Promise.all(
        letters.map((letter, index) =>
          (index % 2 === 0 ? objects : other).put('a', piecesOf(letter), { contentType: `text/${letter}` }),
        ),
      );
      isWriting = false;
      const last = (await objects.head('a'))?.contentType.at(-1) ?? '';
      expect(await readText(objects, 'a')).toBe(contentOf(last));
      const whole = new Set<string | null>([null, ...letters.map(contentOf)]);
      expect((await reading).every((text) => whole.has(text))).toBe(true);
    });
  });
}

async function* broken(reason: Error): AsyncIterable<Uint8Array> {
  yield Buffer.alloc(200_000);
  throw reason;
}

/** Each letter has a different length, so that a mixture would show. */
function contentOf(letter: string): string {
  return letter.repeat((letter.charCodeAt(0) - 90) * 10_000);
}

async function* piecesOf(letter: string): AsyncIterable<Uint8Array> {
  const content = contentOf(letter);
  for (let start = 0; start < content.length; start += 10_000) {
    yield Buffer.from(content.slice(start, start + 10_000));
    await new Promise(setImmediate);
  }
}
