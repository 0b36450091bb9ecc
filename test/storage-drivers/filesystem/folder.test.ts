import { lstat, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesystemObjects } from '../../../src/storage-drivers/filesystem/filesystem-objects.ts';
import { filesystemStore } from '../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { thisProcess } from '../../../src/storage-drivers/filesystem/records/process-owner.ts';
import { chunksOf } from '../../support/docx/chunks-of.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { manualClock } from '../manual-clock.ts';
import { goneProcess } from './support/gone-process.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

describe('what stores write', () => {
  test('only its owner may read or enter', async () => {
    const parent = await temporaryFolder();
    const before = process.umask(0);
    try {
      const store = filesystemStore({ folder: join(parent, 'new', 'records') });
      await store.put('deep/er/record', {}, { expiresAt: new Date(Date.now() + 60_000) });
      await store.put('x'.repeat(2000), {});
      const objects = filesystemObjects({
        folder: join(parent, 'new', 'objects'),
        publicUrl: 'http://localhost',
      });
      await objects.put('deep/er/object', chunksOf('x'), { contentType: 'text/plain' });
      await objects.presignGet('deep/er/object', { expiresInSeconds: 1 });
    } finally {
      process.umask(before);
    }
    const found = await readdir(join(parent, 'new'), { recursive: true, withFileTypes: true });
    const modes = new Map<string, string>();
    for (const entry of found) {
      const { mode } = await lstat(join(entry.parentPath, entry.name));
      if (!entry.isSymbolicLink())
        modes.set(entry.name, `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`);
    }
    expect(new Set(modes.values())).toEqual(new Set(['folder 700', 'file 600']));
    expect([...modes.keys()]).toEqual(
      expect.arrayContaining(['record.json', 'object.object', 'signing-secret']),
    );
  });

  test('leaves nothing behind but the records', async () => {
    const folder = await temporaryFolder();
    const store = filesystemStore({ folder });
    const put = await store.put('a', { count: 1 });
    await store.put('a', { count: 2 }, { condition: { ifMatch: put?.etag ?? '' } });
    await store.put('a', { count: 3 }, { condition: { ifMatch: put?.etag ?? '' } });
    await store.put('a', { count: 3 }, { condition: { ifNoneMatch: '*' } });
    await store.put('b', {});
    await store.delete('b');
    await store.ping();
    expect(await filesIn(folder)).toEqual(['named/a.json']);
  });
});

describe('the folders of deleted objects', () => {
  test('go too, as soon as nothing is in them', async () => {
    const { folder, objects, put } = await openedObjects();
    for (const key of ['uploads/1/a', 'uploads/2/b', 'documents/1/2/c', 'd']) await put(key);
    for (const key of ['uploads/1/a', 'documents/1/2/c', 'd']) expect(await objects.delete(key)).toBe(true);
    const left = await readdir(join(folder, 'named'), { recursive: true });
    expect(left.sort()).toEqual(['uploads', 'uploads/2', 'uploads/2/b.object']);
    await objects.delete('uploads/2/b');
    expect(await readdir(join(folder, 'named'))).toEqual([]);
  });

  test('are made again for whoever writes or copies at that moment', async () => {
    const { folder, objects, put } = await openedObjects();
    await put('source');
    const inTurn = async (name: string, write: (key: string) => Promise<unknown>) => {
      for (let turn = 0; turn < 100; turn++) {
        await write(`uploads/1/${name}`);
        expect(await objects.delete(`uploads/1/${name}`)).toBe(true);
      }
    };
    const copy = async (key: string) => expect(await objects.copy('source', key)).toBe(true);
    await Promise.all([inTurn('a', put), inTurn('b', put), inTurn('c', copy)]);
    expect(await readdir(join(folder, 'named'))).toEqual(['source.object']);
  });
});

describe('what a crash leaves half-written', () => {
  test('is removed when a store opens, where its process is gone', async () => {
    const folder = await openedFolder();
    await writeFile(join(folder, 'temporary', `${await goneProcess()}.1`), 'half');
    await filesystemStore({ folder }).get('a');
    expect(await filesIn(folder)).toEqual([]);
  });

  test('is left alone where its process may still write', async () => {
    const folder = await openedFolder();
    const [own, foreign] = [`${thisProcess()}.1`, `${'0'.repeat(16)}-7-0.1`];
    await writeFile(join(folder, 'temporary', own), 'half');
    await writeFile(join(folder, 'temporary', foreign), 'half');
    await filesystemStore({ folder }).get('a');
    expect(await filesIn(folder)).toEqual([`temporary/${foreign}`, `temporary/${own}`].sort());
  });

  test('is removed after a day where nothing is known of its process', async () => {
    const folder = await openedFolder();
    const file = join(folder, 'temporary', 'stranger.1');
    await writeFile(file, 'half');
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await utimes(file, longAgo, longAgo);
    await filesystemStore({ folder }).get('a');
    expect(await filesIn(folder)).toEqual([]);
  });
});

describe('records that expired', () => {
  test('are removed on the day after, while others are written', async () => {
    const folder = await temporaryFolder();
    const clock = manualClock('2026-11-01T12:00:00.000Z');
    const store = filesystemStore({ folder, clock });
    const expiresAt = new Date('2026-11-01T13:00:00.000Z');
    await store.put('over', {}, { expiresAt });
    await store.put('renewed', {}, { expiresAt });
    await store.put('renewed', {}, { expiresAt: new Date('2026-11-09T13:00:00.000Z') });
    await store.put('stays', {}, { expiresAt });
    await store.put('stays', {});
    await clock.passTime(24 * 60 * 60 * 1000);
    await store.put('new', {}, { expiresAt: new Date('2026-11-09T13:00:00.000Z') });
    await waitUntil(async () => (await readdir(join(folder, 'expiries'))).join() === '2026-11-09');
    expect(await filesIn(join(folder, 'named'))).toEqual(['new.json', 'renewed.json', 'stays.json']);
  });

  test('are removed later where one of them is damaged, except that one', async () => {
    const folder = await temporaryFolder();
    const clock = manualClock();
    const store = filesystemStore({ folder, clock });
    for (const key of ['a', 'b', 'c']) await store.put(key, {}, { expiresAt: clock.now() });
    await writeFile(join(folder, 'named', 'b.json'), 'damaged');
    await clock.passTime(24 * 60 * 60 * 1000);
    await store.put('new', {}, { expiresAt: new Date(clock.now().getTime() + 1) });
    await waitUntil(async () => (await filesIn(join(folder, 'named'))).join() === 'b.json,new.json');
  });

  test('are left to the next store where one is closed at once', async () => {
    const folder = await temporaryFolder();
    const clock = manualClock();
    const keys = Array.from({ length: 300 }, (_, index) => `over/${index}`);
    const store = filesystemStore({ folder, clock });
    await Promise.all(keys.map((key) => store.put(key, {}, { expiresAt: clock.now() })));
    await clock.passTime(24 * 60 * 60 * 1000);
    await store.put('new', {}, { expiresAt: clock.now() });
    await store.close();
    const left = await filesIn(join(folder, 'named'));
    expect(left.length).toBeGreaterThan(150);
    expect(await filesIn(join(folder, 'named'))).toEqual(left);
    await filesystemStore({ folder, clock }).put('newer', {}, { expiresAt: clock.now() });
    await waitUntil(async () => (await filesIn(join(folder, 'named'))).join() === 'new.json,newer.json');
  });
});

async function openedObjects() {
  const folder = await temporaryFolder();
  const objects = filesystemObjects({ folder, publicUrl: 'http://localhost' });
  const put = (key: string) => objects.put(key, chunksOf('x'), { contentType: 'text/plain' });
  return { folder, objects, put };
}

async function openedFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await filesystemStore({ folder }).ping();
  return folder;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
}
