import { describe, expect, test } from 'vitest';
import { heading, pageBreak, paragraph, recordedPageBreak, run } from '../../../support/docx/text.ts';
import { report } from '../structure/decisions.ts';
import { prose } from '../structure/prose.ts';

/** A cell of this text, in which `|` stands for a break that Word recorded and `#` for one of the author's. */
const cell = (text: string) =>
  paragraph(text.split(/([|#])/).map((part) => signs.get(part)?.() ?? run(part)));
const signs = new Map([
  ['|', recordedPageBreak],
  ['#', pageBreak],
]);

/** The pages before a body that starts on a page of its own, after a title page and these rows. */
async function pagesWith(rows: readonly (readonly string[])[], after = 'And so on.'): Promise<number> {
  const cells = (row: readonly string[]) => row.map((text) => `<w:tc>${cell(text)}</w:tc>`).join('');
  const grid = `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
  const front = [paragraph('A Title', { style: 'Title' }), paragraph([pageBreak()])];
  const abstract = [heading(1, [recordedPageBreak(), run('Abstract')]), grid, cell(after)];
  const body = [heading(1, [recordedPageBreak(), run('Introduction')]), prose()];
  const { pages } = await report([...front, ...abstract, paragraph([pageBreak()]), ...body]);
  return pages.count;
}

describe('a row that is split across two pages counts one page', () => {
  test.each([
    ['if one cell goes on there', [['Salt', 'first|then']]],
    ['if several cells do, each of which begins back on the first page', [['a|b', '|c|d', '|e']]],
    [
      'if the next row records the break again',
      [
        ['Salt', 'first|then'],
        ['|Tea', 'cups'],
      ],
    ],
  ])('%s', async (_case, rows) => {
    expect(await pagesWith(rows)).toBe(3);
  });

  test("if another cell has more of the author's breaks, which Word ignores there", async () => {
    expect(await pagesWith([['Salt##', 'first|then']])).toBe(3);
  });

  test('if the text after the table records the break again', async () => {
    expect(await pagesWith([['Salt', 'first|then']], '|And so on.')).toBe(3);
  });
});

describe('each record counts a page', () => {
  test('before rows that follow whole ones', async () => {
    expect(
      await pagesWith([
        ['Salt', 'grains'],
        ['|Tea', 'cups'],
        ['|Milk', 'jugs'],
      ]),
    ).toBe(4);
  });

  test('before a row and within it', async () => {
    expect(
      await pagesWith([
        ['Salt', 'grains'],
        ['|Tea', 'first|then'],
      ]),
    ).toBe(4);
  });

  test('before the text after a table with whole rows', async () => {
    expect(await pagesWith([['Salt', 'grains']], '|And so on.')).toBe(3);
  });
});

test("an author's page break in a table ends no page, as Word ignores it there", async () => {
  const broken = `<w:tbl><w:tr><w:tc>${paragraph([run('Salt'), pageBreak(), pageBreak()])}</w:tc></w:tr></w:tbl>`;
  const { pages } = await report([
    paragraph('A Title', { style: 'Title' }),
    ...[broken, paragraph([pageBreak()]), heading(1, 'Introduction'), prose()],
  ]);
  expect(pages.count).toBe(1);
});
