import { mkdir, readdir, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  passingName,
  removeLeftovers,
  sweepLeftovers,
  unfinishedPath,
} from '../../../../src/cli/documents/files/leftovers.ts';
import { silentLogger } from '../../../../src/core/ports/system.ts';
import { goneProcess } from '../../../storage-drivers/filesystem/support/gone-process.ts';
import { waitUntil } from '../../../support/wait-until.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);

async function leftIn(folder: string): Promise<string[]> {
  await removeLeftovers(folder);
  return readdir(folder);
}

describe('what a killed process left in a folder', () => {
  test('is removed, whether a snapshot, a restore or a file that was being written', async () => {
    const owner = await goneProcess();
    const folder = await scratchFolder({
      [`.snapshot.${owner}.1/records/a.json`]: '{}',
      [`.restore.${owner}.1/records/a.json`]: '{}',
      [`thesisdesk.${owner}.1.part`]: 'half',
    });
    expect(await leftIn(folder)).toEqual([]);
  });

  test('stays as long as its process may be running', async () => {
    const unfinished = basename(await unfinishedPath(join(await scratchFolder(), 'quote.html')));
    const names = [passingName('.snapshot'), passingName('.restore'), unfinished];
    const elsewhere = `.snapshot.${'0'.repeat(16)}-7-0.1`;
    const folder = await scratchFolder(Object.fromEntries([...names, elsewhere].map((name) => [name, ''])));
    expect(await leftIn(folder)).toEqual([...names, elsewhere].sort());
  });

  test('is removed after a day if nothing is known of its process', async () => {
    const folder = await scratchFolder();
    const old = join(folder, '.restore.ba2c9e5e-6f0f-4d4c-8f2a-0d7d5ddc7a53');
    await mkdir(old);
    await utimes(old, longAgo, longAgo);
    expect(await leftIn(folder)).toEqual([]);
  });

  test('is not mistaken for a file of somebody else', async () => {
    const others = ['.snapshot.daily', 'thesisdesk.1-2.toml', 'thesisdesk.toml'];
    const folder = await scratchFolder(Object.fromEntries(others.map((name) => [name, ''])));
    for (const name of others) await utimes(join(folder, name), longAgo, longAgo);
    expect(await leftIn(folder)).toEqual(others);
  });
});

describe('what a killed server in another container was receiving', () => {
  test('is removed once it is a day old, although the server that sweeps was started before', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const elsewhere = `temporary/${'0'.repeat(16)}-7-0.1`;
    const [young, old] = [`records/${elsewhere}`, `files/${elsewhere}`];
    const folder = await scratchFolder({ [young]: 'half', [old]: 'half' });
    const makeOld = (name: string) => utimes(join(folder, name), longAgo, longAgo);
    const isGone = async (name: string) => (await readdir(dirname(join(folder, name)))).length === 0;
    await makeOld(old);
    const stop = sweepLeftovers(folder, silentLogger);
    await waitUntil(() => isGone(old));
    expect(await isGone(young)).toBe(false);
    await makeOld(young);
    vi.advanceTimersByTime(60 * 60 * 1000);
    await waitUntil(() => isGone(young));
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
