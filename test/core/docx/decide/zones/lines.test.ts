import { describe, expect, test } from 'vitest';
import { textBox } from '../../../../support/docx/drawings.ts';
import { numberingPart } from '../../../../support/docx/parts.ts';
import { table } from '../../../../support/docx/tables.ts';
import {
  footnoteReference,
  heading,
  pageBreak,
  paragraph,
  run,
  sectionBreak,
} from '../../../../support/docx/text.ts';
import { entries, prose, words } from '../../structure/prose.ts';
import { lineOf, readDocumentLines } from './read-document-lines.ts';

describe('the lines of a document', () => {
  test('are its paragraphs with words', async () => {
    const { lines } = await readDocumentLines([paragraph('One'), paragraph(), paragraph('Two three')]);
    expect(
      lines.map(({ position, paragraph: { index }, end, words: own }) => [position, index, end, own]),
    ).toEqual([
      [0, 0, 1, 1],
      [1, 2, 3, 2],
    ]);
  });

  test('treat a whole table as one', async () => {
    const grid = table([
      ['Year', 'Yield'],
      ['2019', '3'],
    ]);
    const { lines } = await readDocumentLines([paragraph('One'), grid, paragraph('Two')]);
    expect(lines.map(({ isTable, words: own }) => [isTable, own])).toEqual([
      [false, 1],
      [true, 4],
      [false, 1],
    ]);
  });

  test('include the text boxes anchored in them', async () => {
    const anchor = paragraph([run('One'), textBox(paragraph('Two three'), paragraph('Four'))]);
    const { lines } = await readDocumentLines([anchor, paragraph('Five')]);
    expect(lines.map(({ words: own }) => own)).toEqual([4, 1]);
  });

  test('know a heading above them that was left blank', async () => {
    const { lines } = await readDocumentLines([paragraph('One'), heading(1, ''), paragraph('Two'), prose()]);
    expect(lines.map(({ afterBlankHeading }) => afterBlankHeading)).toEqual([false, true, false]);
  });

  test('do not repeat the title of the document if they are blank but for a text box', async () => {
    const banner = (title: string) => paragraph([textBox(heading(1, title))], { pageBreakBefore: true });
    const { lines } = await readDocumentLines([banner('The use of salt'), prose(), banner('Soil'), prose()]);
    expect(lines.map(({ repeatsTitle }) => repeatsTitle)).toEqual([false, false, false, false]);
  });

  test.each([
    ['continue the list of the line before them', 'decimal', 'list'],
    ['continue no list if it has no numbers, as headings in LibreOffice', 'none', 'setting'],
  ])('%s', async (_case, format, continued) => {
    const item = (text: string) => paragraph(text, { numbering: { id: 1 } });
    const numbering = numberingPart([[{ format, text: '' }]]);
    const { lines } = await readDocumentLines([item('One'), item('Two')], { numbering });
    expect(lines.map(({ continues }) => continues)).toEqual([null, continued]);
  });

  test('count a note where it is first referred to', async () => {
    const noted = paragraph([run('One'), footnoteReference(1)]);
    const { lines } = await readDocumentLines([noted, noted], { footnotes: [[paragraph(words(5))]] });
    expect(lines.map(({ words: own }) => own)).toEqual([6, 1]);
  });

  test('know what share of the words comes before them', async () => {
    const { lines } = await readDocumentLines([prose(2), prose(5), prose(3)]);
    expect(lines.map(({ before }) => before)).toEqual([0, 0.2, 0.7]);
  });

  test('are empty for a document without words', async () => {
    expect((await readDocumentLines([paragraph(), paragraph()])).lines).toEqual([]);
  });
});

describe('a page that the author starts', () => {
  test.each([
    ['by a page break before it', [paragraph([pageBreak()])]],
    ['through blank paragraphs after the break', [paragraph([pageBreak()]), paragraph(), paragraph()]],
    ['by a section', [sectionBreak()]],
    ['by a section, through blank paragraphs', [sectionBreak(), paragraph(), paragraph()]],
  ])('starts with a line %s', async (_case, between) => {
    const { lines } = await readDocumentLines([
      paragraph('One'),
      ...between,
      paragraph('Two'),
      paragraph('Three'),
    ]);
    expect(lines.map(({ startsPage }) => startsPage)).toEqual([false, true, false]);
  });

  test('does not start with a line after blank paragraphs only', async () => {
    const { lines } = await readDocumentLines([paragraph('One'), paragraph(), paragraph(), paragraph('Two')]);
    expect(lines.some(({ startsPage }) => startsPage)).toBe(false);
  });
});

test('a section starts with its first line that has words', async () => {
  const { lines } = await readDocumentLines([
    ...[paragraph('One'), sectionBreak(), paragraph(), paragraph('Two'), paragraph('Three')],
  ]);
  expect(lines.map(({ section, startsSection }) => [section, startsSection])).toEqual([
    [0, false],
    [1, true],
    [1, false],
  ]);
});

describe('the section of a reference list', () => {
  const body = [
    ...[heading(1, 'Introduction'), prose(), heading(1, 'References'), paragraph('First')],
    ...[heading(2, 'Letters'), paragraph('Second'), heading(1, 'Methods'), paragraph('Third')],
  ];

  test.each([
    ['Introduction', false],
    ['References', false],
    ['First', true],
    ['Letters', true],
    ['Second', true],
    ['Methods', false],
    ['Third', false],
  ])('holds %j: %j', async (start, isIn) => {
    expect(lineOf(await readDocumentLines(body), start).isInReferences).toBe(isIn);
  });

  test('gives its level to the lines after it', async () => {
    const { lines } = await readDocumentLines([
      heading(2, 'References'),
      paragraph('First'),
      heading(1, 'Methods'),
    ]);
    expect(lines.map(({ listLevel }) => listLevel)).toEqual([1, 2, 2]);
  });
});

describe('a stretch', () => {
  test('extends from one heading to the next, and counts entries and running text', async () => {
    const document = await readDocumentLines([
      ...[heading(1, 'Introduction'), prose(90), prose(90), paragraph('Short.')],
      ...[heading(1, 'Methods'), ...entries(3), prose(90)],
    ]);
    expect(lineOf(document, 'Short').stretch).toEqual({ lines: 4, alike: 0, prose: 2, isRun: false });
    expect(lineOf(document, 'Methods').stretch).toEqual({ lines: 5, alike: 3, prose: 1, isRun: false });
  });

  test('of a reference list continues across the headings of its parts', async () => {
    const { lines } = await readDocumentLines([
      ...[heading(1, 'References'), ...entries(2), heading(2, 'Letters'), ...entries(3)],
    ]);
    expect(new Set(lines.map(({ stretch }) => stretch)).size).toBe(1);
    expect(lines[0]?.stretch).toEqual({ lines: 7, alike: 5, prose: 0, isRun: false });
  });
});

describe('a line continues the one before it', () => {
  const continues = async (...body: string[]) => (await readDocumentLines(body)).lines.at(-1)?.continues;
  const item = (id: number, text: string) => paragraph(text, { numbering: { id } });

  test.each([
    ['as an item of the same list', [item(1, 'One'), item(1, 'Two')], 'list'],
    ['only by its setting as an item of another list', [item(1, 'One'), item(2, 'Two')], 'setting'],
    ['by the same setting', [paragraph('One'), paragraph('Two')], 'setting'],
    ['not in another style', [paragraph('One'), heading(1, 'Two')], null],
    ['not with another alignment', [paragraph('One'), paragraph('Two', { centred: true })], null],
    ['not in another size', [paragraph('One'), paragraph('Two', { size: 20 })], null],
    ['not if there is none before it', [paragraph('One')], null],
  ])('%s', async (_case, body, expected) => {
    expect(await continues(...body)).toBe(expected);
  });
});

describe('a line in a different script', () => {
  test.each([
    ['Краткий обзор соли', true],
    ['関于塩的研究', true],
    ['A word of it', false],
    ['2019–2020 (12)', false],
  ])('among Latin text: %j is foreign: %j', async (text, isForeign) => {
    const { lines } = await readDocumentLines([prose(50), paragraph(text)]);
    expect(lines.at(-1)?.isForeign).toBe(isForeign);
  });

  test('is Latin among Cyrillic text', async () => {
    const russian = paragraph('Соль была белой и сухой. '.repeat(5));
    const { lines } = await readDocumentLines([russian, paragraph('On salt'), russian]);
    expect(lines.map(({ isForeign }) => isForeign)).toEqual([false, true, false]);
  });

  test('is not the text of a thesis that has less of it than of code', async () => {
    const code = Array.from({ length: 40 }, (_, index) => paragraph(`int value${index} = read(${index});`));
    const { lines } = await readDocumentLines([paragraph('המערכת שומרת את הנתונים במסד נתונים'), ...code]);
    expect(lines[0]?.isForeign).toBe(false);
  });
});

test.each([
  ['[%1]', true],
  ['%1.', false],
  ['(%1)', false],
])('Word numbers a line in brackets with %j: %j', async (text, isBracketed) => {
  const numbering = numberingPart([[{ format: 'decimal', text }]]);
  const { lines } = await readDocumentLines([paragraph('One', { numbering: { id: 1 } })], { numbering });
  expect(lines[0]?.isBracketed).toBe(isBracketed);
});
