import { describe, expect, test } from 'vitest';
import { evidenceSheet } from '../../../src/cli/output/evidence.ts';
import { displayWidth } from '../../../src/cli/text/display-width.ts';
import type { AnalysisReport } from '../../../src/core/analysis.ts';
import { analysisResult, item } from '../support/analysis-result.ts';
import { memoryTerminal } from '../support/memory-terminal.ts';

function sheetOf(report: Partial<AnalysisReport>, columns?: number): string {
  const { terminal } = memoryTerminal(columns === undefined ? {} : { columns });
  return evidenceSheet(terminal.output).success('thesis.docx', analysisResult({ tables: 2 }, report));
}

/** The lines below a title, up to the next empty line. */
function section(sheet: string, title: string): string[] {
  const lines = sheet.split('\n');
  const start = lines.findIndex((line) => line.startsWith(title)) + 1;
  return lines.slice(start, lines.indexOf('', start));
}

describe('evidenceSheet', () => {
  test('shows where the body starts and why', () => {
    const bodyStart = { heading: '1 Introduction', reason: 'the first chapter heading', certainty: 0.9 };
    expect(section(sheetOf({ bodyStart }), 'Start of the body')).toEqual([
      '  "1 Introduction"',
      '  the first chapter heading (90 % sure)',
    ]);
  });

  test('shows the words by zone with their sum', () => {
    const words = { front: 350, text: 9_168, references: 901, total: 10_419, notes: 12 };
    expect(section(sheetOf({ words }), 'Words by zone')).toEqual([
      '  Front matter     350',
      '  Text           9,168',
      '  References       901',
      '  Total         10,419',
      '  Of these, 12 are in notes.',
    ]);
  });

  test('shows each reference list with its words', () => {
    const referenceLists = [
      { heading: 'References', words: 1_901, entries: 44, reason: 'its heading says so' },
      { heading: 'Works Cited', words: 1, entries: 1, reason: 'a Zotero field' },
    ];
    expect(section(sheetOf({ referenceLists }), 'Reference lists: 2')).toEqual([
      '  References   1,901 words  44 entries  its heading says so',
      '  Works Cited       1 word     1 entry  a Zotero field',
    ]);
  });

  test('says so where there is no reference list', () => {
    expect(section(sheetOf({}), 'Reference lists: 0')).toEqual(['  none found']);
  });

  test('shows counted tables with caption and rule, then the others with the reason', () => {
    const tables = [
      item({ caption: 'Table 1. Costs' }),
      item({ zone: 'front', counted: false, reason: 'stands in the front matter' }),
      item({ reason: 'a grid of cells' }),
    ];
    expect(section(sheetOf({ tables }), 'Tables: 2')).toEqual([
      '  1  Table 1. Costs               captioned as a table',
      '  2  (no caption)                 a grid of cells',
      '  Not counted:',
      '  -  (no caption) [front matter]  stands in the front matter',
    ]);
  });

  test('shows the witnesses for the number of front matter pages', () => {
    const witnesses = [
      { name: 'page breaks that Word recorded', pages: 11 },
      { name: 'estimate of the layout', pages: 9 },
    ];
    const pages = { count: 11, reason: 'the page breaks that Word recorded', certainty: 0.8, witnesses };
    expect(section(sheetOf({ pages }), 'Front matter pages: 11')).toEqual([
      '  the page breaks that Word recorded (80 % sure)',
      '  page breaks that Word recorded  11',
      '  estimate of the layout           9',
    ]);
  });

  test('ends with what is in doubt', () => {
    const sheet = sheetOf({ warnings: ['The page count is an estimate.'] });
    expect(sheet.endsWith('\n\nIn doubt\n  - The page count is an estimate.\n')).toBe(true);
  });

  test('cuts long captions and headings so that lines fit the terminal', () => {
    const long = 'word '.repeat(24).trim();
    const figures = [item({ caption: long, reason: 'captioned as a figure' })];
    const referenceLists = [{ heading: long, words: 5, entries: 1, reason: 'its heading says so' }];
    const sheet = sheetOf({ figures, referenceLists }, 80);
    expect(Math.max(...sheet.split('\n').map((line) => displayWidth(line)))).toBeLessThan(80);
  });

  test('lets no escape sequence of the document through', () => {
    const bad = 'x\x1b]0;title\x07\x1b[2J\u009b1m';
    const sheet = sheetOf({
      bodyStart: { heading: bad, reason: 'the first chapter heading', certainty: 1 },
      tables: [item({ caption: bad })],
      referenceLists: [{ heading: bad, words: 1, entries: 1, reason: 'its heading says so' }],
      warnings: [bad],
    });
    expect(sheet.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('sets several documents apart by an empty line', () => {
    const sheet = evidenceSheet(memoryTerminal().terminal.output);
    sheet.success('a.docx', analysisResult());
    expect(sheet.success('b.docx', analysisResult()).startsWith('\nb.docx\n')).toBe(true);
  });
});
