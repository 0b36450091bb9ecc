import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ObjectStore } from '../../../src/core/ports.ts';
import { s3Objects } from '../../../src/storage-drivers/s3/s3-objects.ts';
import { collect } from '../../support/collect.ts';
import { chunksOf } from '../../support/docx/chunks-of.ts';
import { type ConditionalS3, startConditionalS3 } from '../../support/s3/s3-conditions-proxy.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { settingsOf } from './support/settings.ts';

vi.setConfig({ testTimeout: 600_000 });

let s3: ConditionalS3;
beforeAll(async () => {
  s3 = await startConditionalS3();
});
afterAll(() => s3.stop());

const plainText = { contentType: 'text/plain' };
const megabyte = 1024 * 1024;

describe('a large upload', () => {
  test.each([8 * megabyte - 1, 8 * megabyte, 8 * megabyte + 1, 16 * megabyte, 20 * megabyte + 7])(
    'of %d bytes comes back as it was, with its type',
    async (size) => {
      const objects = openObjects();
      const content = patternOf(size);
      expect(await objects.put('a', piecesOf(content), plainText)).toEqual({ size, ...plainText });
      const found = await objects.get('a');
      expect(found).toMatchObject({ size, ...plainText });
      expect(Buffer.concat(await collect(found?.content ?? chunksOf())).equals(content)).toBe(true);
      expect(s3.server.openUploads()).toEqual([]);
    },
  );

  test('is not to be seen before its end', async () => {
    const objects = openObjects();
    async function* watched() {
      yield* piecesOf(patternOf(18 * megabyte));
      expect(s3.server.openUploads()).toHaveLength(1);
      expect(await objects.head('a')).toBeNull();
    }
    await objects.put('a', watched(), plainText);
    expect(await objects.head('a')).toMatchObject({ size: 18 * megabyte });
  });

  test('over its limit is refused, leaves the file before it and no parts', async () => {
    const objects = openObjects();
    await objects.put('a', chunksOf('before'), plainText);
    const limit = { ...plainText, maximumBytes: 17 * megabyte };
    const put = objects.put('a', piecesOf(patternOf(18 * megabyte)), limit);
    await expect(put).rejects.toMatchObject({ code: 'upload_too_large' });
    expect(await objects.head('a')).toMatchObject({ size: 6 });
    expect(s3.server.openUploads()).toEqual([]);
  });

  test('that breaks off throws what broke it and leaves no parts', async () => {
    const objects = openObjects();
    const reason = new Error('The client went away.');
    async function* broken() {
      yield* piecesOf(patternOf(18 * megabyte));
      throw reason;
    }
    await expect(objects.put('a', broken(), plainText)).rejects.toBe(reason);
    expect(await objects.head('a')).toBeNull();
    expect(s3.server.openUploads()).toEqual([]);
  });

  test('that the server refuses in its midst reads no further and leaves no parts', async () => {
    const objects = openObjects();
    let isEnded = false;
    async function* watched() {
      try {
        yield* piecesOf(patternOf(40 * megabyte));
      } finally {
        isEnded = true;
      }
    }
    s3.refuse(1, { status: 403, code: 'AccessDenied' }, ({ url }) => url.includes('partNumber=2'));
    await expectUnavailable(() => objects.put('a', watched(), plainText));
    expect(isEnded).toBe(true);
    expect(await objects.head('a')).toBeNull();
    expect(s3.server.openUploads()).toEqual([]);
  });

  test('whose parts are answered too late or not at all comes through', async () => {
    const objects = openObjects();
    s3.loseAnswers(1);
    const content = patternOf(10 * megabyte);
    await objects.put('a', piecesOf(content), plainText);
    const read = Buffer.concat(await collect((await objects.get('a'))?.content ?? chunksOf()));
    expect(read.equals(content)).toBe(true);
  });
});

describe('a content type', () => {
  test.each(['text/plain\r\nx-evil: 1', 'x'.repeat(2000), 'text/plän'])(
    '%j is refused for what it is',
    async (contentType) => {
      const objects = openObjects();
      const invalid = { code: 'input_invalid', details: { path: 'contentType' } };
      await expect(objects.put('a', chunksOf('x'), { contentType })).rejects.toMatchObject(invalid);
      const url = objects.presignPut('a', { contentType, expiresInSeconds: 60 });
      await expect(url).rejects.toMatchObject(invalid);
    },
  );
});

function openObjects(): ObjectStore {
  const objects = s3Objects({ ...settingsOf(s3), prefix: randomUUID() });
  onTestFinished(() => objects.close());
  return objects;
}

/** Bytes in which every place looks different from those near it. */
function patternOf(size: number): Buffer {
  return Buffer.alloc(
    size,
    Uint8Array.from({ length: 65_521 }, (_, index) => (index * 31) % 251),
  );
}

/** Pieces that end at no round number, in memory that is used again. */
async function* piecesOf(content: Buffer): AsyncIterable<Uint8Array> {
  const memory = Buffer.alloc(777_777);
  for (let start = 0; start < content.length; start += memory.length) {
    const length = content.copy(memory, 0, start);
    yield memory.subarray(0, length);
  }
}
