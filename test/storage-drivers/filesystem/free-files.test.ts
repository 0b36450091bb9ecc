import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freeSpace } from '../../../src/storage-drivers/filesystem/objects/free-space.ts';
import { smallDisk } from './support/small-disk.ts';

const probe = smallDisk(64);
probe?.remove();
const why = probe === null ? ' (skipped: only root can mount a small disk)' : '';

const mebibyte = 1024 * 1024;

/** A disk with much room in bytes that can hold so many files, of which so many are there. */
async function diskOf(files: number, there: number): Promise<string> {
  const disk = smallDisk(64 * 1024, { files });
  if (disk === null) throw new Error('No disk could be mounted.');
  onTestFinished(() => disk.remove());
  const folder = join(disk.folder, 'small');
  await mkdir(folder);
  for (let index = 0; index < there; index++) await writeFile(join(folder, String(index)), '');
  return disk.folder;
}

describe.skipIf(probe === null)(`a disk that can hold hardly more files${why}`, () => {
  test('has no room, however many bytes are free', async () => {
    const space = freeSpace(await diskOf(1000, 985), mebibyte);
    await expect(space.mustHold(0)).rejects.toMatchObject({ code: 'storage_full' });
  });

  test('has room for what takes little where little is to stay free', async () => {
    const space = freeSpace(await diskOf(1000, 970), mebibyte);
    await expect(space.mustHold(0)).resolves.toBeUndefined();
  });

  test('has room while a twentieth of its files is free, however much is to stay free', async () => {
    const space = freeSpace(await diskOf(1000, 940), 50 * mebibyte);
    await expect(space.mustHold(0)).resolves.toBeUndefined();
  });

  test('is left alone where nothing is to stay free', async () => {
    const space = freeSpace(await diskOf(1000, 985), 0);
    await expect(space.mustHold(0)).resolves.toBeUndefined();
  });
});
