import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { globPaths } from '../../../../src/cli/documents/input/glob-paths.ts';
import { type FolderContent, scratchFolder } from '../../support/scratch-folder.ts';

const content: FolderContent = {
  'a.docx': '',
  'b.DOCX': '',
  'notes.txt': '',
  '~$a.docx': '',
  '.hidden.docx': '',
  '2026/lee.docx': '',
  '2026/deep/smith.docx': '',
  '2025/lee.docx': '',
};

async function found(pattern: string): Promise<string[]> {
  const folder = await scratchFolder(content);
  return (await globPaths(join(folder, pattern))).map((path) => relative(folder, path)).sort();
}

describe('globPaths', () => {
  test.each([
    ['*.docx', ['a.docx']],
    ['?.*', ['a.docx', 'b.DOCX']],
    ['*/lee.docx', ['2025/lee.docx', '2026/lee.docx']],
    ['202*', ['2025', '2026']],
    ['**/lee.docx', ['2025/lee.docx', '2026/lee.docx']],
    ['**/*.docx', ['2025/lee.docx', '2026/deep/smith.docx', '2026/lee.docx', 'a.docx']],
    ['2026/**', ['2026/deep', '2026/deep/smith.docx', '2026/lee.docx']],
    ['*.pdf', []],
  ])('%s', async (pattern, paths) => {
    expect(await found(pattern)).toEqual(paths);
  });

  test('takes no time that grows out of bounds with the stars of a pattern', async () => {
    const folder = await scratchFolder({ [`${'a'.repeat(200)}.docx`]: '' });
    const start = performance.now();
    expect(await globPaths(join(folder, `${'*a'.repeat(40)}b`))).toEqual([]);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
