import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { InflatedTooFar, inflate } from '../../../../../src/core/docx/package/zip/unpack.ts';

const MEBIBYTE = 1024 * 1024;
const PIECE_BYTES = 16 * 1024;

/** The packed bytes in pieces, and how many of them were taken so far. */
function pieces(packed: Uint8Array) {
  const seen = { pieces: 0 };
  function* take() {
    for (let at = 0; at < packed.length; at += PIECE_BYTES) {
      seen.pieces += 1;
      yield packed.subarray(at, at + PIECE_BYTES);
    }
  }
  return { file: take(), seen };
}

const packed = (content: Uint8Array) => pieces(deflateRawSync(content));

async function read(file: Iterable<Uint8Array>, maximum = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of inflate(file, maximum)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('inflating an entry', () => {
  test('returns every byte in order', async () => {
    const content = randomBytes(MEBIBYTE);
    expect((await read(packed(content).file)).equals(content)).toBe(true);
  });

  test('returns nothing for an entry without content', async () => {
    expect(await read(packed(new Uint8Array(0)).file)).toHaveLength(0);
  });

  test('waits for a slow consumer', async () => {
    const { file, seen } = packed(randomBytes(4 * MEBIBYTE));
    const chunks = inflate(file, Number.POSITIVE_INFINITY);
    await chunks.next();
    await wait(50);
    // Of 256: what waits in the streams' buffers, and one chunk that is unpacked ahead.
    expect(seen.pieces).toBeLessThanOrEqual(16);
    await chunks.return();
  });

  test('stops if the consumer leaves early', async () => {
    const { file, seen } = packed(randomBytes(4 * MEBIBYTE));
    for await (const _chunk of inflate(file, Number.POSITIVE_INFINITY)) break;
    const atBreak = seen.pieces;
    await wait(50);
    expect(seen.pieces).toBe(atBreak);
  });

  test('unpacks nothing if the consumer never starts', async () => {
    const { file, seen } = packed(randomBytes(MEBIBYTE));
    await inflate(file, Number.POSITIVE_INFINITY).return();
    await wait(20);
    expect(seen.pieces).toBe(0);
  });

  test('passes on the consumer’s error, not one of its own', async () => {
    const { file } = packed(randomBytes(MEBIBYTE));
    const consume = async () => {
      for await (const _chunk of inflate(file, Number.POSITIVE_INFINITY)) throw new Error('mine');
    };
    await expect(consume()).rejects.toThrow('mine');
  });

  test('stops at the maximum', async () => {
    const { file } = packed(new Uint8Array(32 * MEBIBYTE));
    await expect(read(file, MEBIBYTE)).rejects.toThrow(InflatedTooFar);
  });

  test('returns an entry that is exactly as long as the maximum', async () => {
    const { file } = packed(new Uint8Array(MEBIBYTE));
    expect(await read(file, MEBIBYTE)).toHaveLength(MEBIBYTE);
  });

  test('fails for bytes that are not valid', async () => {
    await expect(read(pieces(Buffer.alloc(100, 0xff)).file)).rejects.toThrow(Error);
  });

  test('fails for bytes that end too early', async () => {
    const whole = deflateRawSync(randomBytes(MEBIBYTE));
    await expect(read(pieces(whole.subarray(0, -10)).file)).rejects.toThrow('unexpected end of file');
  });

  test('ends where the packed bytes say, whatever comes after them', async () => {
    const content = randomBytes(MEBIBYTE);
    const longer = Buffer.concat([deflateRawSync(content), randomBytes(MEBIBYTE)]);
    expect((await read(pieces(longer).file)).equals(content)).toBe(true);
  });

  test('does not block the event loop', async () => {
    const { file } = packed(new Uint8Array(64 * MEBIBYTE));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    });
    for await (const _chunk of inflate(file, Number.POSITIVE_INFINITY));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
  });
});
