import { describe, expect, test } from 'vitest';
import type { Table } from '../../../../src/core/docx/story/story.ts';
import { readBody, readBuilt } from '../../../support/docx/read-document.ts';
import { table } from '../../../support/docx/tables.ts';
import { paragraph } from '../../../support/docx/text.ts';

const cell = (properties = '', text = 'x') => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
const row = (cells: readonly string[], properties = '') =>
  `<w:tr><w:trPr>${properties}</w:trPr>${cells.join('')}</w:tr>`;
const grid = (rows: readonly string[], properties = '', columns = '') =>
  `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tblGrid>${columns}</w:tblGrid>${rows.join('')}</w:tbl>`;

async function read(block: string, moreStyles: readonly string[] = []): Promise<Table> {
  const [first] = (await readBuilt({ body: [block], moreStyles })).story.tables;
  if (!first) throw new Error('The document has no table.');
  return first;
}

describe('the grid of a table', () => {
  test('has the widths of its columns in points', async () => {
    const columns = '<w:gridCol w:w="1000"/><w:gridCol w:w="2000"/>';
    expect((await read(grid([row([cell(), cell()])], '', columns))).gridWidths).toEqual([50, 100]);
  });

  test('is empty if the document does not say', async () => {
    expect((await read(grid([row([cell()])]))).gridWidths).toEqual([]);
  });

  test('has no negative widths', async () => {
    expect((await read(grid([], '', '<w:gridCol w:w="-5"/><w:gridCol/>'))).gridWidths).toEqual([0, 0]);
  });

  test('shows which columns a paragraph’s cell covers', async () => {
    const wide = '<w:gridSpan w:val="2"/>';
    const { paragraphs } = await readBody(
      grid([row([cell(), cell(wide), cell()]), row([cell(wide), cell()], '<w:gridBefore w:val="1"/>')]),
      paragraph('x'),
    );
    expect(paragraphs.map(({ place }) => [place.column, place.columns])).toEqual([
      [0, 1],
      [1, 2],
      [3, 1],
      [1, 2],
      [3, 1],
      [0, 1],
    ]);
  });

  test('of a table in a cell does not move the cell', async () => {
    const inner = table([['a', 'b']]);
    const { paragraphs } = await readBody(table([['x', [inner, paragraph('c')]]]));
    expect(paragraphs.at(-1)?.place).toMatchObject({ table: 0, column: 1, columns: 1 });
  });
});

describe('the cells of a table', () => {
  test('are counted if they cover several columns', async () => {
    const cells = [cell('<w:gridSpan w:val="3"/>'), cell('<w:gridSpan w:val="1"/>'), cell()];
    expect((await read(grid([row(cells)]))).wideCells).toBe(1);
  });

  test('are counted if they continue the one above', async () => {
    const rows = ['<w:vMerge w:val="restart"/>', '<w:vMerge/>', '<w:vMerge w:val="continue"/>', ''];
    expect((await read(grid(rows.map((merge) => row([cell(merge)]))))).continuedCells).toBe(2);
  });
});

describe('the rows of a table', () => {
  test.each<[string, readonly boolean[], number]>([
    ['at the top', [true, true, false], 2],
    ['only further down', [false, true], 0],
    ['at the top and further down', [true, false, true], 1],
  ])('repeat on every page: %s', async (_name, rows, headerRows) => {
    const block = grid(rows.map((isHeader) => row([cell()], isHeader ? '<w:tblHeader/>' : '')));
    expect((await read(block)).headerRows).toBe(headerRows);
  });

  test('have minimum or exact heights in points', async () => {
    const rows = [
      row([cell()], '<w:trHeight w:val="400"/>'),
      row([cell()]),
      row([cell()], '<w:trHeight w:val="600" w:hRule="exact"/>'),
      row([cell()], '<w:trHeight w:val="0"/>'),
    ];
    expect((await read(grid(rows))).rowHeights).toEqual([
      { row: 0, height: 20, isExact: false },
      { row: 2, height: 30, isExact: true },
    ]);
  });
});

describe('a table', () => {
  test('may float with text around it', async () => {
    const isFloating = async (properties: string) => (await read(grid([], properties))).isFloating;
    expect([await isFloating('<w:tblpPr w:tblpY="5"/>'), await isFloating('')]).toEqual([true, false]);
  });
});

describe('the lines of a table', () => {
  const line = (side: string, value = 'single', color = 'auto') =>
    `<w:${side} w:val="${value}" w:sz="4" w:color="${color}"/>`;
  const borders = (...lines: readonly string[]) => `<w:tblBorders>${lines.join('')}</w:tblBorders>`;
  const tableStyle = (id: string, content: string, head = '') =>
    `<w:style w:type="table" w:styleId="${id}"${head}><w:name w:val="${id}"/>${content}</w:style>`;
  const properties = (content: string) => `<w:tblPr>${content}</w:tblPr>`;
  const styles = [
    tableStyle('Grid', properties(borders(line('top'), line('insideH')))),
    tableStyle('OnGrid', '<w:basedOn w:val="Grid"/>'),
    tableStyle(
      'Bare',
      `<w:basedOn w:val="Grid"/>${properties(borders(line('top', 'nil'), line('insideH', 'nil')))}`,
    ),
    tableStyle(
      'Head',
      `<w:tblStylePr w:type="firstRow"><w:tcPr><w:tcBorders>${line('bottom')}</w:tcBorders></w:tcPr></w:tblStylePr>`,
    ),
    tableStyle(
      'Shaded',
      '<w:tblStylePr w:type="band1Horz"><w:tcPr><w:shd w:val="clear" w:fill="D9D9D9"/></w:tcPr></w:tblStylePr>',
    ),
  ];
  const shading = (pattern: string, fill: string) =>
    `<w:shd w:val="${pattern}" w:color="auto" w:fill="${fill}"/>`;
  const ofStyle = (id: string, own = '') => grid([row([cell()])], `<w:tblStyle w:val="${id}"/>${own}`);
  const inCell = (...lines: readonly string[]) =>
    grid([row([cell(`<w:tcBorders>${lines.join('')}</w:tcBorders>`)])]);

  test.each<[string, string]>([
    ['the table itself', grid([], borders(line('bottom')))],
    ['its style', ofStyle('Grid')],
    ['what its style is based on', ofStyle('OnGrid')],
    ['its style for its first row', ofStyle('Head')],
    ['its style on one side and not the table on another', ofStyle('Grid', borders(line('top', 'nil')))],
    ['a cell', inCell(line('left'))],
    ['the shading of a cell', grid([row([cell(shading('clear', 'D9D9D9'))])])],
    ['the pattern of a cell', grid([row([cell(shading('pct15', 'auto'))])])],
    ['the shading of a part by its style', ofStyle('Shaded')],
    ['a row for itself', grid([`<w:tr><w:tblPrEx>${borders(line('top'))}</w:tblPrEx>${cell()}</w:tr>`])],
  ])('are visible if %s sets one', async (_name, block) => {
    expect((await read(block, styles)).hasLinesOrShading).toBe(true);
  });

  test.each<[string, string]>([
    ['nothing sets one', grid([row([cell()])])],
    ['they are set to none', grid([], borders(line('top', 'none'), line('left', 'nil')))],
    ['they are white', grid([], borders(line('top', 'single', 'FFFFFF')))],
    ['the style takes back those it is based on', ofStyle('Bare')],
    [
      'the table takes back all of its style',
      ofStyle('Grid', borders(line('top', 'nil'), line('insideH', 'none'))),
    ],
    ['they are set to none in a cell', inCell(line('top', 'nil'))],
    ['they only cross a cell out', inCell(line('tl2br'))],
    ['a cell is shaded in white', grid([row([cell(shading('clear', 'ffffff'))])])],
    [
      'a cell has no shading of its own',
      grid([row([cell(shading('clear', 'auto') + shading('nil', '000000'))])]),
    ],
    [
      'only the words of a cell are shaded',
      grid([row([`<w:tc><w:p><w:pPr>${shading('clear', 'D9D9D9')}</w:pPr></w:p></w:tc>`])]),
    ],
    ['no style has the name', ofStyle('constructor')],
  ])('are not visible if %s', async (_name, block) => {
    expect((await read(block, styles)).hasLinesOrShading).toBe(false);
  });

  test('are those of the default style if the table names none', async () => {
    const plain = tableStyle('Plain', properties(borders(line('top'))), ' w:default="1"');
    const { story } = await readBuilt({
      body: [grid([row([cell()])])],
      styles: `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${plain}</w:styles>`,
    });
    expect(story.tables[0]?.hasLinesOrShading).toBe(true);
  });
});
