import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { analyseFile } from '../../../src/core/analysis/analysis-pool/analysis-task.ts';
import { scratchFolder } from '../../cli/support/scratch-folder.ts';
import { thesis } from '../../cli/support/thesis.ts';
import { withoutRights } from '../../cli/support/without-rights.ts';
import { refusal } from '../../support/docx/refusal.ts';

describe('analyseFile', () => {
  test('analyses the document at a path', async () => {
    const folder = await scratchFolder({ 'a.docx': await thesis(120) });
    const { analysis } = await analyseFile(join(folder, 'a.docx'));
    expect(analysis.textWordCount).toBe(120);
  });

  test('refuses a path below a file', async () => {
    const folder = await scratchFolder({ 'a.docx': '' });
    const error = await refusal(analyseFile(join(folder, 'a.docx', 'b.docx')));
    expect(error.message).toBe('No file at this path.');
  });

  test('refuses a link that leads back to itself', async () => {
    const folder = await scratchFolder({ 'a.docx': { linkTo: 'a.docx' } });
    const error = await refusal(analyseFile(join(folder, 'a.docx')));
    expect(error.message).toBe('This link leads back to itself.');
  });

  test.skipIf(process.platform === 'win32')('refuses a file without rights', async () => {
    const folder = await scratchFolder({ 'a.docx': await thesis(10) });
    await chmod(folder, 0o755);
    await chmod(join(folder, 'a.docx'), 0o000);
    const error = await withoutRights(() => refusal(analyseFile(join(folder, 'a.docx'))));
    expect(error.code).toBe('file_unreadable');
    expect(error.message).toBe('You are not allowed to read this file.');
  });
});
