import { embeddedObject, shapes } from '../../../test/core/docx/decide/items/drawings.ts';
import { chart, picture, textBox } from '../../../test/support/docx/drawings.ts';
import { caption, tableOfContents } from '../../../test/support/docx/fields.ts';
import { table } from '../../../test/support/docx/tables.ts';
import { equation, heading, paragraph, recordedPageBreak, run } from '../../../test/support/docx/text.ts';

/** A block of a built document, and how many tables and figures the definitions count in it. */
export interface BuiltBlock {
  xml: string;
  tables: number;
  figures: number;
}

export interface BuiltDocument {
  name: string;
  blocks: readonly BuiltBlock[];
}

const nothing = (xml: string): BuiltBlock => ({ xml, tables: 0, figures: 0 });
const aTable = (xml: string): BuiltBlock => ({ xml, tables: 1, figures: 0 });
const aFigure = (xml: string, figures = 1): BuiltBlock => ({ xml, tables: 0, figures });

/** Running text whose words vary, so that no two lines are the same. */
let lines = 0;
function prose(count = 60): BuiltBlock {
  lines += 1;
  return nothing(paragraph(`${words(count, lines)}.`));
}

function words(count: number, from = 0): string {
  return Array.from({ length: count }, (_, index) => vocabulary[(index * 7 + from) % vocabulary.length]).join(
    ' ',
  );
}

const vocabulary =
  'The result of each trial was noted and compared with others that had been made before in fields near a river'.split(
    ' ',
  );

const blank = nothing(paragraph());
const small = { width: 60, height: 50 };
const image = (width = 300, height = 200) => paragraph([picture({ width, height })], { centred: true });
const floating = (width = 300, height = 200) => picture({ width, height, placement: 'anchor' });
const data = (rows = 4, columns = 3) =>
  table(
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) =>
        row === 0 || column === 0
          ? words(1 + ((row + column) % 2), row * 5 + column)
          : `${row * 3 + column}.${row}`,
      ),
    ),
  );
const described = (rows = 4) =>
  table(Array.from({ length: rows }, (_, row) => [words(2, row), words(9, row * 3), words(6, row)]));
const code = (text: string) =>
  `<w:p><w:r><w:rPr><w:rFonts w:ascii="Consolas"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;

type Marking = 'field' | 'style' | 'typed' | 'bold';

/** A caption as authors make them: with Word's own command, with only the style, or by hand. */
function line(label: string, number: string, title: string, marking: Marking): string {
  const text = `${label} ${number}${title === '' ? '' : `: ${title}`}`;
  if (marking === 'field') return caption(label, number, title === '' ? '' : `: ${title}`);
  if (marking === 'style') return paragraph(text, { style: 'Caption' });
  return paragraph(text, marking === 'bold' ? { bold: true, centred: true } : {});
}

const markings: readonly Marking[] = ['field', 'style', 'typed', 'bold'];
const languages = [
  ['Table', 'Figure'],
  ['Tabelle', 'Abbildung'],
  ['Tabla', 'Figura'],
  ['表', '图'],
] as const;

/** Documents that follow the definitions of the analysis: the usual cases, and each rule that real theses rarely show. */
export function builtDocuments(): BuiltDocument[] {
  lines = 0;
  return [
    ...markings.flatMap((marking, index) => usual(marking, languages[index] ?? languages[0])),
    ...sentences(),
    ...withoutCaptions(),
    ...ornaments(),
    ...layouts(),
    ...shared(),
    ...repeated(),
    ...others(),
  ];
}

/** Captions above or below, with panels, notes and titles in between. */
function usual(marking: Marking, [tableLabel, figureLabel]: readonly [string, string]): BuiltDocument[] {
  const t = (number: string, title = words(5, Number(number))) =>
    aTable(line(tableLabel, number, title, marking));
  const f = (number: string, title = words(6, Number(number))) =>
    aFigure(line(figureLabel, number, title, marking));
  const grid = nothing(data());
  const pic = nothing(image());
  const note = nothing(paragraph('Source: own work.', { size: 9 }));
  const document = (name: string, blocks: readonly BuiltBlock[]) => ({ name: `${name}-${marking}`, blocks });
  return [
    document('tables-above-figures-below', [
      ...[
        prose(),
        t('1'),
        grid,
        prose(),
        pic,
        f('1'),
        prose(),
        t('2'),
        grid,
        note,
        prose(),
        pic,
        f('2'),
        prose(),
      ],
      ...[nothing(chartParagraph()), f('3'), prose(), t('3'), grid],
    ]),
    document('all-below', [
      ...[
        prose(),
        grid,
        t('1'),
        prose(),
        pic,
        f('1'),
        pic,
        f('2'),
        prose(),
        grid,
        t('2'),
        prose(),
        pic,
        note,
        f('3'),
      ],
    ]),
    document('all-above', [
      ...[
        prose(),
        t('1'),
        grid,
        prose(),
        f('1'),
        pic,
        f('2'),
        pic,
        prose(),
        t('2'),
        grid,
        note,
        prose(),
        f('3'),
        pic,
      ],
      ...[prose(), f('4'), pic, prose(20)],
    ]),
    document('bare-with-title', [
      ...[prose(), f('1', ''), title(1), pic, prose(), t('1', ''), title(2), grid, note, prose()],
      ...[f('2', ''), title(3), pic, note, prose(), f('3', ''), title(4), pic, f('4', ''), title(5), pic],
    ]),
    document('blank-lines', [
      ...[
        prose(),
        pic,
        blank,
        f('1'),
        blank,
        prose(),
        blank,
        t('1'),
        blank,
        grid,
        blank,
        prose(),
        pic,
        blank,
        f('2'),
      ],
    ]),
    document('panels', [
      ...[prose(), pic, pic, f('1'), prose(), nothing(paragraph([picture(), picture()])), f('2'), prose()],
      ...[
        pic,
        nothing(paragraph('(a) in winter')),
        pic,
        nothing(paragraph('(b) in summer')),
        f('3'),
        prose(),
      ],
      ...[pic, nothing(paragraph('a)')), pic, blank, nothing(paragraph('b)')), pic, nothing(paragraph('c)'))],
      ...[f('4'), prose()],
      ...[
        nothing(
          table([
            [[image(200, 150)], [image(200, 150)]],
            ['(a)', '(b)'],
          ]),
        ),
        f('5'),
        prose(),
        pic,
        f('6'),
      ],
    ]),
    document('caption-decides', [
      ...[prose(), t('1'), pic, prose(), grid, f('1'), prose(), t('2'), grid, prose(), pic, f('2'), prose()],
      ...[
        nothing(paragraph([textBox(paragraph('for (;;) {'), paragraph('}'))])),
        f('3'),
        prose(),
        t('3'),
        pic,
      ],
    ]),
    document('continued', [
      ...[
        prose(),
        t('1'),
        grid,
        nothing(line(tableLabel, '1', '', marking).replace('</w:p>', `${run(' (continued)')}</w:p>`)),
        grid,
      ],
      ...[prose(), t('2'), nothing(described(6)), nothing(described(3)), prose(), pic, f('1'), prose()],
    ]),
    document('repeated', [
      ...[prose(), t('1'), grid, nothing(t('1').xml), nothing(described(6)), prose(), t('2'), grid],
      ...[prose(), pic, f('1'), prose(), t('3'), nothing(described(3)), nothing(t('3').xml), grid, prose()],
    ]),
  ];
}

function title(seed: number): BuiltBlock {
  return nothing(paragraph(words(7, seed), { italic: true }));
}

function chartParagraph(): string {
  return paragraph([chart({ width: 400, height: 250 })]);
}

/** Lines that start like captions but continue as sentences. */
function sentences(): BuiltDocument[] {
  const told = (text: string, count: number) => nothing(paragraph(`${text} ${words(count, count)}.`));
  const image2 = nothing(image(420, 300));
  return [
    {
      name: 'sentences-at-captions',
      blocks: [
        ...[
          told('Figure 1 shows that', 30),
          nothing(image()),
          aFigure(paragraph('Figure 1: A tree')),
          prose(),
        ],
        ...[told('Table 1 lists what', 20), aTable(paragraph('Table 1: Yields')), nothing(data()), prose()],
        ...[nothing(image()), aFigure(paragraph('Figure 2: A bush')), told('Figure 2 also shows that', 40)],
        ...[
          aTable(paragraph('Table 2: Costs')),
          nothing(data()),
          told('Table 2 and the text below it agree that', 12),
        ],
      ],
    },
    {
      name: 'sentences-at-bare-pictures',
      blocks: [
        ...[told('Table 6 summarises the status and', 38), { ...image2, figures: 1 }, prose()],
        ...[
          told('Figure 7 compares both, and', 35),
          { ...image2, figures: 1 },
          prose(),
          told('Table 7 summarises the', 38),
        ],
        ...[
          { ...image2, figures: 1 },
          prose(),
          told('In Figure 3 we see', 20),
          { ...image2, figures: 1 },
          prose(),
        ],
      ],
    },
    {
      name: 'sentences-at-bare-grids',
      blocks: [
        ...[
          told('Table 1 below shows how', 25),
          aTable(data()),
          prose(),
          told('Table 2 has the', 15),
          aTable(described()),
        ],
        ...[told('Figure 4 stands for', 25), aTable(data(6, 4)), prose()],
      ],
    },
    {
      name: 'captions-with-nothing',
      blocks: [
        ...[prose(), aTable(paragraph('Table 1: Yields')), nothing(data())],
        ...[
          prose(),
          nothing(paragraph('Table 2: Wages')),
          nothing(paragraph('They were low.')),
          aTable(paragraph('Table 3: Yields')),
        ],
        ...[nothing(data()), prose()],
      ],
    },
    {
      name: 'lost-pictures-that-are-listed',
      blocks: [
        nothing(
          tableOfContents(
            [1, 2, 3, 4].map((number) => ({
              text: `Figure ${number}: ${words(5, number * 3)}`,
              page: number,
            })),
            'List of Figures',
          ),
        ),
        ...[prose(), nothing(image()), aFigure(paragraph(`Figure 1: ${words(5, 3)}`)), prose()],
        ...[
          aFigure(paragraph(`Figure 2: ${words(5, 6)}`)),
          prose(),
          nothing(image()),
          aFigure(paragraph(`Figure 3: ${words(5, 9)}`)),
        ],
        ...[prose(), aFigure(paragraph(`Figure 4: ${words(5, 12)}`)), prose()],
      ],
    },
    {
      name: 'captions-far-from-anything',
      blocks: [
        ...[prose(), nothing(paragraph('Table 1: Yields')), prose(), prose(), aTable(data()), prose()],
        ...[nothing(paragraph('Figure 1: A tree')), prose(), aFigure(image()), prose()],
      ],
    },
    {
      name: 'captions-of-listings-near-pictures',
      blocks: [
        ...[prose(), aFigure(image()), nothing(paragraph('The code is this.'))],
        ...[nothing(paragraph('Listing 1: Sorting')), nothing(paragraph('sort(list);')), prose()],
        ...[aTable(data()), nothing(paragraph('It is sorted by this.'))],
        ...[nothing(paragraph('Algorithm 2: Sorting')), nothing(paragraph('sort(list);')), prose()],
      ],
    },
    {
      name: 'logos-between-captions-above',
      blocks: [
        ...[1, 2].flatMap((number) => [aFigure(caption('Figure', number, ': A')), nothing(image()), prose()]),
        ...[nothing(paragraph([picture(small)])), aFigure(caption('Figure', 3, ': B')), nothing(image())],
      ],
    },
    {
      name: 'signatures-and-portraits',
      blocks: [
        ...[1, 2, 3].flatMap((number) => [
          aFigure(caption('Figure', number, ': A')),
          nothing(image()),
          prose(),
        ]),
        ...[nothing(heading(1, 'Declaration of Authorship')), prose(), nothing(image(170, 94))],
        ...[nothing(heading(1, 'Curriculum Vitae')), nothing(image(100, 130)), prose(20)],
      ],
    },
    {
      name: 'shapes-of-one-drawing',
      blocks: [
        ...[prose(), aFigure(paragraph([shapes(3)])), nothing(paragraph([shapes(3)]))],
        ...[nothing(paragraph([shapes(0, 2)])), prose(), aFigure(paragraph([shapes(4, 2)])), prose()],
      ],
    },
    {
      name: 'set-as-text',
      blocks: [
        ...[prose(), nothing(code('for (;;) { next(); }')), aFigure(paragraph('Figure 1: A loop')), prose()],
        ...[
          aFigure(paragraph('Figure 2: A call')),
          nothing(code('next(this, that);')),
          nothing(code('}')),
          prose(),
        ],
        ...[
          aTable(paragraph('Table 1: Yields')),
          nothing(paragraph('Year\tYield')),
          nothing(paragraph('2019\t3.1 t')),
          nothing(paragraph('2020\t3.4 t')),
        ],
        ...[
          prose(),
          nothing(paragraph('Year\tCost')),
          nothing(paragraph('2019\t3')),
          nothing(paragraph('2020\t4')),
          aTable(paragraph('Table 2: Costs')),
          prose(),
        ],
      ],
    },
    {
      name: 'one-listing-above-its-caption',
      blocks: [
        ...[prose(), nothing(code('for (;;) { next(); }')), aFigure(paragraph('Figure 1: A loop')), prose()],
      ],
    },
    {
      name: 'one-listing-below-its-caption',
      blocks: [
        ...[prose(), aFigure(paragraph('Figure 1: A loop')), nothing(code('for (;;) { next(); }')), prose()],
      ],
    },
    {
      name: 'floating-caption-at-a-table',
      blocks: [
        ...[prose(), aTable(paragraph('Table 1: Yields'))],
        ...[
          aFigure(paragraph([textBox(paragraph('Figure 1: A tree', { style: 'Caption' }))])),
          nothing(data()),
        ],
        ...[prose(), aTable(paragraph('Table 2: Costs')), nothing(data()), prose()],
      ],
    },
    {
      name: 'indented-lines-are-no-table',
      blocks: [
        ...[
          prose(),
          nothing(paragraph('Table 1: Yields')),
          nothing(paragraph('\tAs said above.')),
          nothing(paragraph('\tAnd below.')),
          prose(),
        ],
        ...[nothing(paragraph('Table 2: Costs')), nothing(paragraph('Source:\town work')), prose()],
      ],
    },
  ];
}

/** Objects that count without a caption. */
function withoutCaptions(): BuiltDocument[] {
  const some = [aFigure(image()), prose(), aTable(data()), prose()];
  return [
    {
      name: 'bare',
      blocks: [
        prose(),
        ...some,
        aFigure(chartParagraph()),
        prose(),
        aTable(described()),
        prose(),
        aFigure(image(420, 90)),
      ],
    },
    {
      name: 'bare-screenshots',
      blocks: [
        prose(),
        heading1('Appendix'),
        ...[1, 2, 3, 4, 5].map(() => aFigure(image(430, 280))),
        prose(10),
      ],
    },
    {
      name: 'bare-with-blank-lines',
      blocks: [
        prose(),
        aFigure(image()),
        blank,
        aFigure(image()),
        blank,
        aTable(data()),
        blank,
        aTable(data(5)),
        blank,
      ],
    },
    {
      name: 'bare-beside-captioned',
      blocks: [
        ...[
          prose(),
          nothing(image()),
          aFigure(caption('Figure', 1, ': A tree')),
          prose(),
          aTable(caption('Table', 1, ': Yields')),
          nothing(data()),
        ],
        ...[
          prose(),
          aFigure(image()),
          prose(),
          aTable(data()),
          prose(),
          nothing(image()),
          aFigure(caption('Figure', 2, ': A bush')),
        ],
        ...[
          prose(),
          aFigure(image()),
          prose(30),
          nothing(image()),
          aFigure(caption('Figure', 3, ': A leaf')),
          prose(),
          aTable(described()),
        ],
      ],
    },
    {
      name: 'bare-in-other-ways',
      blocks: [
        ...[
          prose(),
          aFigure(paragraph([run(`${words(40)}.`), floating()])),
          prose(),
          aFigure(paragraph([embeddedObject()])),
          prose(),
        ],
        ...[
          aFigure(table([[[image()]]])),
          prose(),
          aFigure(paragraph([shapes(4, 3)])),
          prose(),
          aTable(paragraph([textBox(data(), paragraph())])),
        ],
        ...[
          prose(),
          aTable(table([[[data(), paragraph()]]])),
          prose(),
          aFigure(table([[[image(200, 150)]], ['a tree in winter']])),
          prose(),
        ],
      ],
    },
    {
      name: 'grids-with-odd-cells',
      blocks: [
        ...[
          prose(),
          aTable(
            table([
              ['Sample 1', '3.1'],
              ['Sample 2', '3.4'],
              ['Code A', '9'],
            ]),
          ),
          prose(),
        ],
        ...[
          aTable(
            table([
              ['Figure 1', 'a tree'],
              ['Figure 2', 'a bush'],
            ]),
          ),
          prose(),
          aTable(
            table([
              ['Name', 'Value'],
              ['mean', [paragraph([equation('x')])]],
              ['n', '7'],
            ]),
          ),
        ],
        ...[
          prose(),
          aTable(
            table([
              ['yes', [paragraph([picture({ width: 12, height: 12 })])]],
              ['no', ''],
              ['often', 'seldom'],
              ['a', 'b'],
            ]),
          ),
          prose(),
        ],
        ...[
          aTable(
            table([
              ['Year', 'Yield', ''],
              ['2019', '', '3.1 t'],
              ['', '', ''],
            ]),
          ),
          prose(),
        ],
        ...[
          aTable(data()),
          nothing(data(3)),
          prose(),
          aTable(table([['Yields of two years']])),
          nothing(data()),
          prose(),
        ],
        aTable(
          table([
            ['How often?', '1', '2', '3', '4', '5'],
            ['I read.', '', '', '', '', ''],
            ['I write.', '', '', '', '', ''],
          ]),
        ),
      ],
    },
  ];
}

function heading1(text: string): BuiltBlock {
  return nothing(heading(1, text));
}

/** Pictures and shapes that are not figures. */
function ornaments(): BuiltDocument[] {
  const tiny = (width = 20, height = 14) => picture({ width, height });
  const captioned = (number: number) => [
    nothing(image()),
    aFigure(caption('Figure', number, `: ${words(4, number)}`)),
    prose(),
  ];
  const formula = (number: string) =>
    nothing(paragraph([picture({ width: 180, height: 34 }), run(`\t(${number})`)]));
  const low = (width: number, height: number) => nothing(paragraph([picture({ width, height })]));
  const symbols = nothing(
    paragraph([run('Where '), tiny(), run(` is ${words(9)} and `), tiny(30, 18), run(` is ${words(6)}.`)]),
  );
  const both = (name: string, blocks: readonly BuiltBlock[]): BuiltDocument[] => [
    { name, blocks: [prose(), ...blocks, prose()] },
    {
      name: `${name}-beside-captions`,
      blocks: [prose(), ...captioned(1), ...blocks, prose(), ...captioned(2), ...captioned(3)],
    },
  ];
  return [
    ...both('pictures-of-equations', [
      ...[formula('3.1'), symbols, prose(), formula('3.2'), symbols],
      nothing(paragraph([picture({ width: 460, height: 50 }), run(`Where ${words(20)}.`)])),
      nothing(table([['', [paragraph([picture({ width: 150, height: 50 })])], '(3.3)']])),
      nothing(table([[[paragraph([picture({ width: 95, height: 70 })])], '(4)']])),
    ]),
    ...both('derivations-in-pictures', [
      ...[low(118, 34), low(78, 28), low(230, 62), prose(3), low(190, 65), prose(8), low(55, 19), prose(5)],
      ...[
        low(166, 62),
        low(80, 60),
        prose(12),
        low(246, 40),
        low(172, 79),
        prose(20),
        low(185, 84),
        low(81, 33),
      ],
    ]),
    ...both('icons', [
      nothing(paragraph([tiny(), run(` ${words(30)}.`)])),
      nothing(paragraph([run(`Press ${words(3)} `), tiny(24, 24), run(` ${words(12)}`), tiny(24, 24)])),
      nothing(paragraph([tiny(16, 16), run(words(4))])),
    ]),
    ...both('logos-and-signatures', [
      ...[
        nothing(paragraph([picture(small)], { centred: true })),
        nothing(paragraph('University of the North')),
        prose(20),
      ],
      ...[
        nothing(paragraph('Berlin, 3 May 2020')),
        nothing(paragraph([picture({ width: 100, height: 50 })])),
        nothing(paragraph('(Signature)')),
      ],
    ]),
    ...both('shapes-and-boxes', [
      nothing(paragraph([textBox(paragraph(words(30)))])),
      prose(),
      aFigure(paragraph([textBox(image())])),
      nothing(paragraph([run(`${words(20)}.`), shapes(0, 1)])),
      nothing(paragraph([shapes(1, 0)])),
      nothing(paragraph([picture({ width: 440, height: 4 })])),
    ]),
    ...both('pictures-in-lines-of-text', [
      nothing(paragraph([run(`${words(50)} `), picture({ width: 110, height: 40 }), run(` ${words(40)}.`)])),
      nothing(paragraph([run(`${words(12)} `), picture({ width: 90, height: 30 })])),
    ]),
  ];
}

/** Grids that only arrange a page. */
function layouts(): BuiltDocument[] {
  const equationLine = [paragraph([equation('x=1')])];
  const signed = table([
    ['Signature', '____________'],
    ['Date', '____________'],
  ]);
  const form = table([
    ['Name:', ''],
    ['Date of birth:', ''],
    ['Faculty:', ''],
    ['Supervisor:', ''],
  ]);
  const filledForm = table([
    ['Name:', 'Charles Grey'],
    ['Faculty:', 'History'],
    ['Supervisor:', 'Ann White'],
    ['Title:', words(8)],
  ]);
  const unlined = (rows: number, of: (row: number) => string[]) =>
    table(
      Array.from({ length: rows }, (_, row) => of(row)),
      { borders: false },
    );
  const answers = (rows: number) =>
    table(Array.from({ length: rows }, (_, row) => [words(11, row), row % 2 === 0 ? 'Yes' : 'No']));
  const both = (name: string, blocks: readonly BuiltBlock[]): BuiltDocument[] => [
    { name, blocks: [prose(), ...blocks, prose()] },
    {
      name: `${name}-beside-captions`,
      blocks: [
        prose(),
        aTable(caption('Table', 1, ': Yields')),
        nothing(data()),
        prose(),
        ...blocks,
        prose(),
        aTable(caption('Table', 2, ': Costs')),
        nothing(data(5, 4)),
      ],
    },
  ];
  return [
    ...both('boxes', [
      nothing(table([[words(40)]])),
      prose(),
      nothing(table([[words(8)], [words(60)]])),
      prose(),
      nothing(table([[words(12)]])),
    ]),
    ...both('definitions', [
      nothing(
        table([
          [words(2), ''],
          ['', equationLine],
          [words(50), ''],
        ]),
      ),
      prose(),
      nothing(
        table([
          [words(3, 4), ''],
          [words(70, 9), ''],
        ]),
      ),
      prose(),
      nothing(
        table([
          [words(2, 5), ''],
          [equationLine, '(4)'],
          [words(35, 7), ''],
        ]),
      ),
      prose(),
      nothing(
        table([
          [words(1, 2), ''],
          ['', words(45, 3)],
          [words(30, 8), ''],
        ]),
      ),
    ]),
    ...both('code-frames', [
      nothing(table([[[code('for (;;) {'), code('next(); }')]]])),
      prose(),
      nothing(
        table([
          [[code('1')], [code('for (;;) {')]],
          [[code('2')], [code('next(); }')]],
        ]),
      ),
    ]),
    ...both('equations', [
      nothing(
        table([
          [[paragraph([equation('x=1')])], '(1)'],
          [[paragraph([equation('y=2')])], '(2)'],
        ]),
      ),
      prose(),
      nothing(table([['', [paragraph([equation('z=3')])], '(3)']])),
    ]),
    ...both('forms', [
      nothing(signed),
      prose(),
      nothing(form),
      prose(),
      nothing(filledForm),
      prose(),
      nothing(
        table([
          ['Salt', ''],
          ['', 'Bread'],
          ['', ''],
        ]),
      ),
    ]),
    ...both('form-of-a-declaration', [
      nothing(heading(1, 'Declaration')),
      prose(),
      nothing(
        table([
          ['First name', 'Charles'],
          ['Last name', 'Grey'],
          ['Student number', '8052117'],
          ['Supervisor', 'Ann White'],
        ]),
      ),
      prose(),
      nothing(heading(1, 'Declaration of Originality')),
      nothing(
        table([
          ['Student', 'Charles Grey', 'Number', '8052117'],
          ['Course', 'History', 'Year', '2021'],
          ['Supervisor', 'Ann White', 'Signature', 'C. Grey'],
        ]),
      ),
      prose(),
    ]),
    ...both('form-of-a-statement', [
      nothing(heading(1, 'Statement of Authorship')),
      prose(),
      nothing(
        table([
          ['Name', 'Charles Grey'],
          ['Thesis', words(6)],
          ['Place and date', 'Riverside, 3 May 2021'],
        ]),
      ),
    ]),
    ...both('lists', [
      nothing(table([['Salt, bread', 'Butter, beer']])),
      prose(),
      nothing(table([['Salt'], ['Bread'], ['Butter'], ['Beer']])),
    ]),
    ...both('lists-without-lines', [
      nothing(unlined(4, (row) => [words(1, row), words(7, row * 3)])),
      prose(),
      nothing(unlined(6, (row) => [words(1, row * 2), ':', words(3, row)])),
      prose(),
      nothing(unlined(3, (row) => [`${row + 1}.`, words(12, row)])),
    ]),
    ...both('continued-appendices', [
      nothing(paragraph('Appendix 4 Costs')),
      aTable(data()),
      prose(),
      nothing(paragraph('Appendix 5 Prices')),
      aTable(data(4, 5)),
      nothing(paragraph('Appendix 5 Prices (continued)')),
      nothing(data(3, 5)),
    ]),
    ...both('forms-of-several-grids', [
      nothing(filledForm),
      blank,
      nothing(answers(4)),
      blank,
      nothing(
        table([
          [words(6), 'Yes'],
          [words(9, 4), ''],
          [words(4, 2), 'No'],
          [words(7, 3), ''],
        ]),
      ),
      blank,
      nothing(form),
      blank,
      nothing(
        table([
          [words(5, 3), ''],
          [words(9, 2), ''],
          [words(3), 'No'],
          [words(12, 6), ''],
          ['Date:', ''],
        ]),
      ),
    ]),
  ];
}

/** Several captions for several neighbouring objects. */
function shared(): BuiltDocument[] {
  const pair = paragraph([picture({ width: 200, height: 150 }), picture({ width: 200, height: 150 })]);
  const cell = (text: string) => [paragraph(text), data(3), paragraph()];
  const boxed = (text: string) =>
    paragraph([
      picture({ width: 200, height: 150, placement: 'anchor' }),
      textBox(paragraph(text, { style: 'Caption' })),
    ]);
  return [
    {
      name: 'tables-side-by-side',
      blocks: [
        'Table 1: Yields\tTable 2: Prices',
        'Table 3 – Yields | Table 4 – Prices',
        'Table 5: Yields        Table 6: Prices',
      ].flatMap((both) => [
        prose(),
        { xml: paragraph(both), tables: 2, figures: 0 },
        nothing(data()),
        prose(),
      ]),
    },
    {
      name: 'side-by-side',
      blocks: [
        ...[
          prose(),
          nothing(pair),
          aFigure(paragraph('Figure 1: A tree')),
          aFigure(paragraph('Figure 2: A bush')),
          prose(),
        ],
        ...[
          aFigure(paragraph('Figure 3: A leaf')),
          nothing(pair),
          aFigure(paragraph('Figure 4: A root')),
          prose(),
        ],
        aFigure(
          table([
            [[image(200, 150)], [image(200, 150)]],
            ['Figure 5: A tree', 'Figure 6: A bush'],
          ]),
          2,
        ),
        ...[prose(), aFigure(table([[[image()]], [[paragraph('Figure 7: A tree')]]])), prose()],
        { xml: table([[cell('Table 1: Yields'), cell('Table 2: Prices')]]), tables: 2, figures: 0 },
        ...[
          prose(),
          nothing(image()),
          aFigure(paragraph('Figure 8: A tree')),
          aTable(paragraph('Table 3: Yields')),
          nothing(data()),
          prose(),
        ],
        ...[{ xml: paragraph('Table 4: Yields\tTable 5: Prices'), tables: 2, figures: 0 }, nothing(data())],
        prose(),
      ],
    },
    {
      name: 'in-boxes',
      blocks: [
        ...[
          prose(),
          aFigure(boxed('Figure 1: A tree')),
          prose(),
          aFigure(boxed('Figure 2: A bush')),
          prose(),
        ],
        aFigure(paragraph([textBox(image(), caption('Figure', 3, ': A leaf'))])),
        ...[
          prose(),
          aFigure(paragraph([textBox(data(), paragraph('Figure 4: A plan', { style: 'Caption' }))])),
          prose(),
        ],
        ...[
          aFigure(paragraph([textBox(paragraph('Figure 5: A tree', { style: 'Caption' }))])),
          prose(),
          nothing(image()),
          prose(),
        ],
        ...[
          aTable(table([['Table 1: Yields'], ['Year', 'Yield'], ['2019', '3.1 t'], ['2020', '3.4 t']])),
          prose(),
        ],
        ...[aFigure(paragraph([picture(), run('\nFigure 6: A tree')])), prose()],
        ...[
          aTable(paragraph('Table 2: Yields')),
          aFigure(paragraph([textBox(paragraph('Figure 7: A tree', { style: 'Caption' }))])),
          nothing(data()),
          prose(),
        ],
      ],
    },
    {
      name: 'drawings-on-pages',
      blocks: [
        ...[prose(), aFigure(paragraph([shapes(4, 1)]))],
        ...[aFigure(paragraph([recordedPageBreak(), shapes(4, 1)])), prose()],
      ],
    },
    {
      name: 'two-languages',
      blocks: [1, 2, 3].flatMap((number) => [
        ...[
          prose(),
          nothing(image()),
          aFigure(paragraph(`图${number} 结构`)),
          nothing(paragraph(`Figure ${number} Structure`)),
          prose(),
        ],
        ...[
          aTable(paragraph(`表${number} 数据`)),
          nothing(paragraph(`Table ${number} Yields`)),
          nothing(data()),
        ],
      ]),
    },
    {
      name: 'second-lines',
      blocks: [1, 2, 3].flatMap((number) => [
        ...[prose(), nothing(image()), aFigure(caption('Figure', number, `: ${words(4, number)}`))],
        nothing(paragraph('Photograph by the author', { style: 'Caption' })),
      ]),
    },
    {
      name: 'unlabelled',
      blocks: [
        ...[prose(), nothing(image()), aFigure(paragraph('A tree', { style: 'Caption' })), prose()],
        ...[aTable(paragraph('Yields of two years', { style: 'Caption' })), nothing(data()), prose()],
        ...[
          nothing(image()),
          aFigure(paragraph('A bush', { style: 'Caption' })),
          prose(),
          aFigure(caption('Appendix', 1, ': A form')),
          nothing(image()),
        ],
      ],
    },
  ];
}

/** Numbers that several captions have, and captions that others speak for. */
function repeated(): BuiltDocument[] {
  const typed = (number: string, from: number) =>
    aFigure(paragraph(`Figure ${number} ${capitalised(words(6, from))}`, { centred: true }));
  const set = (number: string, from: number) => aFigure(line('Figure', number, words(5, from), 'field'));
  const pic = nothing(image());
  const stray = (number: string) =>
    nothing(paragraph([textBox(paragraph(`Figure ${number}`, { style: 'Caption' }))]));
  const panel = (text: string) => [image(200, 150), paragraph(text, { style: 'Caption' })];
  const panels = nothing(
    table([
      [panel('A tree'), panel('A bush')],
      [panel('A leaf'), panel('A root')],
    ]),
  );
  return [
    {
      name: 'numbers-used-twice',
      blocks: [
        ...[prose(), pic, typed('1', 2), prose(), pic, typed('2', 5), prose(), pic, typed('3', 9), prose()],
        ...[pic, set('1', 12), prose(), pic, set('2', 3), prose(), pic, set('3', 7), prose()],
        ...[pic, set('3', 11), prose(), pic, set('4', 6), prose()],
      ],
    },
    {
      name: 'labels-repeated-beside-captions',
      blocks: [
        ...[prose(), pic, set('1', 4), stray('1'), prose(), pic, set('2', 8), stray('2'), prose()],
        ...[stray('3'), pic, set('3', 1), prose(), pic, set('4', 10), prose()],
      ],
    },
    {
      name: 'panels-with-a-caption-of-their-own',
      blocks: [
        ...[prose(), pic, set('1', 3), prose(), panels, set('2', 5), prose(), panels, set('3', 9)],
        ...[prose(), pic, set('4', 1), prose()],
      ],
    },
    {
      name: 'captions-together-after-the-text',
      blocks: [
        ...[prose(), prose(), prose()],
        ...[1, 2, 3, 4, 5].map((number) =>
          aFigure(paragraph(`Figure ${number}. ${capitalised(words(8, number))}`)),
        ),
      ],
    },
    {
      name: 'captions-listed-after-the-text',
      blocks: [
        ...[prose(), pic, typed('1', 1), prose(), pic, typed('2', 4), prose(), pic, typed('3', 8), prose()],
        prose(),
        ...[1, 4, 8].map((from, index) =>
          nothing(paragraph(`Figure ${index + 1} ${capitalised(words(6, from))}`)),
        ),
      ],
    },
  ];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Captions of other kinds. */
function others(): BuiltDocument[] {
  return [
    {
      name: 'listings',
      blocks: [
        ...[prose(), nothing(paragraph('Listing 1: Sorting')), nothing(table([['sort(list);']])), prose()],
        ...[
          nothing(paragraph('Algorithm 1: Sorting')),
          nothing(data()),
          prose(),
          nothing(image()),
          nothing(paragraph('Algorithm 2: Searching')),
        ],
        ...[
          prose(),
          nothing(caption('Listing', 2, ': Searching')),
          nothing(code('find(list);')),
          prose(),
          nothing(image()),
          aFigure(caption('Figure', 1, ': A tree')),
        ],
        ...[
          prose(),
          aFigure(image()),
          nothing(paragraph('The code is this.')),
          nothing(paragraph('Listing 3: Sorting')),
          nothing(code('sort(list);')),
        ],
      ],
    },
    ...['Figure 1: A tree', 'Table 1: Trees'].map((caption) => ({
      name: `lone-caption-${caption.slice(0, 6)}`,
      blocks: [prose(), nothing(paragraph(caption)), prose()],
    })),
  ];
}
