import { describe, expect, test } from 'vitest';
import { documentTable } from '../../../../src/cli/documents/reports/document-table.ts';
import { displayWidth } from '../../../../src/cli/terminal/text/columns.ts';
import type { Analysis } from '../../../../src/core/docx/analysis.ts';
import { analysisResult } from '../../support/analysis-result.ts';
import { memoryTerminal } from '../../support/memory-terminal.ts';

const schedule = {
  rates: { editing: { textPerWord: 0.02 }, formatting: { textPerWord: 0.01 } },
  adminFee: 0,
};
const both = ['editing', 'formatting', 'editing_and_formatting'];
const result = analysisResult({ textWordCount: 48_210, tables: 3 });

function tableFor(services: string[], look: { columns?: number; coloured?: boolean } = {}) {
  return documentTable(['a.docx', 'b.docx'], { services, schedule }, memoryTerminal(look).terminal.output);
}

function linesOf(text: string): string[] {
  return text.split('\n').slice(0, -1);
}

describe('documentTable with prices', () => {
  test('has counts, the price and its certainty in a row, and the sum at the end', () => {
    const table = tableFor(['editing']);
    expect([
      ...linesOf(table.success('a.docx', result)),
      ...linesOf(table.success('b.docx', result)),
    ]).toEqual([
      'Document    Text words  References  Tables  Figures  Front pages       Total  Certainty',
      'a.docx          48,210           0       3        0            0     $964.20  sure',
      'b.docx          48,210           0       3        0            0     $964.20  sure',
    ]);
    expect(table.ending?.()).toMatch(/^Sum of 2 +\$1,928\.40\n$/);
  });

  test('has a price for each service under its name', () => {
    const table = tableFor(both);
    const [names, header, row] = linesOf(table.success('a.docx', result));
    expect(names).toMatch(/Editing and$/);
    expect(header).toMatch(/Editing +Formatting +formatting +Certainty$/);
    expect(row).toMatch(/\$964\.20 +\$482\.10 +\$1,446\.30 +sure$/);
  });

  test('marks documents that leave something in doubt on their rows', () => {
    const doubtful = analysisResult({}, { doubts: ['No reference list was found.'] });
    expect(tableFor(['editing']).success('a.docx', doubtful)).toMatch(/ please check\n$/);
  });

  test('marks a document as likely whose doubts are about numbers that are likely', () => {
    const certainty = { textWordCount: 1, refsWordCount: 1, tables: 0.8, figures: 1, frontMatter: 1 };
    const doubtful = (about: (keyof Analysis)[][]) =>
      analysisResult({}, { certainty, doubts: ['One table may be wrongly counted.'], doubtsAbout: about });
    const table = tableFor(['editing']);
    expect(table.success('a.docx', doubtful([['tables']]))).toMatch(/ likely\n$/);
    expect(table.success('b.docx', doubtful([['figures']]))).toMatch(/ please check\n$/);
    expect(table.closing?.()).toEqual(['2 documents leave something in doubt; --explain shows what.']);
  });

  test('counts no failed document into the sum', () => {
    const table = tableFor(['editing']);
    table.failure('a.docx', { code: 'document_empty', message: 'This file is empty.' });
    table.success('b.docx', result);
    expect(table.ending?.()).toMatch(/^Sum of 1 +\$964\.20\n$/);
  });

  test('has no sum where nothing was priced', () => {
    expect(tableFor(['editing']).ending?.()).toBe('');
  });

  test('leaves the counts out where the terminal has sixty columns', () => {
    const lines = linesOf(tableFor(both, { columns: 60 }).success('a.docx', result));
    expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(60);
    expect(lines.at(-1)).toMatch(/^a\.docx +\$964\.20 +\$482\.10 +\$1,446\.30 +sure$/);
  });

  test.each([
    [0.95, '\x1b[32msure\x1b[39m'],
    [0.7, '\x1b[36mlikely\x1b[39m'],
    [0.3, '\x1b[33mplease check\x1b[39m'],
  ])('colours a certainty of %s', (certainty, shown) => {
    const of = { textWordCount: 1, refsWordCount: 1, tables: certainty, figures: 1, frontMatter: 1 };
    const text = tableFor(['editing'], { coloured: true }).success(
      'a.docx',
      analysisResult({}, { certainty: of }),
    );
    expect(text.endsWith(`  ${shown}\n`)).toBe(true);
  });
});
