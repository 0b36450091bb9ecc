import { describe, expect, test } from 'vitest';
import { collectBody } from '../../../src/http/request/read-json.ts';
import { RequestBody } from '../../../src/http/request/request-body.ts';
import { collect } from '../../support/collect.ts';

const patience = { idle: 50, total: 500 };

describe('the body of a request', () => {
  test('gives the bytes as they come', async () => {
    expect(await collect(bodyOf([bytes(2), bytes(1)]).chunks(patience))).toEqual([bytes(2), bytes(1)]);
  });

  test('is empty where there is none', async () => {
    const body = new RequestBody({ header: () => null, openBody: () => null });
    expect(await collect(body.chunks(patience))).toEqual([]);
    expect(body.isLeftOver).toBe(false);
  });

  test.each([2, 4])('is a 400 when it states %i bytes and has 3', async (length) => {
    const body = bodyOf([bytes(3)], { 'content-length': String(length) });
    await expect(collect(body.chunks(patience))).rejects.toMatchObject({ status: 400 });
  });

  test('is a 400 when the client goes away', async () => {
    const read = async () => {
      throw new Error('ECONNRESET');
    };
    const body = new RequestBody({ header: () => null, openBody: () => ({ read }) });
    await expect(collect(body.chunks(patience))).rejects.toMatchObject({ status: 400 });
    expect(body.isLeftOver).toBe(true);
  });

  test('is a 408 when nothing comes for too long', async () => {
    const body = bodyOf([bytes(1), pause(10_000), bytes(1)]);
    await expect(collect(body.chunks(patience))).rejects.toMatchObject({ status: 408 });
  });

  test('is a 408 when it drips for too long', async () => {
    const drips = Array.from({ length: 100 }, () => [pause(10), bytes(1)]).flat();
    const body = bodyOf(drips);
    await expect(collect(body.chunks({ idle: 50, total: 60 }))).rejects.toMatchObject({ status: 408 });
  });

  test('is a 408 when it brings less than it must, once it takes longer than it may pause', async () => {
    const drips = Array.from({ length: 100 }, () => [pause(10), bytes(1)]).flat();
    const slow = { idle: 50, total: 60_000, leastSpeed: 10_000 };
    await expect(collect(bodyOf(drips).chunks(slow))).rejects.toMatchObject({ status: 408 });
  });

  test('may be as slow as is allowed', async () => {
    const drips = Array.from({ length: 10 }, () => [pause(10), bytes(1)]).flat();
    const slow = { idle: 50, total: 60_000, leastSpeed: 1 };
    expect(await collect(bodyOf(drips).chunks(slow))).toHaveLength(10);
  });

  test('may take for ever where nothing is said against it', async () => {
    const body = bodyOf([bytes(1), pause(20), bytes(1)]);
    const forever = { idle: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY };
    expect(await collect(body.chunks(forever))).toHaveLength(2);
  });

  test('can be read once', async () => {
    const body = bodyOf([bytes(1)]);
    await collect(body.chunks(patience));
    await expect(collect(body.chunks(patience))).rejects.toThrow(TypeError);
  });
});

describe('what is left over of a body', () => {
  test('is nothing after it was read', async () => {
    const body = bodyOf([bytes(1)]);
    await collect(body.chunks(patience));
    expect(body.isLeftOver).toBe(false);
  });

  test('is there after the reader turned away, and can be discarded', async () => {
    const body = bodyOf([bytes(1), bytes(1), bytes(1)]);
    for await (const _ of body.chunks(patience)) break;
    expect(body.isLeftOver).toBe(true);
    await body.discard(patience);
    expect(body.isLeftOver).toBe(false);
  });

  test.each([
    [{ 'content-length': '1000' }, false],
    [{ 'content-length': '1000000' }, true],
    [{ 'transfer-encoding': 'chunked' }, true],
    [{}, false],
  ])('of a body that nobody touched with %j: %s', (headers, isLeftOver) => {
    expect(bodyOf([], headers).isLeftOver).toBe(isLeftOver);
  });

  test('is discarded for a limited time', async () => {
    const body = bodyOf(Array.from({ length: 1000 }, () => [pause(5), bytes(1)]).flat());
    const start = performance.now();
    await body.discard({ ...patience, total: 60 });
    expect(performance.now() - start).toBeLessThan(2000);
    expect(body.isLeftOver).toBe(true);
  });

  test('is discarded until nothing more arrives', async () => {
    const body = bodyOf([bytes(1), pause(600_000), bytes(1)]);
    await body.discard({ ...patience, idle: 20 });
    expect(body.isLeftOver).toBe(true);
  });
});

describe('collectBody', () => {
  test.each([
    [0, '', true],
    [3, 'abc', true],
    [5, 'abcde', false],
    [9, 'abcde', false],
  ])('keeps %i bytes at most: %j', async (maximumBytes, text, isCut) => {
    const body = bodyOf(['ab', 'c', 'de'].map((each) => Buffer.from(each)));
    const collected = await collectBody(body, { maximumBytes, patience });
    expect([collected.bytes.toString(), collected.isCut]).toEqual([text, isCut]);
  });

  test('keeps a body that comes byte by byte', async () => {
    const text = 'x'.repeat(20_000);
    const body = bodyOf([...text].map((letter) => Buffer.from(letter)));
    const { bytes: read } = await collectBody(body, {
      maximumBytes: 1_000_000,
      patience: { idle: 1e4, total: 1e4 },
    });
    expect(read.toString()).toBe(text);
  });
});

type Piece = Uint8Array | Promise<void> | (() => Promise<void>);

function bodyOf(pieces: Piece[], headers: Record<string, string> = {}): RequestBody {
  async function* content() {
    for (const piece of pieces) {
      if (piece instanceof Uint8Array) yield piece;
      else await (typeof piece === 'function' ? piece() : piece);
    }
  }
  const openBody = () => ReadableStream.from<Uint8Array>(content()).getReader();
  return new RequestBody({ header: (name) => headers[name] ?? null, openBody });
}

function bytes(length: number): Uint8Array {
  return new Uint8Array(length).fill(length);
}

function pause(milliseconds: number): () => Promise<void> {
  return () => new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());
}
