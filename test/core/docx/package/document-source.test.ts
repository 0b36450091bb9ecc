import { createReadStream } from 'node:fs';
import { chmod, readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { analyseDocx } from '../../../../src/core/docx/analyse.ts';
import type { DocumentSource } from '../../../../src/core/docx/package/document-source.ts';
import { scratchFolder } from '../../../cli/support/scratch-folder.ts';
import { thesis } from '../../../cli/support/thesis.ts';
import { withoutRights } from '../../../cli/support/without-rights.ts';
import { refusal } from '../../../support/docx/refusal.ts';

describe('a document', () => {
  test.each<[string, (path: string) => DocumentSource | Promise<DocumentSource>]>([
    ['path', (path) => path],
    ['URL', (path) => pathToFileURL(path)],
    ['bytes', (path) => readFile(path)],
    ['array buffer', async (path) => new Uint8Array(await readFile(path)).buffer],
    ['blob', async (path) => new Blob([await readFile(path)])],
    ['stream', (path) => createReadStream(path)],
    ['web stream', async (path) => new Blob([await readFile(path)]).stream()],
  ])('is read from its %s', async (_kind, source) => {
    const folder = await scratchFolder({ 'a.docx': await thesis(120) });
    const { analysis } = await analyseDocx(await source(join(folder, 'a.docx')));
    expect(analysis.textWordCount).toBe(120);
  });

  test.each([[undefined], [null], [42], [{ path: 'thesis.docx' }]])(
    'is not %j, and the refusal says how it is given',
    async (source) => {
      const reading = analyseDocx(source as never);
      await expect(reading).rejects.toThrow(/^A document must be given as the path of a \.docx file/);
    },
  );
});

describe('a path', () => {
  test('to no file is refused', async () => {
    const error = await refusal(analyseDocx('no-such-thesis.docx'));
    expect([error.code, error.message]).toEqual(['file_unreadable', 'No file at this path.']);
  });

  test('below a file is refused', async () => {
    const folder = await scratchFolder({ 'a.docx': '' });
    const error = await refusal(analyseDocx(join(folder, 'a.docx', 'b.docx')));
    expect(error.message).toBe('No file at this path.');
  });

  test('through a link that leads back to itself is refused', async () => {
    const folder = await scratchFolder({ 'a.docx': { linkTo: 'a.docx' } });
    const error = await refusal(analyseDocx(join(folder, 'a.docx')));
    expect(error.message).toBe('This link leads back to itself.');
  });

  test.skipIf(process.platform !== 'linux').each([
    ['that was read', 'a.docx', {}],
    ['that is too long', 'a.docx', { fileBytes: 10 }],
    ['that is a folder', '.', {}],
  ])('leaves no file open %s', async (_what, name, limits) => {
    const folder = await scratchFolder({ 'a.docx': await thesis(10) });
    await analyseDocx(join(folder, name), { limits }).catch(() => {});
    expect((await openFiles()).filter((path) => path.startsWith(folder))).toEqual([]);
  });

  test.skipIf(process.platform === 'win32')('to a file without permissions is refused', async () => {
    const folder = await scratchFolder({ 'a.docx': await thesis(10) });
    await chmod(folder, 0o755);
    await chmod(join(folder, 'a.docx'), 0o000);
    const error = await withoutRights(() => refusal(analyseDocx(join(folder, 'a.docx'))));
    expect(error.code).toBe('file_unreadable');
    expect(error.message).toBe('You are not allowed to read this file.');
  });
});

/** The paths of all files that this process has open. */
async function openFiles(): Promise<string[]> {
  const own = '/proc/self/fd';
  const links = await Promise.allSettled((await readdir(own)).map((name) => readlink(join(own, name))));
  return links.flatMap((link) => (link.status === 'fulfilled' ? [link.value] : []));
}
