import { describe, expect, test } from 'vitest';
import { documentTable } from '../../../../src/cli/documents/reports/document-table.ts';
import { displayWidth } from '../../../../src/cli/terminal/text/columns.ts';
import { analysisResult } from '../../support/analysis-result.ts';
import { memoryTerminal } from '../../support/memory-terminal.ts';

const counts = { textWordCount: 48_210, refsWordCount: 5_120, tables: 14, figures: 23, frontMatter: 11 };

function linesFor(paths: string[], columns?: number): string[] {
  const { terminal } = memoryTerminal(columns === undefined ? {} : { columns });
  const table = documentTable(paths, null, terminal.output);
  return paths.flatMap((path) => table.success(path, analysisResult(counts)).split('\n').slice(0, -1));
}

describe('documentTable without prices', () => {
  test('has a row for each document under one header', () => {
    expect(linesFor(['a.docx', 'long-name.docx'])).toEqual([
      'Document        Text words  References  Tables  Figures  Front pages  Certainty',
      'a.docx              48,210       5,120      14       23           11  sure',
      'long-name.docx      48,210       5,120      14       23           11  sure',
    ]);
  });

  test('keeps numbers in line beside names of wide characters', () => {
    const [, ...rows] = linesFor(['論文の最終版.docx', 'thesis.docx']);
    const widths = rows.map((line) => displayWidth(line));
    expect(new Set(widths).size).toBe(1);
  });

  test('cuts long names so that rows fit the terminal', () => {
    const lines = linesFor(['a-very-long-name-of-a-dissertation-that-has-grown.docx', 'b.docx'], 80);
    expect(Math.max(...lines.map((line) => displayWidth(line)))).toBeLessThanOrEqual(80);
    expect(lines[1]).toMatch(/^a-very-lon.*….*\.docx /);
  });

  test('fits into sixty columns', () => {
    const lines = linesFor(['a-very-long-name-of-a-dissertation-that-has-grown.docx', 'b.docx'], 60);
    expect(Math.max(...lines.map((line) => displayWidth(line)))).toBeLessThanOrEqual(60);
    expect(lines[0]).toBe('Document       Text    Refs  Tables  Figures   Front');
  });

  test('has a row for a document that failed', () => {
    const table = documentTable(['a.docx'], null, memoryTerminal().terminal.output);
    const problem = { code: 'document_empty', message: 'This file is empty.' };
    expect(table.failure('a.docx', problem).split('\n')[1]).toMatch(/^a\.docx +failed$/);
  });

  test('cuts no name in a file or a pipe', () => {
    const path = `${'x'.repeat(300)}.docx`;
    expect(linesFor([path])[1]).toContain(path);
  });

  test('says at the end how many documents leave something in doubt', () => {
    const table = documentTable(['a.docx', 'b.docx'], null, memoryTerminal().terminal.output);
    table.success('a.docx', analysisResult(counts, { doubts: ['Something.'] }));
    table.success('b.docx', analysisResult(counts));
    expect(table.closing?.()).toEqual(['1 document leaves something in doubt; --explain shows what.']);
  });

  test('takes a number that is not likely to be right for a doubt', () => {
    const table = documentTable(['a.docx'], null, memoryTerminal().terminal.output);
    const certainty = { textWordCount: 1, refsWordCount: 1, tables: 0.6, figures: 1, frontMatter: 1 };
    table.success('a.docx', analysisResult(counts, { certainty }));
    expect(table.closing?.()).toEqual(['1 document leaves something in doubt; --explain shows what.']);
  });

  test('says nothing at the end where nothing is in doubt', () => {
    const table = documentTable(['a.docx'], null, memoryTerminal().terminal.output);
    table.success('a.docx', analysisResult(counts));
    expect(table.closing?.()).toEqual([]);
  });
});
