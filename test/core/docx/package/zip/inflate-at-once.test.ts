import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inflateAtOnce } from '../../../../../src/core/docx/package/zip/unpack.ts';

const MEBIBYTE = 1024 * 1024;

async function read(packed: Uint8Array, maximum: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of inflateAtOnce(packed, maximum)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('inflating a short entry', () => {
  test.each([1, 1000, MEBIBYTE, 3 * MEBIBYTE + 1])('returns every byte of %i in order', async (length) => {
    const content = randomBytes(length);
    expect((await read(deflateRawSync(content), length)).equals(content)).toBe(true);
  });

  test('returns nothing for an entry without content', async () => {
    expect(await read(deflateRawSync(new Uint8Array(0)), 0)).toHaveLength(0);
  });

  test('fails for more than the maximum, and unpacks no further', async () => {
    await expect(read(deflateRawSync(new Uint8Array(32 * MEBIBYTE)), MEBIBYTE)).rejects.toThrow(RangeError);
  });

  test('fails for bytes that are not valid', async () => {
    await expect(read(Buffer.alloc(100, 0xff), 1000)).rejects.toThrow(Error);
  });

  test('fails for bytes that end too early', async () => {
    const whole = deflateRawSync(randomBytes(1000));
    await expect(read(whole.subarray(0, -10), 1000)).rejects.toThrow('unexpected end of file');
  });

  test('ends where the packed bytes say, whatever comes after them', async () => {
    const content = randomBytes(1000);
    const longer = Buffer.concat([deflateRawSync(content), randomBytes(1000)]);
    expect((await read(longer, 1000)).equals(content)).toBe(true);
  });

  test('lets other work have its turn between chunks', async () => {
    const order: string[] = [];
    const content = new Uint8Array(MEBIBYTE);
    for await (const _chunk of inflateAtOnce(deflateRawSync(content), MEBIBYTE)) {
      order.push('chunk');
      setImmediate(() => order.push('other'));
    }
    expect(order.slice(0, 4)).toEqual(['chunk', 'other', 'chunk', 'other']);
  });
});
