import { describe, expect, test } from 'vitest';
import type { Label } from '../../bench/accuracy/corpus/label.ts';
import { type Comparison, compare } from '../../bench/accuracy/faults.ts';
import { findPlaces } from '../../bench/accuracy/places.ts';
import { missLines } from '../../bench/accuracy/print/fault-lines.ts';
import { judge } from '../../bench/accuracy/scoring/judge.ts';
import { analyseDissertation } from '../../src/core/docx/analyse.ts';
import { entries, words } from '../core/docx/structure/prose.ts';
import { picture } from '../support/docx/drawings.ts';
import { caption } from '../support/docx/fields.ts';
import { readBuilt } from '../support/docx/read-document.ts';
import { table } from '../support/docx/tables.ts';
import { heading, pageBreak, paragraph } from '../support/docx/text.ts';
import { label } from './labels.ts';

// Words before each part: title 0, introduction 3, caption 104, table 110, picture 216, references 316.
const body = [
  paragraph('On Salt Making', { style: 'Title' }),
  paragraph([pageBreak()]),
  heading(1, 'Introduction'),
  paragraph(words(100)),
  caption('Table', 1, ': Yields of two years'),
  table([
    ['Year', 'Yield'],
    ['2019', '3'],
    ['2020', '4'],
  ]),
  paragraph(words(100)),
  paragraph([picture()]),
  paragraph(words(100)),
  heading(1, 'References'),
  ...entries(3),
];

async function compared(given: Partial<Label>): Promise<Comparison> {
  const dissertation = await readBuilt({ body });
  const totalWords = findPlaces(dissertation).total;
  return compare(label({ totalWords, ...given }), analyseDissertation(dissertation).report, dissertation);
}

describe('the start of the body', () => {
  test('agrees where the label gives the same place', async () => {
    const { start } = await compared({ bodyStart: [3, 'Introduction'] });
    expect(start).toMatchObject({ found: { word: 3, text: 'Introduction' }, agree: true });
  });

  test('agrees where readers counted a few words more', async () => {
    expect((await compared({ bodyStart: [10, 'Introduction'] })).start.agree).toBe(true);
  });

  test('does not where the label gives another place', async () => {
    expect((await compared({ bodyStart: [200, 'Methods'] })).start.agree).toBe(false);
  });
});

describe('a reference list', () => {
  test('agrees from its first word to its last', async () => {
    const [list] = (await compared({})).lists;
    const { from = 0, to = 0 } = list?.found ?? {};
    expect((await compared({ references: [[from, to]] })).lists).toMatchObject([{ agree: true }]);
  });

  test('that ends too early by its label does not agree', async () => {
    const [list] = (await compared({})).lists;
    const { from = 0, to = 0 } = list?.found ?? {};
    expect((await compared({ references: [[from, to + 40]] })).lists).toMatchObject([
      { labelled: { heading: 'References' }, found: { heading: 'References' }, agree: false },
    ]);
  });

  test('that was not found stands beside nothing, with the line that opens it', async () => {
    expect((await compared({ references: [[3, 90]] })).lists[0]).toMatchObject({
      labelled: { heading: 'Introduction' },
      found: null,
    });
  });

  test('that no label has stands beside nothing', async () => {
    expect((await compared({ references: [] })).lists).toMatchObject([{ labelled: null, agree: false }]);
  });
});

describe('a table or figure', () => {
  test('that was missed because of where the body starts says so', async () => {
    expect(
      (
        await compared({
          tables: [
            [0, 'Table 9'],
            [110, 'Table 1'],
          ],
        })
      ).tables,
    ).toMatchObject([
      { labelled: { word: 0 }, found: null, why: 'stands in what was taken for front matter' },
      { labelled: { word: 110 }, found: { caption: 'Table 1: Yields of two years' }, why: null },
    ]);
  });

  test('that was missed within a reference list says so', async () => {
    const [list] = (await compared({})).lists;
    const { figures } = await compared({ figures: [[(list?.found?.from ?? 0) + 2, '']] });
    expect(figures).toContainEqual(
      expect.objectContaining({ found: null, why: 'stands in what was taken for a reference list' }),
    );
  });

  test('that was counted against its label gives the label’s reason', async () => {
    expect((await compared({ notFigures: [[215, 'a logo']] })).figures).toMatchObject([
      { labelled: null, why: 'its label says: a logo' },
    ]);
  });

  test('that is of the other kind by its label says so', async () => {
    expect((await compared({ figures: [[110, 'Table 1: Yields of two years']] })).tables).toMatchObject([
      { labelled: null, why: 'labelled among the figures' },
    ]);
  });

  test('that was counted as the other kind says so', async () => {
    const { figures } = await compared({ figures: [[110, 'Table 1: Yields of two years']] });
    expect(figures[0]).toMatchObject({
      found: null,
      why: 'counted among the tables: captioned as a table',
    });
  });

  test('that stands in the front matter by its label says so', async () => {
    expect((await compared({ bodyStart: [150, 'Introduction'] })).tables).toMatchObject([
      { labelled: null, why: 'stands in the front matter by its label' },
    ]);
  });
});

describe('the lines about a miss', () => {
  async function lines(given: Partial<Label>): Promise<string[]> {
    const dissertation = await readBuilt({ body });
    const { analysis, report } = analyseDissertation(dissertation);
    const document = { name: 'salt.docx', batch: 1, label: label({ numbers: analysis, ...given }) };
    const outcome = { analysis, certainty: report.certainty };
    const comparison = compare(document.label, report, dissertation);
    return missLines({ ...judge(document, outcome), comparison, failure: null }, document);
  }

  test('are none where all numbers are right', async () => {
    expect(await lines({})).toEqual([]);
  });

  test('name each witness of the pages with its count', async () => {
    const numbers = { textWordCount: 321, refsWordCount: 0, tables: 1, figures: 1, frontMatter: 7 };
    const shown = await lines({ numbers });
    expect(shown).toContainEqual(expect.stringMatching(/^ {2}✗ front pages: 1, should be 7 /));
    expect(shown).toContain('    1 by estimate of the layout');
  });

  test('leave out what agrees', async () => {
    const numbers = { textWordCount: 321, refsWordCount: 40, tables: 2, figures: 1, frontMatter: 1 };
    const shown = await lines({
      numbers,
      tables: [
        [110, 'Table 1: Yields of two years'],
        [600, 'Table 2'],
      ],
    });
    expect(shown.filter((line) => line.includes('word '))).toEqual([
      '    missed word 600 "Table 2": not seen',
    ]);
  });
});
