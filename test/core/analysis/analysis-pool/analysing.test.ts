import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../../../cli/support/scratch-folder.ts';
import { thesis } from '../../../cli/support/thesis.ts';
import { refusal } from '../../../support/docx/refusal.ts';
import { openPool, strangeProcess } from './support/open-pool.ts';

describe('a pool of processes', () => {
  test('analyses the document at a path', async () => {
    const folder = await scratchFolder({ 'a.docx': await thesis(120) });
    const { analysis } = await openPool().analyse(join(folder, 'a.docx'));
    expect(analysis.textWordCount).toBe(120);
  });

  test('analyses bytes and leaves them as they are', async () => {
    const bytes = await thesis(120);
    const before = bytes.slice();
    const { analysis } = await openPool().analyse(bytes);
    expect(analysis.textWordCount).toBe(120);
    expect(bytes).toEqual(before);
  });

  test('analyses bytes that are a part of others', async () => {
    const bytes = Buffer.concat([Buffer.alloc(7), await thesis(120), Buffer.alloc(7)]);
    const { analysis } = await openPool().analyse(bytes.subarray(7, -7));
    expect(analysis.textWordCount).toBe(120);
  });

  test('analyses more documents than it has processes', async () => {
    const pool = openPool({ processes: 2 });
    const sizes = [10, 20, 30, 40, 50];
    const results = await Promise.all(sizes.map(async (size) => pool.analyse(await thesis(size))));
    expect(results.map(({ analysis }) => analysis.textWordCount)).toEqual(sizes);
  });

  test('keeps code, message and details of a refusal', async () => {
    const error = await refusal(openPool().analyse(Buffer.from('%PDF-1.7\n')));
    expect(error.code).toBe('document_not_docx');
    expect(error.message).toMatch(/^This is a PDF/);
    expect(error.details).toEqual({ seems: 'pdf' });
  });

  test('refuses a path at which there is nothing, with the cause', async () => {
    const error = await refusal(openPool().analyse('/nowhere/thesis.docx'));
    expect(error.code).toBe('file_unreadable');
    expect(error.message).toBe('No file at this path.');
    expect(error.cause).toMatch(/ENOENT/);
  });

  test('refuses a folder', async () => {
    const error = await refusal(openPool().analyse(await scratchFolder()));
    expect(error.message).toBe('This is a folder, not a file.');
  });

  test('passes on a fault of the program as it is', async () => {
    const pool = openPool({ processFile: strangeProcess });
    await expect(pool.analyse('fails')).rejects.toThrow(new TypeError('A fault in the program.'));
  });

  test('goes on after a fault of the program, in another process', async () => {
    const pool = openPool({ processFile: strangeProcess });
    const before = await pool.analyse('a.docx');
    await pool.analyse('fails').catch(() => {});
    const after = await pool.analyse('a.docx');
    expect(after).toEqual({ path: 'a.docx', pid: expect.any(Number) });
    expect(after).not.toEqual(before);
  });
});
