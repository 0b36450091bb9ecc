import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type MainRun, runMain } from '../../support/run-main.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { thesis } from '../../support/thesis.ts';

async function quoteIn(
  folder: string,
  args: readonly string[],
  look: { columns?: number } = {},
): Promise<MainRun> {
  const environment = { XDG_DATA_HOME: join(folder, 'none') };
  return runMain(['quote', join(folder, 'thesis.docx'), '--service', 'editing', ...args], {
    environment,
    ...look,
  });
}

async function oneThesis(): Promise<string> {
  return scratchFolder({ 'thesis.docx': await thesis(100) });
}

describe('quote --format pdf', () => {
  test('writes a PDF to the standard output', async () => {
    const { code, output } = await quoteIn(await oneThesis(), ['--format', 'pdf']);
    expect(output).toMatch(/^%PDF-1\.\d\n[\s\S]*%%EOF\s*$/);
    expect(code).toBe(0);
  });

  test('writes it to a file', async () => {
    const folder = await oneThesis();
    const file = join(folder, 'quote.pdf');
    const { output, errors } = await quoteIn(folder, ['--format', 'pdf', '--output', file], { columns: 80 });
    expect(output).toBe('');
    expect(errors).toContain(`The quote is in ${file}`);
    expect((await readFile(file, 'latin1')).startsWith('%PDF-')).toBe(true);
  });

  test('writes none to a screen', async () => {
    const { code, errors } = await quoteIn(await oneThesis(), ['--format', 'pdf'], { columns: 80 });
    expect(errors).toContain('A PDF cannot be shown on a screen. Name a file with --output');
    expect(code).toBe(2);
  });

  test('takes one document only', async () => {
    const folder = await oneThesis();
    const { code, errors } = await quoteIn(folder, [join(folder, 'other.docx'), '--format', 'pdf']);
    expect(errors).toContain('--format pdf works with one document, not with 2.');
    expect(code).toBe(2);
  });

  test('fails with what to do where a name has letters that no font has', async () => {
    const args = ['--format', 'pdf', '--client', 'Łukasz', '--font', '/nowhere.ttf'];
    const { code, errors } = await quoteIn(await oneThesis(), args);
    expect(errors).toContain(
      'The font /nowhere.ttf cannot be read, or does not have all the letters of this quote (Ł).',
    );
    expect(code).toBe(1);
  });
});

describe('quote --output', () => {
  test('writes a document of any format to a file, and replaces none', async () => {
    const folder = await oneThesis();
    const args = ['--format', 'text', '--output', join(folder, 'quote.txt')];
    expect((await quoteIn(folder, args)).code).toBe(0);
    expect(await readFile(join(folder, 'quote.txt'), 'utf8')).toContain('Administrative fee');
    const again = await quoteIn(folder, args);
    expect(again.errors).toContain('already exists. Name another file, or replace it with --force.');
    expect(again.code).toBe(2);
  });

  test('writes CSV that spreadsheets take for UTF-8', async () => {
    const folder = await oneThesis();
    const file = join(folder, 'quote.csv');
    expect((await quoteIn(folder, ['--format', 'csv', '--output', file])).code).toBe(0);
    expect(await readFile(file, 'utf8')).toMatch(/^\uFEFFdate,document,/);
  });

  test('needs a format', async () => {
    const { code, errors } = await quoteIn(await oneThesis(), ['--output', 'quote.txt']);
    expect(errors).toContain('--output needs --format: text, markdown, html, csv, pdf.');
    expect(code).toBe(2);
  });
});
