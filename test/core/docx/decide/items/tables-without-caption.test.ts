import { describe, expect, test } from 'vitest';
import { picture, textBox } from '../../../../support/docx/drawings.ts';
import { caption, contentControl, tableOfContents } from '../../../../support/docx/fields.ts';
import { style } from '../../../../support/docx/styles.ts';
import { table } from '../../../../support/docx/tables.ts';
import { equation, heading, paragraph, run } from '../../../../support/docx/text.ts';
import { prose, words } from '../../structure/prose.ts';
import { items, line } from './counted-items.ts';
import { oleEquation } from './drawings.ts';

const rows = [
  ['Year', 'Yield'],
  ['2019', '3.1 t'],
  ['2020', '3.4 t'],
];

const icon = paragraph([picture({ width: 12, height: 12 })]);

const mono = (text: string) =>
  `<w:p><w:r><w:rPr><w:rFonts w:ascii="Consolas"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;

const bold = (text: string) => paragraph([run(text, { bold: true })]);

/** What became of a grid that bears no caption. */
async function grid(...blocks: readonly string[]): Promise<string[]> {
  return items([prose(), ...blocks, prose()]);
}

test('a box with a passage of text is not a table', async () => {
  const box = table([
    ['Definition', ''],
    ['∎', words(60)],
  ]);
  expect(await grid(box)).toEqual([]);
});

test('the title block that frames a page is not a table', async () => {
  const block = table([
    ['', '', 'Д 09.04.01', ''],
    ['', '', '', 'Лист'],
    ['Иванов И. И.', '', '10.06.2025', '4'],
    ['Студ.', 'Фамилия', 'Подп.', 'Дата'],
  ]);
  expect(await grid(block)).toEqual([]);
});

test('a table with a column of names and one of dates is one, in Russian too', async () => {
  const visits = table([
    ['Фамилия', 'Дата', 'Урожай'],
    ['Иванов', '10.06.2025', '3,1 т'],
    ['Петров', '11.06.2025', '3,4 т'],
  ]);
  expect(await grid(visits)).toHaveLength(1);
});

describe('a grid without a caption is a table', () => {
  test.each([
    ['of data in rows and columns', table(rows)],
    [
      'that is sparse',
      table([
        ['Year', 'Yield', ''],
        ['2019', '', '3.1 t'],
        ['', '', ''],
      ]),
    ],
    [
      'with formulas in some cells',
      table([
        ['Name', 'Value'],
        ['mean', [paragraph([equation('x')])]],
        ['n', '7'],
      ]),
    ],
    [
      'with formulas and the numbers of their equations below a header',
      table([
        ['Law', 'Formula', 'Equation'],
        ['of Ohm', [paragraph([equation('U=RI')])], '(2.1)'],
        ['of Joule', [paragraph([equation('P=UI')])], '(2.2)'],
      ]),
    ],
    [
      'with words like captions in its cells',
      table([
        ['Sample 1', '3.1'],
        ['Sample 2', '3.4'],
        ['Code A', '9'],
      ]),
    ],
    [
      'with the names of figures in its cells',
      table([
        ['Figure 1', 'a tree'],
        ['Figure 2', 'a bush'],
      ]),
    ],
    [
      'of data in a monospaced font',
      table([
        [[mono('k=1')], [mono('Simple')], [mono('Tree')]],
        [[mono('P@1')], [mono('0.33')], [mono('0.66')]],
        [[mono('R@1')], [mono('0.22')], [mono('0.44')]],
      ]),
    ],
    [
      'with a header over two columns without lines',
      table([[[bold('Item')], [bold('Value')]], ...rows.slice(1)], { borders: false }),
    ],
    ['in a text box', paragraph([textBox(table(rows), paragraph())])],
    ['with icons in its cells', table([['yes', [icon]], ...rows])],
  ])('%s', async (_case, block) => {
    expect(await grid(block)).toContain('table');
  });

  const headed = (first: string, below: Parameters<typeof table>[0]) =>
    table([[first, 'Yield'].map((text) => [paragraph(text, { style: 'TableHeading' })]), ...below]);

  test.each([
    ['in a style that is called like one for captions', headed('Year', rows.slice(1))],
    ['in such a style with a word that labels figures', headed('Plate', rows.slice(1))],
    ['in such a style over icons', headed('Plant', [[[icon], '1.2 t'], ...rows.slice(1)])],
  ])('under a header %s', async (_case, block) => {
    const moreStyles = [style({ id: 'TableHeading', name: 'Table Heading' })];
    expect(await items([prose(), block, prose()], { moreStyles })).toEqual(['table']);
  });

  test('whose rows of pictures have headers in such a style counts by its caption alone', async () => {
    const head = (text: string) => [paragraph(text, { style: 'TableHeading' })];
    const photo = paragraph([picture({ width: 57, height: 43 })]);
    const plants = ['Winter rye', 'Spring oats', 'Early wheat'].map((plant) => [
      head(plant),
      [photo],
      [photo],
    ]);
    const block = table([[[paragraph()], head('Leaf'), head('Root')], ...plants]);
    const moreStyles = [style({ id: 'TableHeading', name: 'Table Heading' })];
    expect(await items([prose(), caption('Table', 1, ': Parts'), block, prose()], { moreStyles })).toEqual([
      'table: Table 1: Parts',
    ]);
  });

  test('within a frame of a single cell', async () => {
    expect(await grid(table([[[table(rows), paragraph()]]]))).toEqual(['table']);
  });

  test('together with the grid that touches it', async () => {
    expect(await grid(table([['Yields of two years']]), table(rows))).toEqual(['table']);
  });

  test('and separate from one beyond a blank line', async () => {
    expect(await grid(table(rows), paragraph(), table(rows))).toHaveLength(2);
  });

  test('once with the table nested in it', async () => {
    const outer = table([...rows, ['2021', [table(rows), paragraph()]]]);
    expect(await grid(outer)).toEqual(['table']);
  });
});

describe('a grid without a caption is only layout', () => {
  const signed = [
    ['Signature', '____________'],
    ['Date', '____________'],
  ];
  const code = mono(words(6));
  const toc = tableOfContents([{ text: 'Salt', page: 1 }]);

  test.each([
    [
      'a grid that holds pictures',
      table([
        [[paragraph([picture()])], 'A tree'],
        ['x', 'y'],
      ]),
    ],
    [
      'a grid around a heading',
      table([
        [[heading(1, 'Salt')], 'x'],
        ['y', 'z'],
      ]),
    ],
    ['a single row or column', table([[words(40)]])],
    ['a single row or column', table([['Salt, bread', 'Butter, beer']])],
    ['a single row or column', table([['Salt'], ['Bread'], ['Butter'], ['Beer']])],
    [
      'nearly empty',
      table([
        ['Salt', ''],
        ['', 'Bread'],
        ['', ''],
      ]),
    ],
    [
      'a frame around code',
      table([
        [[code], [code]],
        [[code], [code]],
      ]),
    ],
    [
      'a listing whose first column is empty',
      table(['let w = 0;', 'let x = 1;', 'let y = 2;', 'print(x);', 'print(y);'].map((each) => ['', each])),
    ],
    [
      'a list in two columns without lines',
      table(
        [
          ['src', 'the picture that comes in'],
          ['dst', 'the picture that goes out'],
          ['code', 'how to turn it into grey'],
        ],
        { borders: false },
      ),
    ],
    [
      'equations with their numbers',
      table([
        [[paragraph([equation('x=1')])], '(1)'],
        [[paragraph([equation('y=2')])], '(2)'],
      ]),
    ],
    [
      'equations with their numbers',
      table([
        [[paragraph([oleEquation()])], '(3.1)'],
        [[paragraph([oleEquation()])], '(3.2)'],
      ]),
    ],
    [
      'equations with numbers in wide brackets',
      table([
        [[paragraph([oleEquation()])], '（2-1）'],
        [[paragraph([oleEquation()])], '（2-2）'],
      ]),
    ],
    [
      'a problem to solve, with words beside its numbered equations',
      table([
        ['minimize', [paragraph([oleEquation()])], '(2-14)'],
        ['subject to', [paragraph([oleEquation()]), paragraph([oleEquation()])], '(2-15) (2-16)'],
      ]),
    ],
    ['lines to sign on', table(signed)],
  ])('%s', async (_what, block) => {
    expect((await grid(block)).filter((item) => item.startsWith('table'))).toEqual([]);
  });

  test('the answers beside a form', async () => {
    const answers = table([
      ['Does the project take samples from people?', 'No'],
      ['The project takes place abroad', 'No'],
      ['The project is at home', 'Yes'],
    ]);
    expect(await grid(answers, paragraph(), table(signed))).toEqual([]);
  });

  test('a form with fields to fill in', async () => {
    const choice = (text: string) => [contentControl([paragraph(text)], { kind: 'w:dropDownList' })];
    const form = [
      table([
        ['Name of applicant', 'Charles Grey'],
        ['School', 'Geography'],
        ['Level of study', choice('Undergraduate')],
      ]),
      table([
        ['A project at a desk, without people', choice('Yes')],
        ['A project in a laboratory, without people', 'No'],
        ['A project with people', 'No'],
      ]),
    ];
    expect(await grid(...form)).toEqual([]);
  });

  test('the head of a form in a declaration', async () => {
    const form = table([
      ['First name:', 'Charles'],
      ['Last name:', 'Grey'],
      ['Student number', '8052117'],
      ['Supervisor', 'Ann White'],
    ]);
    expect(await grid(heading(1, 'Declaration'), prose(), form)).toEqual([]);
  });

  test('the rest of one above, by the line over it', async () => {
    const parts = [
      line('Appendix 5 Yields'),
      table(rows),
      line('Appendix 5 Yields (continued)'),
      table(rows),
    ];
    expect(await grid(...parts)).toEqual(['table']);
  });

  test('a grid of references', async () => {
    const source = contentControl([paragraph('A letter')], { bibliography: true });
    expect(
      await grid(
        table([
          ['No.', 'Source'],
          ['1', [source]],
          ['2', 'x'],
        ]),
      ),
    ).toEqual([]);
  });

  test('a grid around a contents list', async () => {
    const contents = table([
      [[toc, paragraph()], 'x'],
      ['y', 'z'],
    ]);
    expect(await grid(contents)).toEqual([]);
  });

  test('a reference list, which is not in the text at all', async () => {
    const rows = [
      ['[1]', 'Salt'],
      ['[2]', 'Bread'],
      ['[3]', 'Beer'],
    ];
    expect(await grid(contentControl([table(rows)], { bibliography: true }))).toEqual([]);
  });
});
