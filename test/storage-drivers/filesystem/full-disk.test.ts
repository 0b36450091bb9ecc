import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Store } from '../../../src/core/ports.ts';
import { filesystemObjects } from '../../../src/storage-drivers/filesystem/filesystem-objects.ts';
import { filesystemStore } from '../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { claimFolder } from '../../../src/storage-drivers/filesystem/records/version-claim.ts';
import { collect } from '../../support/collect.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { smallDisk } from './support/small-disk.ts';

const disk = smallDisk(512);
afterAll(() => disk?.remove());

const why = disk === null ? ' (skipped: only root can mount a small disk)' : '';
const folder = disk?.folder ?? '';

describe.skipIf(disk === null)(`a full disk${why}`, () => {
  test('fails a new record, keeps all others whole, and lets them be deleted', async () => {
    const store = filesystemStore({ folder: join(folder, 'records') });
    const full = await fill(store);
    expect(full.details).toMatchObject({ code: 'ENOSPC' });
    expect(await store.get(full.key)).toBeNull();
    expect((await collect(store.keys(''))).sort()).toEqual(full.kept.sort());
    for (const key of full.kept) expect((await store.get(key))?.value).toEqual({ key, text });
    for (const key of full.kept) expect(await store.delete(key)).toBe(true);
    await store.put('a', { text });
  });

  test('fails a change and leaves the record as it was', async () => {
    const store = filesystemStore({ folder: join(folder, 'changes') });
    const put = await store.put('a', { count: 1 });
    const { kept } = await fill(store);
    const condition = { ifMatch: put?.etag ?? '' };
    await expectUnavailable(() => store.put('a', { count: 2, text }, { condition }));
    expect(await store.get('a')).toEqual({ value: { count: 1 }, etag: put?.etag });
    for (const key of kept) await store.delete(key);
    expect(await store.put('a', { count: 2, text }, { condition })).not.toBeNull();
    await store.delete('a');
  });

  test('fails any number of changes and leaves no locks', async () => {
    const store = filesystemStore({ folder: join(folder, 'locks') });
    await store.put('a', { count: 1 });
    const { kept } = await fill(store);
    for (let turn = 0; turn < 20; turn++) await expectUnavailable(() => store.put('a', { count: 2, text }));
    expect(await readdir(join(folder, 'locks', claimFolder))).toEqual([]);
    for (const key of [...kept, 'a']) await store.delete(key);
  });

  test('fails an upload and leaves nothing of it', async () => {
    const objects = filesystemObjects({ folder: join(folder, 'objects'), publicUrl: 'http://localhost' });
    const put = async (count: number) => objects.put('a', endless(count), { contentType: 'text/plain' });
    await put(1);
    await expectUnavailable(() => put(1000));
    expect(await objects.head('a')).toEqual({ size: 4096, contentType: 'text/plain' });
    expect(await put(2)).toEqual({ size: 8192, contentType: 'text/plain' });
  });

  test('fails a ping', async () => {
    const store = filesystemStore({ folder: join(folder, 'pings') });
    await store.ping();
    await writeFile(join(folder, 'filler'), Buffer.alloc(1024 * 1024)).catch(() => {});
    await expectUnavailable(() => store.ping());
  });
});

const text = 'x'.repeat(20_000);

/** Puts records until one fails. */
async function fill(store: Store): Promise<{ kept: string[]; key: string; details: object }> {
  const kept: string[] = [];
  for (let index = 0; index < 100; index++) {
    const key = `filler/${index}`;
    const put = () => store.put(key, { key, text });
    const failure = await put().then(() => null, expectUnavailableReason);
    if (failure !== null) return { kept, key, details: failure };
    kept.push(key);
  }
  throw new Error('The disk is not small.');
}

function expectUnavailableReason(reason: unknown): Promise<object> {
  return expectUnavailable(() => Promise.reject(reason));
}

async function* endless(count: number): AsyncIterable<Uint8Array> {
  for (let index = 0; index < count; index++) yield Buffer.alloc(4096);
}
