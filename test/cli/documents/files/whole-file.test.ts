import { lstat, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeWholeFile } from '../../../../src/cli/documents/files/whole-file.ts';
import { UsageError } from '../../../../src/cli/terminal/usage-error.ts';
import { DeskError } from '../../../../src/core/errors.ts';
import { memoryTerminal } from '../../support/memory-terminal.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

const write = (path: string, options: { force?: boolean } = {}) =>
  writeWholeFile(path, options, memoryTerminal().terminal, (file) => file.write(Buffer.from('new')));

describe('a file that is written completely or not at all', () => {
  test('does not replace an existing one', async () => {
    const path = join(await scratchFolder(), 'a.txt');
    await writeFile(path, 'old');
    await expect(write(path)).rejects.toThrow(UsageError);
    expect(await readFile(path, 'utf8')).toBe('old');
  });

  test('replaces the file that a symbolic link names, if it may, and keeps the link', async () => {
    const folder = await scratchFolder();
    await writeFile(join(folder, 'a.txt'), 'old');
    await symlink('a.txt', join(folder, 'link.txt'));
    await write(join(folder, 'link.txt'), { force: true });
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('new');
    expect((await lstat(join(folder, 'link.txt'))).isSymbolicLink()).toBe(true);
  });

  test('does not replace a symbolic link that leads nowhere, and says so at once', async () => {
    const path = join(await scratchFolder(), 'link.txt');
    await symlink('gone.txt', path);
    await expect(write(path)).rejects.toThrow(UsageError);
    expect((await lstat(path)).isSymbolicLink()).toBe(true);
  });

  test('does not replace a file that has appeared in the meantime, and leaves nothing behind', async () => {
    const folder = await scratchFolder();
    const path = join(folder, 'a.txt');
    const writing = writeWholeFile(path, {}, memoryTerminal().terminal, () => writeFile(path, 'other'));
    await expect(writing).rejects.toThrow(DeskError);
    await expect(writing).rejects.toThrow('already exists');
    expect(await readFile(path, 'utf8')).toBe('other');
    expect(await readdir(folder)).toEqual(['a.txt']);
  });
});
