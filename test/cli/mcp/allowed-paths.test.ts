import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { allowedFolders, allowedPath } from '../../../src/cli/mcp/allowed-paths.ts';
import { type FolderContent, scratchFolder } from '../support/scratch-folder.ts';

const secrets: FolderContent = { 'secret.docx': 'secret' };

/** What a path leads to, from a working folder that holds this. */
async function at(path: string, content: FolderContent, allowed: readonly string[] = []) {
  const folder = await scratchFolder(content);
  const way = await allowedPath(path, await allowedFolders(folder, allowed), folder);
  return way.slice(folder.length + 1);
}

const outside = { code: 'file_unreadable', message: expect.stringContaining('outside the allowed folders') };

describe('a path that an agent names', () => {
  test('leads to a file of the working folder', async () => {
    expect(await at('theses/a.docx', { 'theses/a.docx': 'a' })).toBe('theses/a.docx');
  });

  test('leads to a file of a folder that is allowed', async () => {
    const other = await scratchFolder({ 'b.docx': 'b' });
    const folder = await scratchFolder();
    const way = await allowedPath(join(other, 'b.docx'), await allowedFolders(folder, [other]), folder);
    expect(way).toBe(join(other, 'b.docx'));
  });

  test('may go through links that stay inside', async () => {
    const content: FolderContent = { 'theses/a.docx': 'a', latest: { linkTo: 'theses/a.docx' } };
    expect(await at('latest', content)).toBe('theses/a.docx');
  });

  test('goes through a folder that is allowed by a link to it', async () => {
    const real = await scratchFolder({ 'a.docx': 'a' });
    const folder = await scratchFolder({ link: { linkTo: real } });
    const way = await allowedPath('link/a.docx', await allowedFolders(folder, ['link']), folder);
    expect(way).toBe(join(real, 'a.docx'));
  });

  test.each([
    ['dots', '../secret.docx'],
    ['dots behind a folder', 'theses/../../secret.docx'],
    ['the root', '/etc/hostname'],
    ['what is not there', '/no-such-folder/a.docx'],
    ['a neighbour of the same beginning', '../theses-private/a.docx'],
  ])('does not lead outside by %s', async (_how, path) => {
    await expect(at(path, { 'theses/a.docx': 'a' })).rejects.toMatchObject(outside);
  });

  test('does not lead outside by a link to a file', async () => {
    const other = await scratchFolder(secrets);
    const content: FolderContent = { 'a.docx': { linkTo: join(other, 'secret.docx') } };
    await expect(at('a.docx', content)).rejects.toMatchObject(outside);
  });

  test('does not lead outside by a link to a folder', async () => {
    const other = await scratchFolder(secrets);
    await expect(at('theses/secret.docx', { theses: { linkTo: other } })).rejects.toMatchObject(outside);
  });

  test('says the same of what is outside, whether it is there or not', async () => {
    const other = await scratchFolder(secrets);
    const folder = await scratchFolder();
    const folders = await allowedFolders(folder, []);
    const refusals = await Promise.all(
      ['secret.docx', 'nothing.docx'].map((name) =>
        allowedPath(join(other, name), folders, folder).catch((error: Error) => error.message),
      ),
    );
    expect(refusals[0]).toBe(refusals[1]);
  });

  test('that leads nowhere is refused with where files are', async () => {
    await expect(at('a.docx', {})).rejects.toThrow(/^No file at this path\. Allowed folders: \//);
  });

  test('with a character that no name has is refused', async () => {
    await expect(at('a\0.docx', {})).rejects.toMatchObject({ code: 'file_unreadable' });
  });

  test('has to be that of a file', async () => {
    await expect(at('theses', { 'theses/': '' })).rejects.toThrow('This is not a file.');
  });

  test('may not be that of a pipe, which would be waited for', async () => {
    const folder = await scratchFolder();
    await promisify(execFile)('mkfifo', [join(folder, 'pipe.docx')]);
    const asked = allowedPath('pipe.docx', await allowedFolders(folder, []), folder);
    await expect(asked).rejects.toThrow('This is not a file.');
  });
});

describe('the folders that are allowed', () => {
  test('do not come to everything because a client starts the server at the root', async () => {
    expect(await allowedFolders('/', [])).toEqual([]);
    await expect(allowedPath('/etc/hostname', [], '/')).rejects.toMatchObject(outside);
  });

  test('have to have a name', async () => {
    await expect(allowedFolders('/', [''])).rejects.toThrow('--allow needs the name of a folder.');
  });

  test('have to be there', async () => {
    await expect(allowedFolders('/', ['/no-such-folder'])).rejects.toThrow(
      '--allow: No folder at /no-such-folder.',
    );
  });
});
