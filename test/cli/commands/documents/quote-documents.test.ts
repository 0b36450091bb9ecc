import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { quoteCommand } from '../../../../src/cli/commands/documents/quote.ts';
import { memoryTerminal } from '../../support/memory-terminal.ts';
import { runMain } from '../../support/run-main.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { thesis } from '../../support/thesis.ts';

/** Paths of so many theses of 1,000 words. */
async function theses(count: number): Promise<string[]> {
  const folder = await scratchFolder();
  const paths = Array.from({ length: count }, (_, index) => join(folder, `thesis-${index + 1}.docx`));
  await Promise.all(paths.map(async (path) => writeFile(path, await thesis(1_000))));
  return paths;
}

async function quoted(paths: string[], options: object, environment: Record<string, string> = {}) {
  const { terminal, written } = memoryTerminal({ environment });
  const code = await quoteCommand(paths, { service: 'editing', ...options }, terminal);
  return { code, text: written.output };
}

describe('quote --format', () => {
  test.each([
    ['text', /^thesisdesk: quote\n/],
    ['markdown', /^# thesisdesk: quote\n/],
    ['html', /^<!doctype html>/],
    ['csv', /^date,document,service,item,amount,currency\r\n/],
  ])('%s writes the document that a customer gets', async (format, start) => {
    const { code, text } = await quoted(await theses(1), { format });
    expect(code).toBe(0);
    expect(text).toMatch(start);
  });

  test('names the business of the configuration, and the client', async () => {
    const environment = { THESISDESK_BUSINESS_NAME: 'Ada Edits' };
    const { text } = await quoted(await theses(1), { format: 'text', client: 'Ana' }, environment);
    expect(text).toMatch(/^Ada Edits: quote\n/);
    expect(text).toMatch(/^For: {6}Ana$/m);
  });

  test('html takes one document only', async () => {
    const quoting = quoted(await theses(2), { format: 'html' });
    await expect(quoting).rejects.toThrow('An HTML page holds one quote.');
  });

  test('of another kind is refused before any document is read', async () => {
    const quoting = quoted(['nowhere.docx'], { format: 'rtf' });
    await expect(quoting).rejects.toThrow('--format must be one of text, markdown, html, csv, pdf.');
  });

  test.each([
    [{ client: 'Ana' }, '--client needs --format: text, markdown, html, csv, pdf.'],
    [{ output: 'quote.txt' }, '--output needs --format: text, markdown, html, csv, pdf.'],
    [{ json: true, format: 'csv' }, '--json and --format are two forms of one quote. Choose one.'],
    [{ explain: true, format: 'csv' }, '--format writes a quote without what --explain shows. Choose one.'],
  ])('is refused with flags that would have no effect: %j', async (flags, why) => {
    await expect(quoted(['nowhere.docx'], flags)).rejects.toThrow(why);
  });

  test('from standard input names no document', async () => {
    const input = await readFile((await theses(1))[0] ?? '');
    const quote = ['quote', '-', '--service', 'editing', '--format', 'html'];
    const { output } = await runMain(quote, { input });
    expect([output.includes('<title>Quote</title>'), output.includes('<dt>Document</dt>')]).toEqual([
      ...[true, false],
    ]);
  });

  test('shows the total that the plain quote shows', async () => {
    const paths = await theses(1);
    const [plain, document] = await Promise.all([quoted(paths, {}), quoted(paths, { format: 'text' })]);
    const totalOf = (text: string) => /^Total +(\S+)$/m.exec(text)?.[1];
    expect(totalOf(document.text)).toBe(totalOf(plain.text));
    expect(totalOf(plain.text)).toMatch(/^\$/);
  });
});
