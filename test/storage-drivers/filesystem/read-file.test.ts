import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fileStatus } from '../../../src/storage-drivers/filesystem/files/file-status.ts';
import { readFileWithStatus } from '../../../src/storage-drivers/filesystem/files/read-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-read-'));
afterAll(() => rm(folder, { recursive: true }));
const place = (name: string) => join(folder, name);

describe('a file that is read with its status', () => {
  test.each([0, 1, 100_000])('is whole, with %i bytes', async (length) => {
    await writeFile(place('whole'), 'x'.repeat(length));
    const found = await readFileWithStatus(place('whole'), 'whole');
    expect(found && Buffer.from(found.bytes).toString()).toBe('x'.repeat(length));
    expect(found?.status).toEqual(await fileStatus(place('whole')));
  });

  test('is none where there is none', async () => {
    expect(await readFileWithStatus(place('none'), 'none')).toBeNull();
  });

  test('is damaged where a folder is in its place', async () => {
    await mkdir(place('folder'));
    await expect(readFileWithStatus(place('folder'), 'folder')).rejects.toMatchObject({
      details: { damaged: 'folder' },
    });
  });

  test('fails where it cannot be opened', async () => {
    await symlink(place('loop'), place('loop'));
    await expect(readFileWithStatus(place('loop'), 'loop')).rejects.toMatchObject({ code: 'ELOOP' });
  });

  test('is never a mixture, however often it is replaced', async () => {
    let isOver = false;
    const replacing = (async () => {
      for (let turn = 0; turn < 200; turn += 1) {
        await writeFile(place('next'), `${turn % 10}`.repeat(5_000));
        await rename(place('next'), place('replaced'));
      }
      isOver = true;
    })();
    while (!isOver) {
      const found = await readFileWithStatus(place('replaced'), 'replaced');
      if (found) expect(Buffer.from(found.bytes).toString()).toMatch(/^(\d)\1{4999}$/);
    }
    await replacing;
  });
});
