import { describe, expect, test } from 'vitest';
import { type Boundaries, parseBoundaries } from '../../../../src/core/docx/corrections/boundaries.ts';
import { boundariesIn } from '../../../../src/core/docx/corrections/written-out.ts';
import { picture } from '../../../support/docx/drawings.ts';
import { caption, tableOfContents } from '../../../support/docx/fields.ts';
import { refusal } from '../../../support/docx/refusal.ts';
import { table } from '../../../support/docx/tables.ts';
import { heading, paragraph } from '../../../support/docx/text.ts';
import { overruled } from '../structure/overruled.ts';
import { prose } from '../structure/prose.ts';

const data = table([
  ['Year', 'Yield'],
  ['2019', '3'],
]);
const body = [
  ...[heading(1, 'Introduction'), prose(50), caption('Table', 1, ': Yields of two years'), data, prose(30)],
  ...[caption('Table', 10, ': Costs'), data, prose(30)],
  ...[paragraph([picture()]), caption('Figure', 1, ': A pan'), prose(50), paragraph([picture()]), prose(50)],
  ...[paragraph('Listing 3: The whole program'), paragraph('begin; end;'), prose(40)],
  ...[paragraph([picture({ width: 60, height: 60 })]), prose(40)],
];
type Items = NonNullable<Boundaries['items']>;
const counts = async (items: Items, parts: readonly string[] = body) => {
  const { analysis } = await overruled(parts, { items });
  return [analysis.tables, analysis.figures];
};
const refused = async (items: Items, parts: readonly string[] = body) =>
  (await refusal(overruled(parts, { items }))).message;
/** Paragraphs of the figures that the report lists. */
const figures = async () => (await overruled(body, {})).report.figures;

describe('tables and figures that an operator leaves out', () => {
  test('start from two tables and two figures', async () => {
    expect(await counts([])).toEqual([2, 2]);
  });

  test.each([
    ['its whole caption', 'Table 1: Yields of two years'],
    ['label and number', 'table 1'],
    ['the beginning of its caption', 'Table 1: Yields'],
    ['the number of its paragraph', 2],
  ])('are named by %s', async (_case, place) => {
    expect(await counts([{ table: place, counted: false }])).toEqual([1, 2]);
  });

  test('are found by a number that Word sets', async () => {
    const style = { style: 'Caption' };
    const parts = [
      heading(1, 'Introduction'),
      prose(),
      paragraph([picture()]),
      paragraph('A pan', style),
      prose(),
    ];
    expect(await counts([{ figure: 'Figure 7. A pan', counted: false }], parts)).toEqual([0, 0]);
  });

  test('are certain, and marked as set by the editor in the report', async () => {
    const { report } = await overruled(body, { items: [{ table: 'Table 1', counted: false }] });
    expect(report.tables[0]).toMatchObject({
      paragraph: 2,
      caption: 'Table 1: Yields of two years',
      zone: 'text',
      counted: false,
      reason: 'set by the editor',
      setBy: 'editor',
      certainty: 1,
    });
  });

  test('include pictures without a caption', async () => {
    const bare = (await figures()).find((each) => each.caption === null && each.counted);
    expect(await counts([{ figure: bare?.paragraph ?? 0, counted: false }])).toEqual([2, 1]);
  });

  test('count as one, however many parts continue it', async () => {
    const parts = [...body, caption('Table', 1, ' (continued): Yields'), data, prose()];
    expect(await counts([], parts)).toEqual([2, 2]);
    expect(await counts([{ table: 'Table 1', counted: false }], parts)).toEqual([1, 2]);
  });
});

describe('one of several figures in a paragraph', () => {
  const icon = picture({ width: 60, height: 60 });
  const three = [heading(1, 'Introduction'), prose(50), paragraph([picture(), icon, icon]), prose(50)];
  const counted = async (items: Items) => {
    const { report } = await overruled(three, { items });
    return report.figures.map((each) => each.counted);
  };

  test('is named by its position', async () => {
    expect(await counted([])).toEqual([false, false, false]);
    expect(await counted([{ figure: 2, position: 3, counted: true }])).toEqual([false, false, true]);
  });

  test('goes before what is said of all of them', async () => {
    const items = [
      { figure: 2, position: 2, counted: false },
      { figure: 2, counted: true },
    ];
    expect(await counted(items)).toEqual([true, false, true]);
  });

  test('keeps its state when the decisions are written out and read in', async () => {
    const { report } = await overruled(three, { items: [{ figure: 2, position: 3, counted: true }] });
    const { items = [] } = boundariesIn(report);
    expect(items).toHaveLength(3);
    expect(await counted([...items])).toEqual([false, false, true]);
  });

  test.each([
    [4, '"items.0.position" is 4, but the paragraph has 3.'],
    [0, '"items.0.position" must be a whole number, counting from 1.'],
  ])('is refused at the position %i', async (position, message) => {
    const items = [{ figure: 2, position, counted: true }];
    const refusedAs = async () => overruled(three, { items: [...(parseBoundaries({ items }).items ?? [])] });
    expect((await refusal(refusedAs())).message).toBe(message);
  });
});

describe('tables and figures that an operator counts', () => {
  test('include pictures that the analysis takes for ornaments', async () => {
    const icon = (await figures()).find((each) => !each.counted);
    expect(await counts([{ figure: icon?.paragraph ?? 0, counted: true }])).toEqual([2, 3]);
  });

  test('include anything that the analysis takes for neither', async () => {
    const { analysis, report } = await overruled(body, { items: [{ figure: 'Listing 3', counted: true }] });
    expect(analysis.figures).toBe(3);
    expect(report.figures).toContainEqual(
      expect.objectContaining({ caption: 'Listing 3: The whole program', reason: 'set by the editor' }),
    );
    expect(report.figures.map(({ paragraph: index }) => index)).toEqual(
      report.figures.map(({ paragraph: index }) => index).toSorted((a, b) => a - b),
    );
  });

  test('may be tables although their caption names a figure', async () => {
    const items = [
      { figure: 'Figure 1', counted: false },
      { table: 'Figure 1', counted: true },
    ];
    expect(await counts(items)).toEqual([3, 1]);
  });

  test('are counted once if they are counted anyway', async () => {
    const items = [
      { table: 'Table 1', counted: true },
      { table: 2, counted: true },
    ];
    expect(await counts(items)).toEqual([2, 2]);
  });

  test('are not looked for in lists of them', async () => {
    const lines = ['Listing 3: The whole program', 'Introduction', 'Methods'].map((text) => ({
      text,
      page: 4,
    }));
    const parts = [tableOfContents(lines), ...body];
    expect(await counts([{ figure: 'Listing 3', counted: true }], parts)).toEqual([2, 3]);
  });

  test('may be in the front matter', async () => {
    const { analysis, report } = await overruled(body, {
      bodyStart: 7,
      items: [{ table: 'Table 1', counted: true }],
    });
    expect(analysis.tables).toBe(2);
    expect(report.tables[0]).toMatchObject({ zone: 'front', counted: true });
  });

  test('leave the certainty of the count free of doubt about themselves', async () => {
    const parts = body.slice(0, 5);
    const set = await overruled(parts, { items: [{ table: 'Table 1', counted: true }] });
    expect(set.report.certainty.tables).toBeGreaterThanOrEqual(
      (await overruled(parts, {})).report.certainty.tables,
    );
  });
});

describe('what an operator left out', () => {
  test.each(['paragraph', 'caption'] as const)('may be before a later start, by its %s', async (name) => {
    const [first, second] = await figures();
    const bodyStart = (second?.paragraph ?? 0) - 1;
    const items = [{ figure: first?.[name] ?? '', counted: false }];
    const { analysis } = await overruled(body, { bodyStart, items });
    expect(analysis).toEqual((await overruled(body, { bodyStart })).analysis);
  });
});

describe('an operator’s tables and figures are refused', () => {
  test('if none matches, with the closest ones', async () => {
    expect(await refused([{ table: 'Table 4: Cost', counted: false }])).toBe(
      '"items.0.table" ("Table 4: Cost") is not in the document, which has "Table 10: Costs" (page 1, paragraph 8).',
    );
  });

  test('if a paragraph has none that could be left out', async () => {
    expect(await refused([{ figure: 1, counted: false }])).toContain(
      '"items.0.figure" is 1, but that paragraph has none; the document has ',
    );
  });

  test('if the document is not that long', async () => {
    expect(await refused([{ figure: 4000, counted: true }])).toContain('is 4000, but the last paragraph is');
  });

  test('if several start with the same caption', async () => {
    const message = await refused([{ table: 'Table 1', counted: false }], [...body, ...body]);
    expect(message).toContain('"items.0.table" ("Table 1") matches 2 of them');
    expect(message).toContain('Give the number of the paragraph instead.');
  });

  test('if one is both counted and left out', async () => {
    const items = [
      { table: 'Table 1', counted: true },
      { table: 2, counted: false },
    ];
    expect(await refused(items)).toBe('"items.1.table" (page 1, paragraph 2) is both counted and left out.');
  });
});
