import { describe, expect, test } from 'vitest';
import { rowsOf, setRow } from '../../../../src/core/docx/pages/layout/table-rows.ts';
import type { Dissertation } from '../../../../src/core/docx/read-dissertation.ts';
import type { RowHeight } from '../../../../src/core/docx/story/story.ts';
import { readBuilt } from '../../../support/docx/read-document.ts';
import { table } from '../../../support/docx/tables.ts';

/** The heights of the rows of a document's first table, in points. */
function heightsOf({ story }: Dissertation): number[] {
  const column = { width: 450, linePitch: null, tabStop: 36, elasticity: 0 };
  const inTable = story.paragraphs.filter(({ place }) => place.table === 0);
  return rowsOf(inTable).map((cells) => {
    const { lines, lineHeight } = setRow(cells, column, story);
    return Math.round(lines * lineHeight);
  });
}

async function withHeights(rows: number, heights: readonly RowHeight[]): Promise<Dissertation> {
  const read = await readBuilt({ body: [table(Array.from({ length: rows }, () => ['a', 'b']))] });
  const [first, ...others] = read.story.tables;
  if (!first) throw new Error('The document has no table.');
  return { ...read, story: { ...read.story, tables: [{ ...first, rowHeights: heights }, ...others] } };
}

describe('a row of a table', () => {
  test('is as tall as its set height', async () => {
    const heights = [
      { row: 1, height: 80, isExact: true },
      { row: 2, height: 90, isExact: false },
    ];
    expect((await heightsOf(await withHeights(3, heights))).slice(1)).toEqual([80, 90]);
  });

  test('is as tall as the first height set', async () => {
    const heights = [80, 90].map((height) => ({ row: 0, height, isExact: true }));
    expect(heightsOf(await withHeights(1, heights))).toEqual([80]);
  });
});

test('row heights are processed once per table', async () => {
  const rows = 300;
  let looks = 0;
  const heights = Array.from({ length: rows }, (_, row) => ({
    height: 80,
    isExact: true,
    get row() {
      looks += 1;
      return row;
    },
  }));
  expect(new Set(heightsOf(await withHeights(rows, heights)))).toEqual(new Set([80]));
  expect(looks).toBeLessThan(3 * rows);
});

test('a cell is wider than others by the columns that it covers', async () => {
  const long = 'water '.repeat(40);
  const heights = async (columns: number) => {
    const cells = `<w:tc><w:tcPr><w:gridSpan w:val="${columns}"/></w:tcPr><w:p><w:r><w:t>${long}</w:t></w:r></w:p></w:tc>`;
    const grid = '<w:gridCol w:w="2000"/>'.repeat(4);
    return heightsOf(
      await readBuilt({ body: [`<w:tbl><w:tblGrid>${grid}</w:tblGrid><w:tr>${cells}</w:tr></w:tbl>`] }),
    );
  };
  const [narrow = 0] = await heights(1);
  const [wide = 0] = await heights(4);
  expect(narrow).toBeGreaterThan(3 * wide);
});
