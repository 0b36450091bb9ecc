import { readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Store } from '../../../src/core/ports.ts';
import { filesystemStore } from '../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { claimVersion } from '../../../src/storage-drivers/filesystem/records/version-claim.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { goneProcess } from './support/gone-process.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

describe('a record whose lock', () => {
  test('was left by a process that is gone can be changed, by one of many', async () => {
    const { store, folder, etag } = await storeWithRecord();
    await leaveLock(folder, etag, await goneProcess());
    const stores = [store, openStore(folder), openStore(folder)];
    const changes = Array.from({ length: 30 }, (_, by) =>
      stores[by % 3]?.put('a', { by }, { condition: { ifMatch: etag } }),
    );
    const won = (await Promise.all(changes)).filter((mark) => mark !== null);
    expect(won).toHaveLength(1);
    expect(await readdir(join(folder, 'claims'))).toEqual([]);
  });

  test('was left by a process that is gone can be deleted', async () => {
    const { store, folder, etag } = await storeWithRecord();
    await leaveLock(folder, etag, await goneProcess());
    expect(await store.delete('a', { ifMatch: etag })).toBe(true);
  });

  test('was left by a process elsewhere can be changed after a while', async () => {
    const { folder, etag } = await storeWithRecord();
    await leaveLock(folder, etag, `${'0'.repeat(16)}-7-1`);
    const store = filesystemStore({ folder, lockLimit: 100 });
    expect(await store.put('a', { status: 'completed' }, { condition: { ifMatch: etag } })).not.toBeNull();
  });

  test('is held is read as before, and changed when it is free', async () => {
    const { store, folder, etag } = await storeWithRecord();
    const claim = await claimVersion(
      folder,
      { etag, file: 'named/a.json' },
      { limit: 60_000, since: new Map() },
    );
    const order: string[] = [];
    const change = store.put('a', { status: 'completed' }).then(() => order.push('changed'));
    for (let look = 0; look < 20; look++) {
      expect((await store.get('a'))?.value).toEqual({ status: 'processing' });
    }
    order.push('free');
    await claim?.giveUp();
    await change;
    expect(order).toEqual(['free', 'changed']);
  });

  test('is held for too long by a slow process is an error, never a change beside it', async () => {
    const { folder, etag } = await storeWithRecord();
    // So short a limit that every claim is too old before it can be used.
    const store = filesystemStore({ folder, lockLimit: 0 });
    await expectUnavailable(() => store.put('a', { status: 'completed' }));
    expect(await store.get('a')).toEqual({ value: { status: 'processing' }, etag });
  });
});

describe('locks of versions that have gone', () => {
  test('are removed when a store opens, and those of versions that are there stay', async () => {
    const { folder, store, etag } = await storeWithRecord();
    const gone = await goneProcess();
    const old = '00000000-4b5e-4a3b-9a51-5b9f6ec5bd83';
    await leaveLock(folder, old, gone);
    await leaveLock(folder, etag, gone);
    await symlink(`${gone}/named/never.json`, join(folder, 'claims', `${old}.2`));
    await filesystemStore({ folder }).get('a');
    expect(await readdir(join(folder, 'claims'))).toEqual([`${etag}.1`]);
    expect(await store.delete('a')).toBe(true);
  });
});

async function leaveLock(folder: string, etag: string, owner: string): Promise<void> {
  await symlink(`${owner}/named/a.json`, join(folder, 'claims', `${etag}.1`));
}

/** A store that takes no lock over because of its age. */
function openStore(folder: string): Store {
  return filesystemStore({ folder, lockLimit: 3_600_000 });
}

async function storeWithRecord() {
  const folder = await temporaryFolder();
  const store = openStore(folder);
  const put = await store.put('a', { status: 'processing' });
  return { folder, store, etag: put?.etag ?? '' };
}
