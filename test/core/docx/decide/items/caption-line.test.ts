import { describe, expect, test } from 'vitest';
import {
  type CaptionLine,
  readCaptionLine,
} from '../../../../../src/core/docx/decide/items/units/caption-line.ts';
import { caption, field, simpleField } from '../../../../support/docx/fields.ts';
import { numberingPart } from '../../../../support/docx/parts.ts';
import { readBuilt } from '../../../../support/docx/read-document.ts';
import { style } from '../../../../support/docx/styles.ts';
import { equation, heading, paragraph, run } from '../../../../support/docx/text.ts';
import { words } from '../../structure/prose.ts';

const moreStyles = [
  style({ id: 'TableTitle', name: 'Table Title' }),
  style({ id: 'ImageCaption', name: 'Image Caption' }),
  style({ id: 'Beschriftung', name: 'Meine Abbildung', basedOn: 'Caption' }),
  style({ id: 'Both', name: 'Caption for table and image' }),
  style({ id: 'Part', name: 'Part title', basedOn: 'Caption', paragraph: '<w:outlineLvl w:val="2"/>' }),
];
const numbering = numberingPart([
  [{ format: 'decimal', text: 'Tabla %1.' }],
  [{ format: 'decimal', text: '%1.' }],
]);

async function captionOf(line: string): Promise<CaptionLine | null> {
  const document = await readBuilt({ body: [line], moreStyles, numbering });
  const [first] = document.story.paragraphs;
  if (!first) throw new Error('There is no paragraph.');
  return readCaptionLine(first, document.numbering);
}

/** By a style or a field. */
const isMarked = (line: CaptionLine | null) => line !== null && (line.styled || line.counted);

describe('a caption recognised by its markup', () => {
  test.each([
    ['a SEQ field after a label', caption('Table', 3, ': Yields'), 'table'],
    [
      'a SEQ field in its short form',
      paragraph(['', run('Figure '), simpleField('SEQ Figure', '1')]),
      'figure',
    ],
    [
      'a SEQ field whose label is elsewhere',
      paragraph([field('SEQ Abbildung', '1'), run(' Ein Baum')]),
      'figure',
    ],
    [
      "a SEQ field for tables after a word of the author's own",
      paragraph([run('Film '), field('SEQ Table', '1'), run(': Salt is weighed')]),
      'unlabelled',
    ],
    [
      'a SEQ field with a label of several words',
      paragraph([run('PL 1.'), field('SEQ Bảng_PL_1.', '1'), run(' Precision')]),
      'table',
    ],
    [
      'a SEQ field with a label for an appendix',
      paragraph([field('SEQ Supplementary_Figure', '1'), run(' A tree')]),
      'figure',
    ],
    ["a SEQ field after a word of the author's own, of the same name", caption('Film', 1, ': Salt'), 'other'],
    ['a style for captions and a label', paragraph('Figure 3 shows a tree', { style: 'Caption' }), 'figure'],
    ['a style that names tables', paragraph('Yields of the year', { style: 'TableTitle' }), 'table'],
    ['a style that names pictures', paragraph('Yields of the year', { style: 'ImageCaption' }), 'figure'],
    ['a style that names both', paragraph('Yields of the year', { style: 'Both' }), 'unlabelled'],
    ['a style without a label', paragraph('Yields of the year', { style: 'Caption' }), 'unlabelled'],
    ['a style based on that for captions', paragraph('Ein Baum', { style: 'Beschriftung' }), 'figure'],
    ['a SEQ field of another kind', caption('Listing', 3, ': Sorting'), 'other'],
    ['a SEQ field that counts in an appendix', caption('Appendix', 3, ': A form'), 'unlabelled'],
  ])('%s', async (_case, line, kind) => {
    const read = await captionOf(line);
    expect(read).toMatchObject({ kind });
    expect(isMarked(read)).toBe(true);
  });

  test('an automatic number with a label', async () => {
    const line = paragraph('Rendimientos del año', { numbering: { id: 1 } });
    expect(await captionOf(line)).toMatchObject({ kind: 'table' });
  });

  test('its label outweighs its style', async () => {
    expect(await captionOf(paragraph('Table 3: Yields', { style: 'ImageCaption' }))).toMatchObject({
      kind: 'table',
    });
  });

  test.each([
    ['an automatic number without a label', paragraph('Yields of the year', { numbering: { id: 2 } })],
    ['a field that counts chapters', paragraph([run('Soil'), field('SEQ CHAPTER \\h \\r 1', '')])],
    [
      'the number of an equation',
      paragraph([equation('x=1'), run('\t('), field('SEQ Equation', '1'), run(')')]),
    ],
    ['a note on sources in a caption style', paragraph('Source: own work', { style: 'Caption' })],
    ['a sign in a caption style', paragraph('(a)', { style: 'Caption' })],
    ['running text in a caption style', paragraph(words(90), { style: 'Caption' })],
    ['a heading whose style is based on that for captions', paragraph('Propellers', { style: 'Part' })],
    ['a blank line in a caption style', paragraph([], { style: 'Caption' })],
  ])('%s does not make one', async (_case, line) => {
    expect(await captionOf(line)).toBeNull();
  });
});

describe('a typed caption', () => {
  test.each([
    ['Table 3: Yields', 'table'],
    ['Figure 3.2. A tree', 'figure'],
    ['Figure 3', 'figure'],
    ['Figure 3 A tree in winter', 'figure'],
    ['Abb. 4 – Ein Baum', 'figure'],
    ['图3.2 结构', 'figure'],
    ['Figure: A tree', 'figure'],
    ['Figure. A tree', 'figure'],
    ['Рисунок . Дерево', 'figure'],
    ['Рисунок', 'figure'],
    ['Listing 3: Sorting', 'other'],
    ['Algorithm 2. Sorting a list', 'other'],
    ['Algorithm 2 Sorting a list', 'other'],
    ['Box IV: A story', 'other'],
    ['Equation (3.1)', 'other'],
    ['Code 1 – A loop', 'other'],
  ])('%j', async (text, kind) => {
    const read = await captionOf(paragraph(text));
    expect(read).toMatchObject({ kind, text });
    expect(isMarked(read)).toBe(false);
  });

  test.each([
    'Figures and tables are in the appendix.',
    'Coded text',
    'CODED TEXT',
    'Examples are informative.',
    'Examples A and B agree.',
    'Sample preparation was as follows.',
    'Boxes',
    'Table of all. They agree',
    'tab01 = createGraphics(width/2, height);',
    'table',
    'Table. it holds',
  ])('%j is not one', async (text) => {
    expect(await captionOf(paragraph(text))).toBeNull();
  });

  test('a heading that is only the word is not one', async () => {
    expect(await captionOf(heading(2, 'Table'))).toBeNull();
  });

  test('a field that counts chapters does not mark it', async () => {
    const read = await captionOf(
      paragraph([run('Table 7 outlines them.'), field('SEQ CHAPTER \\h \\r 1', '')]),
    );
    expect(isMarked(read)).toBe(false);
  });

  test.each([
    'Figure 3 shows a tree.',
    'Table 2 and the text below it agree.',
    'Code 404 is what the server answers.',
  ])('%j may be one, without a separator between label and title', async (text) => {
    expect(await captionOf(paragraph(text))).toMatchObject({ labelled: true, separated: false });
  });

  test('a long paragraph that starts like one is not one', async () => {
    expect(await captionOf(paragraph(`Table 3. ${words(220)}`))).toBeNull();
  });

  test('may extend over several lines with its explanations', async () => {
    expect(await captionOf(paragraph(`Table 3. ${words(60)}`))).toMatchObject({ kind: 'table' });
  });

  test('may be on a line of its own in a paragraph', async () => {
    const line = paragraph('This we know.\nFigure 4: A tree');
    expect(await captionOf(line)).toMatchObject({ kind: 'figure', text: 'Figure 4: A tree' });
  });

  test.each([
    'Table 3 (continued)',
    'Table 3 Yields (continued)',
    'Tabelle 3 (Fortsetzung)',
    'Продолжение таблицы 3',
  ])('%j continues a table', async (text) => {
    expect(await captionOf(paragraph(text))).toMatchObject({ kind: 'table', continued: true });
  });
});
