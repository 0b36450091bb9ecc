import { chmod, mkdir, readdir, utimes } from 'node:fs/promises';
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
import { withoutRights } from '../../support/without-rights.ts';

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

  test.skipIf(process.platform === 'win32')(
    'is named if this user may not remove it, and the rest goes',
    async () => {
      const owner = await goneProcess();
      const folder = await scratchFolder({
        [`.restore.${owner}.1`]: '',
        [`.snapshot.${owner}.1/records/a.json`]: '{}',
        [`thesisdesk.${owner}.1.part`]: 'half',
      });
      await chmod(folder, 0o777);
      const left = join(folder, `.snapshot.${owner}.1`);
      await chmod(join(left, 'records'), 0o555);
      onTestFinished(() => chmod(join(left, 'records'), 0o755));
      expect(await withoutRights(() => removeLeftovers(folder))).toEqual([left]);
      expect(await readdir(folder)).toEqual([basename(left)]);
    },
  );

  test('is not mistaken for a file of somebody else', async () => {
    const others = ['.snapshot.daily', 'thesisdesk.1-2.toml', 'thesisdesk.toml'];
    const folder = await scratchFolder(Object.fromEntries(others.map((name) => [name, ''])));
    for (const name of others) await utimes(join(folder, name), longAgo, longAgo);
    expect(await leftIn(folder)).toEqual(others);
  });
});

describe.skipIf(process.platform === 'win32')('a server that may not remove what a backup left', () => {
  test('names it in the log, and removes the rest', async () => {
    const owner = await goneProcess();
    const [left, half] = [`.snapshot.${owner}.1`, `records/temporary/${owner}.1`];
    const folder = await scratchFolder({ [`${left}/records/a.json`]: '{}', [half]: 'half' });
    await chmod(folder, 0o755);
    await chmod(dirname(join(folder, half)), 0o777);
    await chmod(join(folder, left, 'records'), 0o555);
    onTestFinished(() => chmod(join(folder, left, 'records'), 0o755));
    const warnings: unknown[] = [];
    const logger = { ...silentLogger, warn: (_message: string, facts?: object) => void warnings.push(facts) };
    await withoutRights(async () => {
      const stop = sweepLeftovers(folder, logger);
      await waitUntil(async () => (await readdir(dirname(join(folder, half)))).length === 0);
      stop();
    });
    expect(warnings).toEqual([{ path: join(folder, left) }]);
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
