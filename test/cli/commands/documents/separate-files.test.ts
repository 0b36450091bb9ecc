import { link, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runMain } from '../../support/run-main.ts';
import { runProgram } from '../../support/run-program.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { thesis } from '../../support/thesis.ts';

async function folderWithThesis(): Promise<string> {
  return scratchFolder({ 'thesis.docx': await thesis(30), 'rates.json': '{"rates":{"editing":{}}}' });
}

describe('the files of a command on documents', () => {
  test.each([
    [['analyse', '--html', 'a', '--write-boundaries', './a'], '--html and --write-boundaries'],
    [
      ['quote', '--service', 'editing', '--format', 'csv', '--output', 'a', '--html', 'a'],
      '--output and --html',
    ],
  ])('are written once each: %j', async (flags, both) => {
    const folder = await folderWithThesis();
    const at = flags.map((flag) => (flag.endsWith('a') ? join(folder, flag) : flag));
    const { code, errors } = await runMain([...at, '--force', join(folder, 'thesis.docx')]);
    expect([code, errors]).toEqual([2, expect.stringContaining(`error: ${both} name the same file.\n`)]);
  });

  test.each([
    ['--html', ['analyse']],
    ['--write-boundaries', ['analyse']],
    ['--output', ['quote', '--service', 'editing', '--format', 'html']],
  ])('are not replaced while they are read, by %s', async (flag, command) => {
    const folder = await folderWithThesis();
    const path = join(folder, 'thesis.docx');
    const before = await readFile(path);
    // The document is the only one in the folder.
    const { code, errors } = await runMain([...command, folder, flag, path, '--force']);
    expect([code, errors]).toEqual([
      2,
      expect.stringContaining(
        `error: ${flag} would replace ${path}, which is being read. Name another file.\n`,
      ),
    ]);
    expect(await readFile(path)).toEqual(before);
  });

  test('are not replaced by way of a symbolic link either', async () => {
    const folder = await folderWithThesis();
    const path = join(folder, 'thesis.docx');
    await symlink(path, join(folder, 'page.html'));
    const { code } = await runMain(['analyse', path, '--html', join(folder, 'page.html'), '--force']);
    expect(code).toBe(2);
  });

  test('are not replaced where they are the rates', async () => {
    const folder = await folderWithThesis();
    const rates = join(folder, 'rates.json');
    const quote = ['quote', join(folder, 'thesis.docx'), '--service', 'editing', '--rates', rates];
    const { code } = await runMain([...quote, '--format', 'csv', '--output', rates, '--force']);
    expect([code, await readFile(rates, 'utf8')]).toEqual([2, '{"rates":{"editing":{}}}']);
  });

  test('may be boundaries that are written back', async () => {
    const folder = await folderWithThesis();
    const [path, file] = [join(folder, 'thesis.docx'), join(folder, 'boundaries.json')];
    await runMain(['analyse', path, '--write-boundaries', file]);
    const { code } = await runMain([
      'analyse',
      path,
      '--boundaries',
      file,
      '--write-boundaries',
      file,
      '--force',
    ]);
    expect(code).toBe(0);
  });

  test('may be two names of one file, because a file is replaced by name', async () => {
    const folder = await folderWithThesis();
    const path = join(folder, 'thesis.docx');
    const before = await readFile(path);
    await link(path, join(folder, 'other.html'));
    const { code } = await runProgram(['analyse', path, '--html', join(folder, 'other.html'), '--force']);
    expect([code, await readFile(path)]).toEqual([0, before]);
  });

  test.skipIf(process.platform === 'win32')('may be a device several times', async () => {
    const folder = await folderWithThesis();
    const outputs = ['--html', '/dev/null', '--write-boundaries', '/dev/null'];
    expect((await runProgram(['analyse', join(folder, 'thesis.docx'), ...outputs])).code).toBe(0);
  });
});
