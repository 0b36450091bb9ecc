import { describe, expect, test } from 'vitest';
import { picture } from '../../../../support/docx/drawings.ts';
import { caption } from '../../../../support/docx/fields.ts';
import { table } from '../../../../support/docx/tables.ts';
import { heading, paragraph, run } from '../../../../support/docx/text.ts';
import { prose, words } from '../../structure/prose.ts';
import { items } from './counted-items.ts';

const rows = [
  ['Year', 'Yield'],
  ['2019', '3.1 t'],
  ['2020', '3.4 t'],
];
const line = (text: string) => paragraph(text);

/** What became of a grid that bears no caption. */
async function grid(...blocks: readonly string[]): Promise<string[]> {
  return items([prose(), ...blocks, prose()]);
}

describe('a table with a caption', () => {
  test.each([
    ['a single cell', table([[words(40)]])],
    [
      'lines to sign on',
      table([
        ['Signature', '____'],
        ['Date', '____'],
      ]),
    ],
    [
      'nearly nothing',
      table([
        ['', ''],
        ['', 'x'],
      ]),
    ],
    ['pictures', table([[[paragraph([picture()])], [paragraph([picture()])]]])],
  ])('counts once even if it is made of %s', async (_case, block) => {
    expect(await items([prose(), line('Table 1: Yields'), block, prose()])).toEqual([
      'table: Table 1: Yields',
    ]);
  });

  test('counts once with the grids that touch it', async () => {
    const body = [prose(), line('Table 1: Yields'), table(rows), table(rows), prose()];
    expect(await items(body)).toEqual(['table: Table 1: Yields']);
  });

  test('counts once with its continued part', async () => {
    const parts = [line('Table 1: Yields'), table(rows), prose(), line('Table 1 (continued)'), table(rows)];
    expect(await items([prose(), ...parts, prose()])).toEqual(['table: Table 1: Yields']);
  });

  test('counts once more for a continued part with the next number', async () => {
    const parts = [line('Table 1: Yields'), table(rows), prose(), line('Table 2 (continued)'), table(rows)];
    const after = [prose(), line('Table 3: Prices'), table(rows)];
    expect(await items([prose(), ...parts, ...after, prose()])).toEqual([
      'table: Table 1: Yields',
      'table: Table 2 (continued)',
      'table: Table 3: Prices',
    ]);
  });

  test('counts once if its caption is repeated over the rest', async () => {
    const tables = [1, 2, 3].flatMap((number) => [
      prose(),
      ...[caption('Table', number, `: Yields of ${2000 + number}`), table(rows)],
    ]);
    const again = line('Table 3: Yields of 2003');
    expect(await items([...tables, paragraph(), again, table(rows), prose()])).toHaveLength(3);
  });

  test('counts even if the label of its continued part looks more like a caption', async () => {
    const first = [line('表2.1 各年产量'), table(rows), prose(), line('表2.2 各年价格'), table(rows)];
    const parts = [...first, line('续表（2.2）'), table(rows)];
    expect(await items([heading(1, 'Introduction'), prose(), ...parts, prose()])).toEqual([
      'table: 表2.1 各年产量',
      'table: 表2.2 各年价格',
    ]);
  });

  test('counts even if a sentence is its title, as long as the line has a caption style and the next number', async () => {
    const first = [caption('Table', 1, ', Yields of two years'), table(rows), prose()];
    const second = paragraph('Table 2, shows the yields of two years.', { style: 'Caption' });
    const third = [prose(), caption('Table', 3, ', Prices'), table(rows)];
    expect(await items([prose(), ...first, second, table(rows), ...third, prose()])).toEqual([
      'table: Table 1, Yields of two years',
      'table: Table 2, shows the yields of two years.',
      'table: Table 3, Prices',
    ]);
  });

  test('keeps the caption below it, although an icon stands at the caption', async () => {
    const key = [picture({ width: 12, height: 12 }), run('Table 1: Yields')];
    const body = [table(rows), paragraph(key, { style: 'Caption' }), prose()];
    const second = [table(rows), caption('Table', 2, ': Prices'), prose()];
    expect(await items([prose(), ...body, ...second])).toEqual([
      'table: Table 1: Yields',
      'table: Table 2: Prices',
    ]);
  });

  test('counts once if its label stands alone above the caption that Word numbers', async () => {
    const table1 = [line('Table 1'), caption('Table', 1, ': Yields'), table(rows)];
    const table2 = [line('Table 2'), caption('Table', 2, ': Prices'), table(rows)];
    expect(await items([prose(), ...table1, prose(), ...table2, prose()])).toEqual([
      'table: Table 1: Yields',
      'table: Table 2: Prices',
    ]);
  });

  test('may be followed directly by another, each with its own caption', async () => {
    const body = [line('Table 1: Yields'), table(rows), line('Table 2: Prices'), table(rows)];
    expect(await items([prose(), ...body, prose()])).toEqual([
      'table: Table 1: Yields',
      'table: Table 2: Prices',
    ]);
  });

  test('counts with its own caption if nested in a layout grid', async () => {
    const cell = (text: string) => [line(text), table(rows), paragraph()];
    const layout = table([[cell('Table 1: Yields'), cell('Table 2: Prices')]]);
    expect(await grid(layout)).toEqual(['table: Table 1: Yields', 'table: Table 2: Prices']);
  });

  test('does not include a second table with a generated caption', async () => {
    const body = [
      caption('Table', 1, ': Yields'),
      table(rows),
      prose(),
      caption('Table', 2, ': Prices'),
      table(rows),
    ];
    expect(await items([prose(), ...body])).toHaveLength(2);
  });

  test('with a column of pictures under the word for them is no figure', async () => {
    const symbols = table([
      ['Name', 'Figure', 'Meaning'],
      ['Actor', [paragraph([picture()])], 'who acts'],
      ['Entity', [paragraph([picture()])], 'what is kept'],
    ]);
    expect(await items([prose(), line('Table 1: Symbols'), symbols, prose()])).toEqual([
      'table: Table 1: Symbols',
    ]);
  });

  test('keeps its caption even if its cells mention samples', async () => {
    const samples = table([
      ['Sample 1', 'Sample 2'],
      ['3.1', '3.4'],
      ['3.2', '3.5'],
    ]);
    expect(await items([prose(), line('Table 1: Yields'), samples, prose()])).toEqual([
      'table: Table 1: Yields',
    ]);
  });
});
