import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { storedTables, touchingTables } from '../support/theses/costly-documents.ts';
import { runMain } from './support/run-main.ts';
import { runProgram } from './support/run-program.ts';
import { scratchFolder } from './support/scratch-folder.ts';
import { thesis } from './support/thesis.ts';

const message = /^Reading this document takes longer than any thesis should need\. Please copy your text/;

describe('--time-limit', () => {
  test.each([
    ['analyse', []],
    ['quote', ['--service', 'editing', '--rates', 'rates.json']],
  ])(
    'of %s refuses a document that takes longer, also where its analysis never pauses',
    async (command, args) => {
      const costly = await touchingTables(99_000, 80);
      const folder = await scratchFolder({ 'a.docx': costly, 'rates.json': '{"rates":{"editing":{}}}' });
      const ran = await runProgram([command, 'a.docx', '--json', '--time-limit', '1', ...args], {
        cwd: folder,
      });
      expect(JSON.parse(ran.output)).toEqual({
        file: 'a.docx',
        error: { code: 'document_too_large', message: expect.stringMatching(message) },
      });
      expect(ran.errors).toMatch(/^error: a\.docx: Reading this document takes longer .*\n$/m);
      expect(ran.code).toBe(1);
    },
  );

  test('holds where a document is read and decided on without a pause', async () => {
    const folder = await scratchFolder({ 'a.docx': await storedTables(16_000) });
    const args = ['analyse', 'a.docx', '--json', '--html', 'a.html', '--time-limit', '1'];
    const { code, output } = await runProgram(args, { cwd: folder });
    expect(JSON.parse(output).error).toEqual({
      code: 'document_too_large',
      message: expect.stringMatching(message),
    });
    expect([code, await readdir(folder)]).toEqual([1, ['a.docx']]);
  });

  test('leaves the other documents', async () => {
    const content = { 'a.docx': await touchingTables(99_000, 80), 'b.docx': await thesis(10) };
    const folder = await scratchFolder(content);
    const { code, output } = await runProgram(['analyse', folder, '--json', '--time-limit', '2']);
    expect(
      output
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { file: join(folder, 'a.docx'), error: expect.objectContaining({ code: 'document_too_large' }) },
      { file: join(folder, 'b.docx'), analysis: expect.objectContaining({ textWordCount: 10 }) },
    ]);
    expect(code).toBe(1);
  });

  test.each(['0', '-1', '1.5', 'ten', '86401', ''])('cannot be %j', async (text) => {
    const { code, errors } = await runMain(['analyse', 'a.docx', `--time-limit=${text}`]);
    expect(code).toBe(2);
    expect(errors).toContain('--time-limit must be a whole number of seconds from 1 to 86400.');
  });
});
