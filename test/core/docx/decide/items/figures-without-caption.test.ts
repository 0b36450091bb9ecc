import { describe, expect, test } from 'vitest';
import { chart, picture, textBox } from '../../../../support/docx/drawings.ts';
import { caption, contentControl } from '../../../../support/docx/fields.ts';
import { numberingPart } from '../../../../support/docx/parts.ts';
import { table } from '../../../../support/docx/tables.ts';
import { heading, pageBreak, paragraph, recordedPageBreak, run } from '../../../../support/docx/text.ts';
import { prose, words } from '../../structure/prose.ts';
import { items } from './counted-items.ts';
import { embeddedObject, formControl, horizontalRule, oleEquation, shapes } from './drawings.ts';

const counted = 'figure';
const image = paragraph([picture()]);

/** What became of paragraphs that bear no caption. */
async function graphic(...blocks: readonly string[]): Promise<string[]> {
  return items([prose(), ...blocks, prose()]);
}

describe('without a caption, a figure is', () => {
  test.each([
    ['a picture', image],
    ['a chart', paragraph([chart()])],
    ['an embedded drawing', paragraph([embeddedObject()])],
    ['a floating picture beside a long text', paragraph([picture({ placement: 'anchor' }), run(words(90))])],
    ['a picture with a line of text', paragraph([picture(), run('A tree in winter')])],
    ['a drawing of shapes and lines', paragraph([shapes(4, 2)])],
  ])('%s', async (_case, block) => {
    expect(await graphic(block)).toEqual([counted]);
  });

  test('each of several pictures', async () => {
    expect(await graphic(image, image, paragraph(), image)).toEqual([counted, counted, counted]);
  });

  test('each of two small pictures that float side by side', async () => {
    const floating = picture({ placement: 'anchor', width: 140, height: 90 });
    expect(await graphic(paragraph([floating, floating]))).toEqual([counted, counted]);
  });

  test.fails('one drawing of loose shapes on a page', async () => {
    expect(await graphic(paragraph([shapes(3)]), paragraph([shapes(3)]), paragraph([shapes(0, 2)]))).toEqual([
      counted,
    ]);
  });

  test('another drawing of loose shapes on the next page', async () => {
    const next = paragraph([recordedPageBreak(), shapes(4, 1)]);
    expect(await graphic(paragraph([shapes(4, 1)]), next)).toEqual([counted, counted]);
  });
});

describe('without a caption, not a figure:', () => {
  test('a formula among others that are also pictures', async () => {
    const formula = paragraph([picture({ width: 150, height: 30 })]);
    const higher = paragraph([picture({ width: 190, height: 70 })]);
    expect(await graphic(formula, formula, prose(), higher, prose(), formula, formula)).toEqual([]);
  });

  test('a text document that is embedded', async () => {
    expect(await graphic(paragraph([embeddedObject('WordPad.Document.1')]))).toEqual([]);
  });

  const small = (side: number) => picture({ width: side, height: side });

  test.each([
    ['text boxes, lines or single shapes', paragraph([textBox(paragraph(words(30)))])],
    ['text boxes, lines or single shapes', paragraph([shapes(0, 1)])],
    ['single shapes', paragraph([shapes(1)])],
    ['logos, icons or signatures', paragraph([small(72)])],
    ['logos, icons or signatures', paragraph([picture({ width: 100, height: 40 })])],
    [
      'small pictures in a line of text',
      paragraph([run('Press '), picture({ width: 120, height: 20 }), run(' now')]),
    ],
    ['part of a cover page', contentControl([image], { gallery: 'Cover Pages' })],
  ])('%s', async (_what, block) => {
    expect(await graphic(block)).toEqual([]);
  });

  test('a picture of the whole page behind its text', async () => {
    const scan = picture({ placement: 'anchor', wrap: 'None', width: 595, height: 842 });
    const behind = paragraph([scan.replace('behindDoc="0"', 'behindDoc="1"')]);
    expect(await graphic(behind)).toEqual([]);
    expect(await graphic(paragraph([scan]))).toEqual([counted]);
  });

  test('a signature under a declaration at the end', async () => {
    const signature = paragraph([picture({ width: 170, height: 94 })]);
    const declaration = [heading(1, 'Declaration of Authorship'), prose(), signature];
    const captioned = [1, 2, 3, 4, 5].flatMap((number) => [image, caption('Figure', number, ': A tree')]);
    const body = [heading(1, 'Introduction'), prose(), ...captioned, prose(), ...declaration];
    expect(await items(body)).toHaveLength(5);
  });

  test('a picture that floats beside the text, if the author captions pictures', async () => {
    const captioned = [1, 2, 3, 4].flatMap((number) => [
      prose(),
      image,
      caption('Figure', number, ': A tree'),
    ]);
    const beside = paragraph([picture({ placement: 'anchor' }), run(words(30))]);
    expect(await items([...captioned, prose(), beside, prose()])).toHaveLength(4);
  });

  test.fails('a picture in running text', async () => {
    expect(await graphic(paragraph([run(words(80)), picture()]))).toEqual([]);
  });

  test.each([
    ['an equation as an object', paragraph([oleEquation()])],
    ['a horizontal rule', paragraph([horizontalRule()])],
    ['a button of a form', paragraph([formControl()])],
  ])('%s, which is not even listed', async (_case, block) => {
    expect(await graphic(block)).toEqual([]);
  });
});

describe('under a caption', () => {
  test.each([
    ['a small picture', paragraph([picture({ width: 60, height: 60 })])],
    ['a single shape', paragraph([shapes(1)])],
    ['a text box', paragraph([textBox(paragraph('Start → End'))])],
    ['a chart', paragraph([chart()])],
  ])('%s is a figure', async (_case, block) => {
    expect(await graphic(block, caption('Figure', 1, ': A tree'))).toEqual(['figure: Figure 1: A tree']);
  });

  test('a picture is one figure with the marks on it, which are pictures too', async () => {
    const mark = picture({ placement: 'anchor', wrap: 'None', width: 30, height: 14 });
    const large = picture({ width: 460, height: 240 });
    const titles = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Figure ${number}: A tree`);
    const marked = titles.flatMap((title) => [paragraph(title), paragraph([mark, mark, large])]);
    expect(await graphic(...marked)).toEqual(titles.map((title) => `figure: ${title}`));
  });

  test('panels are one figure', async () => {
    const panels = [image, image, paragraph(), image];
    expect(await graphic(...panels, caption('Figure', 1, ': Three trees'))).toEqual([
      'figure: Figure 1: Three trees',
    ]);
  });

  test('panels with labels between them are one figure', async () => {
    const panels = [image, paragraph('(a) in winter'), image, paragraph('(b) in summer')];
    expect(await graphic(...panels, caption('Figure', 1, ': A tree'))).toEqual(['figure: Figure 1: A tree']);
  });

  test('panels with labels that Word letters are one figure', async () => {
    const label = (text: string) => paragraph(text, { numbering: { id: 1 } });
    const numbering = numberingPart([[{ format: 'lowerLetter', text: '(%1)' }]]);
    const panels = [image, label('in winter'), image, label('in summer'), image, label('in spring')];
    const body = [prose(), ...panels, caption('Figure', 1, ': A tree'), prose()];
    expect(await items(body, { numbering })).toEqual(['figure: Figure 1: A tree']);
  });

  test('panels in a grid are one figure', async () => {
    const panels = table([
      [[image], [image]],
      ['(a)', '(b)'],
    ]);
    expect(await graphic(panels, caption('Figure', 1, ': A tree'))).toEqual(['figure: Figure 1: A tree']);
  });

  test('pictures with text between them are separate figures', async () => {
    const body = [image, prose(20), image, caption('Figure', 1, ': A tree')];
    expect(await graphic(...body)).toEqual([counted, 'figure: Figure 1: A tree']);
  });

  test('a logo on the title page is front matter', async () => {
    const title = [paragraph([picture()], { centred: true }), paragraph('A Title', { style: 'Title' })];
    const body = [
      ...title,
      paragraph([pageBreak()]),
      paragraph('Introduction', { style: 'Heading1' }),
      prose(),
    ];
    expect(await items(body)).toEqual([]);
  });
});
