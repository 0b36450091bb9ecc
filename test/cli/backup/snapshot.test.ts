import { writeFileSync } from 'node:fs';
import { chmod, chown, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Snapshot, withSnapshot } from '../../../src/cli/backup/snapshot.ts';
import { filesystemStore } from '../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { keyFile } from '../../../src/storage-drivers/key-file.ts';
import { memoryTerminal } from '../support/memory-terminal.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { withoutRights } from '../support/without-rights.ts';

const { terminal } = memoryTerminal();

/** A data folder whose store sets two records to the next number, the first one first, again and again. */
async function countingFolder({ pause }: { pause: number }) {
  const folder = await scratchFolder({ 'files/': '', 'outbox/': '' });
  const store = filesystemStore({ folder: join(folder, 'records') });
  for (const key of ['first', 'second']) await store.put(key, { count: 0 });
  let isOver = false;
  const counting = (async () => {
    for (let count = 1; !isOver; count += 1) {
      for (const key of ['first', 'second']) await store.put(key, { count });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  })();
  const stop = async () => {
    isOver = true;
    await counting;
  };
  return { folder, stop };
}

async function countsIn({ folder }: Snapshot): Promise<number[]> {
  const counts = ['first', 'second'].map(async (key) => {
    const text = await readFile(join(folder, 'records', keyFile(key, '.json')), 'utf8');
    return JSON.parse(text).value.count;
  });
  return Promise.all(counts);
}

describe('a snapshot of a data folder', () => {
  test('shows one moment, however often records change', async () => {
    const { folder, stop } = await countingFolder({ pause: 50 });
    for (let round = 0; round < 10; round += 1) {
      const [first = 0, second = 0] = await withSnapshot(folder, terminal, countsIn);
      expect([0, 1]).toContain(first - second);
    }
    await stop();
  });

  test('stays as it was while records change', async () => {
    const { folder, stop } = await countingFolder({ pause: 30 });
    await withSnapshot(folder, terminal, async (snapshot) => {
      const before = await countsIn(snapshot);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await countsIn(snapshot)).toEqual(before);
    });
    await stop();
  });

  test('is refused where there was no moment without a change', async () => {
    const folder = await scratchFolder({ 'records/named/a.json': '0' });
    const path = join(folder, 'records', 'named');
    // In each turn of the event loop, so that no two looks at the folder see the same files.
    let isOver = false;
    const write = (count: number) => {
      writeFileSync(join(path, `${count}.json`), '');
      if (!isOver) setImmediate(write, count + 1);
    };
    write(0);
    onTestFinished(() => {
      isOver = true;
    });
    await expect(withSnapshot(folder, terminal, async () => {}, 200)).rejects.toMatchObject({
      code: 'storage_unavailable',
    });
  });

  test('leaves out what only running processes need', async () => {
    const folder = await scratchFolder({
      'records/claims/mark.1': '',
      'records/temporary/half': '',
      'records/expiries/2026-11-23/note': '',
      'records/named/temporary.json': '{}',
      'files/temporary/half': '',
      'something else.txt': '',
    });
    await withSnapshot(folder, terminal, async ({ files }) => {
      expect(files).toEqual(['records/named/temporary.json']);
    });
  });

  test.skipIf(process.getuid?.() !== 0)('by root can be removed by the owner of the folder', async () => {
    const folder = await scratchFolder({ 'records/named/a.json': '{}' });
    await chown(folder, 65_534, 65_534);
    await withSnapshot(folder, terminal, async (snapshot) => {
      await withoutRights(() => rm(snapshot.folder, { recursive: true }));
    });
    expect(await readdir(folder)).toEqual(['records']);
  });

  test('leaves nothing behind', async () => {
    const folder = await scratchFolder({ 'records/named/a.json': '{}' });
    await expect(withSnapshot(folder, terminal, () => Promise.reject(new Error('No.')))).rejects.toThrow(
      'No.',
    );
    expect(await readdir(folder)).toEqual(['records']);
  });
});

describe.skipIf(process.platform === 'win32')('a snapshot of a folder that may only be read', () => {
  /** Everyone may read everything, and write records, but nobody may make anything in the folder itself. */
  async function readOnlyFolder() {
    const folder = await scratchFolder({ 'records/named/a.json': '{}' });
    await chmod(join(folder, 'records', 'named'), 0o777);
    for (const path of [join(folder, 'records'), folder]) await chmod(path, 0o555);
    onTestFinished(() => chmod(folder, 0o755));
    return folder;
  }

  test('is the folder itself', async () => {
    const folder = await readOnlyFolder();
    const snapshot = await withoutRights(() => withSnapshot(folder, terminal, async (taken) => taken));
    expect(snapshot).toEqual({ folder, files: ['records/named/a.json'] });
  });

  test('is refused if the desk changes while it is read', async () => {
    const folder = await readOnlyFolder();
    const write = () => writeFile(join(folder, 'records', 'named', 'b.json'), '{}');
    await expect(withoutRights(() => withSnapshot(folder, terminal, write))).rejects.toThrow(
      'the desk changed while it was read',
    );
  });
});
