import { spawnSync } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findDocuments } from '../../../../src/cli/documents/input/find-documents.ts';
import { type FolderContent, scratchFolder } from '../../support/scratch-folder.ts';
import { withoutRights } from '../../support/without-rights.ts';

/** The paths found below a folder with this content, relative to it. */
async function foundIn(content: FolderContent): Promise<string[]> {
  const folder = await scratchFolder(content);
  return (await findDocuments([folder])).map(({ path }) => relative(folder, path));
}

describe('findDocuments', () => {
  test('takes files as they are given, in the order given, whatever their names', async () => {
    expect(await findDocuments(['z.docx', 'a.pdf'])).toEqual([{ path: 'z.docx' }, { path: 'a.pdf' }]);
  });

  test('takes a file once, however often it is named', async () => {
    const folder = await scratchFolder({ 'a.docx': '', 'b.docx': '' });
    const [a, b] = [join(folder, 'a.docx'), join(folder, 'b.docx')];
    expect(await findDocuments([b, folder, join(folder, 'a*.docx')])).toEqual([{ path: b }, { path: a }]);
  });

  test('finds .docx files in any letter case and in folders below', async () => {
    expect(await foundIn({ 'a.docx': '', 'B.DOCX': '', 'c/d/e.Docx': '', 'f.doc': '', docx: '' })).toEqual([
      'a.docx',
      'B.DOCX',
      'c/d/e.Docx',
    ]);
  });

  test('sorts numbers in names by their value', async () => {
    expect(await foundIn({ 'chapter 10.docx': '', 'chapter 2.docx': '' })).toEqual([
      'chapter 2.docx',
      'chapter 10.docx',
    ]);
  });

  test('leaves out lock files, hidden files and hidden folders', async () => {
    expect(await foundIn({ '~$a.docx': '', '._a.docx': '', '.git/b.docx': '', 'a.docx': '' })).toEqual([
      'a.docx',
    ]);
  });

  test('leaves out what packages bring along', async () => {
    expect(await foundIn({ 'node_modules/b.docx': '', 'a.docx': '' })).toEqual(['a.docx']);
  });

  test('goes into a hidden folder that is named itself', async () => {
    const folder = await scratchFolder({ '.hidden/a.docx': '' });
    const path = join(folder, '.hidden');
    expect(await findDocuments([path])).toEqual([{ path: join(path, 'a.docx') }]);
  });

  test('goes through folders whose names end in .docx', async () => {
    expect(await foundIn({ 'thesis.docx/a.docx': '' })).toEqual(['thesis.docx/a.docx']);
  });

  test('ends where links lead in a circle', async () => {
    expect(await foundIn({ 'a/b.docx': '', 'a/up': { linkTo: '..' }, self: { linkTo: 'self' } })).toEqual([
      'a/b.docx',
    ]);
  });

  test('names a document by its real folder where a link leads there as well', async () => {
    expect(
      await foundIn({ 'a-link': { linkTo: 'real' }, 'z-link': { linkTo: 'real' }, 'real/b.docx': '' }),
    ).toEqual(['real/b.docx']);
  });

  test('follows a link to a folder elsewhere', async () => {
    const elsewhere = await scratchFolder({ 'b.docx': '' });
    expect(await foundIn({ link: { linkTo: elsewhere } })).toEqual(['link/b.docx']);
  });

  test('keeps a link to a document that is gone, so that it is missed', async () => {
    expect(await foundIn({ 'gone.docx': { linkTo: 'nowhere.docx' } })).toEqual(['gone.docx']);
  });

  test('refuses a folder without documents and goes on with the next', async () => {
    const empty = await scratchFolder({ 'notes.txt': '' });
    const [first, second] = await findDocuments([empty, 'a.docx']);
    expect(first?.error?.code).toBe('file_unreadable');
    expect(first?.error?.message).toBe('This folder contains no .docx files.');
    expect(second).toEqual({ path: 'a.docx' });
  });

  test.skipIf(process.platform === 'win32' || spawnSync('mkfifo', ['--version']).error !== undefined)(
    'leaves out a pipe, which could be waited for for ever',
    async () => {
      const folder = await scratchFolder({ 'a.docx': '' });
      spawnSync('mkfifo', [join(folder, 'pipe.docx')]);
      expect(await findDocuments([folder])).toEqual([{ path: join(folder, 'a.docx') }]);
    },
  );

  test.skipIf(process.platform === 'win32')(
    'refuses a folder without rights and keeps the others',
    async () => {
      const folder = await scratchFolder({ 'a.docx': '', 'closed/b.docx': '' });
      await chmod(folder, 0o755);
      await chmod(join(folder, 'closed'), 0o000);
      const found = await withoutRights(() => findDocuments([folder]));
      await chmod(join(folder, 'closed'), 0o700);
      expect(found.map(({ error }) => error?.message)).toEqual([
        undefined,
        'You are not allowed to open this folder.',
      ]);
    },
  );
});
