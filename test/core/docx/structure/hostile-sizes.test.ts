import { describe, expect, test } from 'vitest';
import { analyseDissertation } from '../../../../src/core/docx/analyse.ts';
import { noTotals } from '../../../../src/core/docx/package/parts/stored-totals.ts';
import type { Dissertation } from '../../../../src/core/docx/read-dissertation.ts';
import { picture } from '../../../support/docx/drawings.ts';
import { contentControl } from '../../../support/docx/fields.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { table } from '../../../support/docx/tables.ts';
import { heading, paragraph } from '../../../support/docx/text.ts';
import { entry, words } from './prose.ts';

/** Copies of a small document, one after another, as if somebody had written them all. */
async function repeated(body: readonly string[], times: number): Promise<Dissertation> {
  const { story, ...rest } = await readBuilt({ body });
  const { paragraphs, tables, drawings } = story;
  const shifted = (index: number | null, by: number) => (index === null ? null : index + by);
  const copies = Array.from({ length: times }, (_, copy) => copy);
  return {
    ...rest,
    story: {
      ...story,
      paragraphs: copies.flatMap((copy) =>
        paragraphs.map((each) => ({
          ...each,
          index: each.index + copy * paragraphs.length,
          place: { ...each.place, table: shifted(each.place.table, copy * tables.length) },
          drawings: each.drawings.map((index) => index + copy * drawings.length),
        })),
      ),
      tables: copies.flatMap((copy) =>
        tables.map((each) => ({
          ...each,
          index: each.index + copy * tables.length,
          first: each.first + copy * paragraphs.length,
          end: each.end + copy * paragraphs.length,
        })),
      ),
      drawings: copies.flatMap((copy) =>
        drawings.map((each) => ({ ...each, paragraph: each.paragraph + copy * paragraphs.length })),
      ),
    },
  };
}

/** Takes about a second; a step that looked at all paragraphs for each paragraph would take minutes. */
const paragraphs = 20_000;
const patience = 60_000;

describe('decisions about a document of 20,000 paragraphs stay within their share of time', () => {
  test.each([
    ['captions of nothing', [paragraph('Figure 1: A tree')]],
    ['captions, each at a picture', [paragraph([picture()]), paragraph('Figure 1: A tree')]],
    ['headings of contents', [paragraph('Contents')]],
    [
      'contents lines',
      [paragraph('Contents'), paragraph('Salt\t1'), paragraph('Bread\t2'), paragraph('Beer\t3')],
    ],
    ['dots', [paragraph('.'.repeat(399))]],
    ['chapters', [heading(1, 'Why salt'), paragraph('Because.')]],
    ['reference lists', [heading(1, 'References'), paragraph(entry(1)), heading(1, 'Why salt')]],
    [
      'lists that are not reference lists',
      [heading(2, 'Sources'), paragraph(words(70)), paragraph(words(70))],
    ],
    ['marked lists', [contentControl([paragraph(entry(1))], { bibliography: true }), paragraph('Text.')]],
    ['unmarked entries', [paragraph(entry(1))]],
    ['small tables', [table([['Figure 1', 'b']]), paragraph('Table 1: Yields')]],
    ['captions and blank lines', [paragraph('Table 1: Yields'), paragraph()]],
  ])(
    'made of %s',
    async (_case, body) => {
      const size = (await readBuilt({ body })).story.paragraphs.length;
      const document = await repeated(body, Math.ceil(paragraphs / size));
      expect(analyseDissertation(document).report.words.total).toBeGreaterThan(0);
    },
    patience,
  );

  test(
    'made of one table',
    async () => {
      const row = (await readBuilt({ body: [table([['Figure 1', 'b']])] })).story;
      const [cell] = row.paragraphs;
      const [grid] = row.tables;
      if (!cell || !grid) throw new Error('There is no table.');
      for (const place of [{ row: 0 }, { cell: 0 }, {}]) {
        const cells = Array.from({ length: paragraphs }, (_, index) => ({
          ...cell,
          index,
          place: { ...cell.place, row: index, cell: index, ...place },
        }));
        const story = { ...row, paragraphs: cells, tables: [{ ...grid, first: 0, end: paragraphs }] };
        const { report } = analyseDissertation({
          story,
          noteWords: new Map(),
          numbering: () => null,
          stored: noTotals,
        });
        expect(report.words.total).toBe(2 * paragraphs);
      }
    },
    patience,
  );

  test(
    'with as many boundaries as there may be',
    async () => {
      const body = [heading(2, 'Sources'), paragraph(entry(1)), paragraph('Listing 1: A program')];
      const document = await repeated(body, paragraphs / body.length);
      const lists = Array.from({ length: 1000 }, (_, index) => 3 * index);
      const items = lists.map((index) => ({ figure: index + 2, counted: true }));
      const { report } = analyseDissertation(document, {
        bodyStart: 'none',
        referenceLists: lists.map((from) => ({ from })),
        items,
      });
      expect(report.referenceLists.length).toBe(1000);
      expect(report.figures.filter(({ counted }) => counted).length).toBe(1000);
      const unknown = { items: [...items, { figure: 'Listing 2: Another', counted: true }] };
      expect(() => analyseDissertation(document, unknown)).toThrow('is not in the document');
    },
    patience,
  );
});
