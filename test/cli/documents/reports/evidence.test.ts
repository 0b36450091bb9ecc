import { describe, expect, test } from 'vitest';
import { evidenceLines } from '../../../../src/cli/documents/reports/evidence.ts';
import { displayWidth } from '../../../../src/cli/terminal/text/columns.ts';
import type {
  AnalysisReport,
  PageEvidence,
  ReferenceListEvidence,
} from '../../../../src/core/docx/analysis.ts';
import { analysisResult, item } from '../../support/analysis-result.ts';
import { memoryTerminal } from '../../support/memory-terminal.ts';

function sheetOf(report: Partial<AnalysisReport>, columns?: number): string {
  const { terminal } = memoryTerminal(columns === undefined ? {} : { columns });
  return evidenceLines(terminal.output).success('thesis.docx', analysisResult({ tables: 2 }, report));
}

function list(values: Partial<ReferenceListEvidence>): ReferenceListEvidence {
  const counts = { paragraph: 0, until: 1, words: 5, entries: 1 };
  return { heading: 'References', ...counts, reason: 'its heading says so', certainty: 0.97, ...values };
}

/** The lines below a title, up to the next empty line. */
function section(sheet: string, title: string): string[] {
  const lines = sheet.split('\n');
  const start = lines.findIndex((line) => line.startsWith(title)) + 1;
  return lines.slice(start, lines.indexOf('', start));
}

const likelyPages = { textWordCount: 1, refsWordCount: 1, tables: 1, figures: 1, frontMatter: 0.8 };

describe('evidenceLines', () => {
  test('shows where the body starts and why', () => {
    const reason = 'the first chapter heading';
    const bodyStart = { heading: '1 Introduction', paragraph: 12, reason, certainty: 0.8, runnerUp: null };
    expect(section(sheetOf({ bodyStart }), 'Start of the body')).toEqual([
      '  "1 Introduction" [12]',
      '  the first chapter heading (likely, 80%)',
    ]);
  });

  test('shows the next best start and reference list, and why they were not taken', () => {
    const place = { page: 61, section: null, words: 'Bibliography' };
    const reason = 'running text follows';
    const runnerUp = { heading: 'Bibliography', paragraph: 900, place, reason, certainty: 0.12 };
    const bodyStart = { heading: '1 Introduction', paragraph: 12, reason: '', certainty: 0.8, runnerUp };
    const sheet = sheetOf({ bodyStart, referenceLists: [list({})], listRunnerUp: runnerUp });
    expect(section(sheet, 'Start of the body').slice(2)).toEqual([
      '  or "Bibliography" p. 61 [900]',
      '    not taken: running text follows (12%)',
    ]);
    expect(section(sheet, 'Reference lists').slice(1)).toEqual([
      '  or another one at "Bibliography" p. 61 [900]',
      '    not taken: running text follows (12%)',
    ]);
  });

  test('shows the words by zone with their sum', () => {
    const words = { front: 350, text: 9_168, references: 901, total: 10_419, notes: 12 };
    expect(section(sheetOf({ words }), 'Words by zone')).toEqual([
      '  Front matter     350',
      '  Text           9,168',
      '  References       901',
      '  Total         10,419',
      '  Of the total, 12 are in notes.',
    ]);
  });

  test('shows each reference list with its words', () => {
    const referenceLists = [
      list({ heading: 'References', paragraph: 812, words: 1_901, entries: 44 }),
      list({ heading: 'Works Cited', words: 1, entries: 1, reason: 'a Zotero field', certainty: 0.6 }),
    ];
    expect(section(sheetOf({ referenceLists }), 'Reference lists: 2')).toEqual([
      '  References   [812]  1,901 words  44 entries  its heading says so',
      '  Works Cited    [0]       1 word     1 entry  a Zotero field (please check)',
    ]);
  });

  test('says so where there is no reference list', () => {
    expect(section(sheetOf({}), 'Reference lists: 0')).toEqual(['  none found']);
  });

  test('adds up the words by zone, and lists those that were left out', () => {
    const words = { front: 3, text: 22, references: 5, total: 30, notes: 1, leftOut: 218 };
    expect(section(sheetOf({ words }), 'Words by zone')).toEqual([
      '  Front matter    3',
      '  Text           22',
      '  References      5',
      '  Total          30',
      '  Left out      218',
      '  Of the total, 1 is in notes.',
    ]);
  });

  test('shows counted tables with caption and rule, then the others with the reason', () => {
    const tables = [
      item({ caption: 'Table 1. Costs', paragraph: 212 }),
      item({ zone: 'front', counted: false, reason: 'stands in the front matter' }),
      item({ reason: 'a grid of cells', certainty: 0.7 }),
    ];
    expect(section(sheetOf({ tables }), 'Tables: 2')).toEqual([
      '  1  Table 1. Costs               [212]  captioned as a table',
      '  2  (no caption)                   [0]  a grid of cells (likely)',
      '  Not counted:',
      '  -  (no caption) [front matter]    [0]  stands in the front matter',
    ]);
  });

  test('shows page, section and first words where the report has them', () => {
    const place = { page: 9, section: '2 Methods', words: 'Age | Men | Women' };
    const tables = [
      item({ caption: 'Table 1. Costs', paragraph: 212, place: { ...place, page: 7 } }),
      item({ paragraph: 301, place }),
      item({ paragraph: 377, place: { ...place, section: '3 Results', page: 12 }, counted: false }),
    ];
    expect(section(sheetOf({ tables }), 'Tables: 2')).toEqual([
      '  2 Methods:',
      '  1  Table 1. Costs                        p. 7  [212]  captioned as a table',
      '  2  (no caption) at "Age | Men | Women"   p. 9  [301]  captioned as a table',
      '  Not counted:',
      '  3 Results:',
      '  -  (no caption) at "Age | Men | Women"  p. 12  [377]  captioned as a table',
    ]);
  });

  test('shows where a reference list ends', () => {
    const place = { page: 102, section: 'References', words: 'References' };
    const endPlace = { page: 104, section: 'Appendix A', words: 'Appendix A' };
    const referenceLists = [list({ paragraph: 812, until: 840, place, endPlace })];
    expect(section(sheetOf({ referenceLists }), 'Reference lists: 1')).toEqual([
      '  References  p. 102  [812]  5 words  1 entry  its heading says so',
      '    up to "Appendix A" p. 104 [840]',
    ]);
  });

  test('says whose the front pages are, and what ended them', () => {
    const turns = { author: 5, recorded: 3, estimated: 1 };
    const pages: PageEvidence = {
      ...{ count: 9, reason: 'the contents say so', source: 'author', turns, witnesses: [], certainty: 0.97 },
    };
    expect(section(sheetOf({ pages, certainty: likelyPages }), 'Front matter pages: 9')).toEqual([
      "  the author's page numbers in the contents",
      '  the contents say so (likely, 80%)',
      '  Page breaks: 5 set by the author, 3 recorded by Word, 1 estimated.',
    ]);
  });

  test('says how to check the words in Word, and why its stored number is another', () => {
    const says = 'Put the cursor before "Introduction" (page 9) and press Ctrl+Shift+End: 22 words.';
    const words = { front: 3, text: 22, references: 0, total: 25, notes: 0 };
    const inWord: AnalysisReport['inWord'] = {
      checks: [{ counts: 'text', words: 22, isExact: true, says }],
      stored: {
        words: 31,
        charactersPerWord: null,
        parts: [
          { name: 'front', words: 3 },
          { name: 'unexplained', words: 6 },
        ],
      },
    };
    expect(section(sheetOf({ words, inWord }), 'In Word')).toEqual([
      `  ${says}`,
      '  The file carries a count of 31 words.',
      '  Our words of text              22',
      '  front matter                   +3',
      '  not explained by any of these  +6',
      '  The stored count               31',
    ]);
  });

  test('shows the witnesses for the number of front matter pages', () => {
    const witnesses = [
      { name: 'page breaks that Word recorded', pages: 11 },
      { name: 'estimate of the layout', pages: 9 },
    ];
    const pages = { count: 11, reason: 'the page breaks that Word recorded', certainty: 0.8, witnesses };
    expect(section(sheetOf({ pages, certainty: likelyPages }), 'Front matter pages: 11')).toEqual([
      '  the page breaks that Word recorded (likely, 80%)',
      '  page breaks that Word recorded  11',
      '  estimate of the layout           9',
    ]);
  });

  test('shows blank pages among them, and the pages of the whole document', () => {
    const pages = { count: 4, reason: 'the page breaks that Word recorded', certainty: 0.8, witnesses: [] };
    const shown = (more: Partial<PageEvidence>) =>
      section(sheetOf({ pages: { ...pages, ...more } }), 'Front matter pages: 4').slice(1);
    expect(shown({ blankPages: 0 })).toEqual([]);
    expect(shown({ blankPages: 1 })).toEqual(['  Of these, 1 is blank.']);
    expect(shown({ blankPages: 2, totals: { stored: 109, found: 106 } })).toEqual([
      '  Of these, 2 are blank.',
      '  Pages of the whole document when it was last saved: 109; found: 106.',
    ]);
    expect(shown({ totals: { stored: 109, found: 109 } })).toEqual([
      '  Pages of the whole document when it was last saved: 109, as found.',
    ]);
  });

  test('says of each number how sure it is', () => {
    const certainty = {
      textWordCount: 0.97,
      refsWordCount: 0.92,
      tables: 0.91,
      figures: 0.65,
      frontMatter: 0.6,
    };
    expect(section(sheetOf({ certainty }).replace('\n\n', '\n'), 'thesis.docx')).toEqual([
      'Words of text        0  sure',
      'Words of references  0  sure',
      'Tables               2  likely',
      'Figures              0  likely',
      'Front matter pages   0  please check',
    ]);
  });

  test('ends with what is in doubt', () => {
    const sheet = sheetOf({ doubts: ['The page count is an estimate.'] });
    expect(sheet.endsWith('\n\nIn doubt\n  - The page count is an estimate.\n')).toBe(true);
  });

  test('cuts long captions and headings so that lines fit the terminal', () => {
    const long = 'word '.repeat(24).trim();
    const figures = [item({ caption: long, reason: 'captioned as a figure' })];
    const referenceLists = [list({ heading: long })];
    const sheet = sheetOf({ figures, referenceLists }, 80);
    expect(Math.max(...sheet.split('\n').map((line) => displayWidth(line)))).toBeLessThan(80);
  });

  test('lets no escape sequence of the document through', () => {
    const bad = 'x\x1b]0;title\x07\x1b[2J\u009b1m';
    const sheet = sheetOf({
      bodyStart: {
        heading: bad,
        paragraph: 0,
        reason: 'the first chapter heading',
        certainty: 1,
        runnerUp: null,
      },
      tables: [item({ caption: bad })],
      referenceLists: [list({ heading: bad })],
      doubts: [bad],
    });
    expect(sheet.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('sets several documents apart by an empty line', () => {
    const sheet = evidenceLines(memoryTerminal().terminal.output);
    sheet.success('a.docx', analysisResult());
    expect(sheet.success('b.docx', analysisResult()).startsWith('\nb.docx\n')).toBe(true);
  });
});
