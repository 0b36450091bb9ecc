import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store, StoreEntry } from '../../../src/core/ports.ts';
import { collect } from '../../support/collect.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { openFilesystemBench } from './support/open-filesystem-bench.ts';

let bench: Awaited<ReturnType<typeof openFilesystemBench>>;
beforeEach(async () => {
  bench = await openFilesystemBench();
});
afterEach(async () => {
  await bench.store.close();
  await bench.close();
});

describe('the entries of a folder', () => {
  test('are all records below a prefix, with keys of any length and values of any size', async () => {
    const { store } = bench;
    const long = `a/${'long '.repeat(500)}`;
    const text = 'ü'.repeat(100_000);
    for (const key of ['a/1', 'a/ü 2', long, 'ab', 'b/1']) await store.put(key, { key, text });
    const found = await entriesBelow(store, 'a/');
    expect(found.map(({ value }) => value)).toEqual(
      ['a/1', 'a/ü 2', long].sort().map((key) => ({ key, text })),
    );
    expect(found.map(({ key }) => key)).toEqual(['a/1', 'a/ü 2', long].sort());
  });

  test('have the marks that a listing has, once nothing changes any more', async () => {
    const { store } = bench;
    for (const key of ['a/1', 'a/2']) await store.put(key, {});
    await waitUntil(async () => {
      const marks = new Map((await listed(store)).map(({ key, version }) => [key, version]));
      return (await entriesBelow(store, 'a/')).every(({ key, version }) => marks.get(key) === version);
    });
    await store.put('a/2', {});
    const marks = new Map((await listed(store)).map(({ key, version }) => [key, version]));
    const isSame = (await entriesBelow(store, 'a/')).map(({ key, version }) => marks.get(key) === version);
    expect(isSame).toEqual([true, false]);
  });

  test('leave out what has expired', async () => {
    const { store } = bench;
    await store.put('a/1', {}, { expiresAt: new Date(bench.now().getTime() + 1_000) });
    await store.put('a/2', {});
    await bench.passTime(2_000);
    expect((await entriesBelow(store, 'a/')).map(({ key }) => key)).toEqual(['a/2']);
  });

  test('fail where a record is damaged', async () => {
    const { store, folder } = bench;
    await store.put('a/1', {});
    await writeFile(join(folder, 'named/a/1.json'), '{"key":"a/1"');
    await expect(entriesBelow(store, 'a/')).rejects.toMatchObject({
      code: 'storage_unavailable',
      details: { damaged: 'named/a/1.json' },
    });
  });
});

async function entriesBelow(store: Store, prefix: string): Promise<StoreEntry[]> {
  const found = await collect(store.entries?.(prefix) ?? none());
  return found.sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function listed(store: Store) {
  return collect(store.versions?.('a/') ?? none());
}

async function* none(): AsyncIterable<never> {}
