import { chown } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { filesystemObjects } from '../../../src/storage-drivers/filesystem/filesystem-objects.ts';
import { filesystemStore } from '../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { scratchFolder } from '../../cli/support/scratch-folder.ts';
import { withoutRights } from '../../cli/support/without-rights.ts';
import { collect } from '../../support/collect.ts';

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const why = isRoot ? '' : ' (skipped: only root can write to it)';

describe.skipIf(!isRoot)(`what root writes to the folder of another user${why}`, () => {
  test('can be read, changed and deleted by that user', async () => {
    const folder = await folderOfNobody();
    const expiresAt = new Date(Date.now() + 60_000);
    await filesystemStore({ folder }).put('submissions/a', { count: 1 }, { expiresAt });
    await withoutRights(async () => {
      const store = filesystemStore({ folder });
      expect((await store.get('submissions/a'))?.value).toEqual({ count: 1 });
      await store.put('submissions/a', { count: 2 }, { expiresAt });
      expect(await store.delete('submissions/a')).toBe(true);
    });
  });

  test('can be added to by that user', async () => {
    const folder = await folderOfNobody();
    await filesystemStore({ folder }).put('submissions/a', { count: 1 });
    await withoutRights(async () => {
      const store = filesystemStore({ folder });
      await store.put('submissions/b', { count: 2 });
      expect((await collect(store.keys('submissions/'))).sort()).toEqual(['submissions/a', 'submissions/b']);
    });
  });

  test('can be read by that user if it is a document', async () => {
    const folder = await folderOfNobody();
    const publicUrl = 'http://localhost';
    await filesystemObjects({ folder, publicUrl }).put('a.docx', Readable.from([Buffer.from('abc')]), {
      contentType: 'x/y',
    });
    const head = await withoutRights(() => filesystemObjects({ folder, publicUrl }).head('a.docx'));
    expect(head).toMatchObject({ size: 3 });
  });
});

async function folderOfNobody(): Promise<string> {
  const folder = await scratchFolder();
  await chown(folder, nobody, nobody);
  return folder;
}
