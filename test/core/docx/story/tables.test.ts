import { describe, expect, test } from 'vitest';
import { readBody, textsOf } from '../../../support/docx/read-document.ts';
import { table } from '../../../support/docx/tables.ts';
import { paragraph } from '../../../support/docx/text.ts';

describe('a table', () => {
  test('has rows, columns and cells', async () => {
    const { tables } = await readBody(
      table([
        ['a', 'b', 'c'],
        ['d', 'e'],
      ]),
    );
    expect(tables[0]).toMatchObject({
      rows: 2,
      columns: 3,
      cells: 5,
      outer: null,
      host: null,
    });
  });

  test('extends from its first paragraph to the one after its last', async () => {
    const { tables } = await readBody(
      paragraph('x'),
      table([
        ['a', 'b'],
        ['c', 'd'],
      ]),
      paragraph('y'),
    );
    expect(tables[0]).toMatchObject({ first: 1, end: 5 });
  });

  test('without paragraphs is empty', async () => {
    const { tables } = await readBody(paragraph('x'), '<w:tbl/>', paragraph('y'));
    expect(tables[0]).toMatchObject({ first: 1, end: 1, rows: 0, columns: 0, cells: 0 });
  });

  test('knows its style', async () => {
    expect((await readBody(table([['a']], { style: 'TableGrid' }))).tables[0]?.style).toBe('TableGrid');
  });

  test('in another table knows the one around it', async () => {
    const { tables } = await readBody(
      table([
        ['a', [table([['b']]), paragraph('c')]],
        ['d', 'e'],
      ]),
    );
    expect(tables).toMatchObject([
      { outer: null, first: 0, end: 5, rows: 2, cells: 4 },
      { outer: 0, first: 1, end: 2, rows: 1, cells: 1 },
    ]);
  });

  test('gives each paragraph its row and cell', async () => {
    const { paragraphs } = await readBody(
      table([['a', [paragraph('b'), paragraph('c')]], ['d']]),
      paragraph('e'),
    );
    expect(paragraphs.map(({ place }) => [place.table, place.row, place.cell])).toEqual([
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 1],
      [0, 1, 0],
      [null, 0, 0],
    ]);
  });

  test('continues after a table in one of its cells', async () => {
    const { paragraphs } = await readBody(table([['a', [table([['b', 'c']]), paragraph('d')], 'e']]));
    expect(paragraphs.map(({ place }) => [place.table, place.cell])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 2],
    ]);
  });

  test('does not treat its own properties as text or as paragraph properties', async () => {
    const properties = '<w:tblPr><w:jc w:val="center"/><w:tblCaption w:val="not text"/></w:tblPr>';
    const story = await readBody(`<w:tbl>${properties}<w:tr><w:tc>${paragraph('a')}</w:tc></w:tr></w:tbl>`);
    expect([textsOf(story), story.paragraphs[0]?.format.alignment]).toEqual([['a'], undefined]);
  });
});
