import { describe, expect, test } from 'vitest';
import { textBox } from '../../../support/docx/drawings.ts';
import { tableOfContents } from '../../../support/docx/fields.ts';
import { numberingPart } from '../../../support/docx/parts.ts';
import { style } from '../../../support/docx/styles.ts';
import { table } from '../../../support/docx/tables.ts';
import { heading, paragraph, recordedPageBreak, run } from '../../../support/docx/text.ts';
import { decide } from './decisions.ts';
import { entry, prose, words } from './prose.ts';

describe('headings by style', () => {
  test('have the level of their style', async () => {
    const { outline } = await decide([heading(1, 'Soil'), prose(), heading(2, 'Sand'), prose()]);
    expect(outline).toEqual(['1 Soil', '2 Sand']);
  });

  test('are recognised by the styles that a style is based on, whatever its name', async () => {
    const moreStyles = [style({ id: 'Kapitel', name: 'mein kapitel', basedOn: 'Heading1' })];
    const { outline } = await decide([paragraph('Soil', { style: 'Kapitel' }), prose()], { moreStyles });
    expect(outline).toEqual(['1 Soil']);
  });

  test('are not headings if the style was applied to a whole paragraph of text', async () => {
    const { outline } = await decide([heading(1, 'Soil'), heading(2, words(40)), prose()]);
    expect(outline).toEqual(['1 Soil']);
  });

  test('may also be in the cells of a layout grid', async () => {
    const grid = table([[[heading(1, 'Soil')], 'A photograph']]);
    expect((await decide([grid, prose()])).outline).toEqual(['1 Soil']);
  });

  test('a listed cell is not one if it has the outline level of text', async () => {
    const toc = tableOfContents([{ text: 'Soil', page: 1 }]);
    const grid = table([[[paragraph('Soil', { outlineLevel: 9 })], 'Sand']]);
    expect((await decide([toc, grid, prose()])).outline).toEqual([]);
  });

  test('a caption with a heading style is not one', async () => {
    const { outline } = await decide([heading(1, 'Soil'), heading(3, 'Figure 2.1: Layers'), prose()]);
    expect(outline).toEqual(['1 Soil']);
  });

  test('a heading that mentions a figure is one', async () => {
    const { outline } = await decide([heading(2, 'Figure 2 and its critics'), prose()]);
    expect(outline).toEqual(['2 Figure 2 and its critics']);
  });

  test('a reference entry with a heading style is not one', async () => {
    const { outline } = await decide([heading(1, 'References'), heading(1, entry(3)), heading(1, entry(4))]);
    expect(outline).toEqual(['1 References']);
  });

  test('a line without a letter is not one', async () => {
    expect((await decide([heading(1, '***'), prose()])).outline).toEqual([]);
  });
});

describe('headings by an outline level of their own', () => {
  const outlined = (text: string, level = 0) => paragraph(text, { outlineLevel: level });

  test('have that level', async () => {
    const { outline } = await decide([outlined('Soil'), prose(), outlined('Sand', 1), prose()]);
    expect(outline).toEqual(['1 Soil', '2 Sand']);
  });

  test('are ignored if running text has levels too', async () => {
    const text = Array.from({ length: 6 }, () => outlined(words(60)));
    const { outline } = await decide([outlined('a line of some kind.'), ...text]);
    expect(outline).toEqual([]);
  });

  test('body text is level 9 and not a heading', async () => {
    expect((await decide([outlined('a short line of text.', 9), prose()])).outline).toEqual([]);
  });
});

describe('headings listed in the contents', () => {
  const lines = ['Contents', 'Soil\t1', 'Sand and its grains\t4', 'Clay\t9'].map((line) => paragraph(line));

  test('are recognised by the words of an entry, without any formatting', async () => {
    const { outline } = await decide([
      ...lines,
      ...[prose(), paragraph('sand and its GRAINS'), prose()],
      ...[paragraph('clay'), prose()],
    ]);
    expect(outline).toContain('1 sand and its GRAINS');
    expect(outline).toContain('1 clay');
  });

  test('are recognised by the bookmark of an entry, whatever they are called by now', async () => {
    const bookmark = '<w:bookmarkStart w:id="7" w:name="_Toc0"/><w:bookmarkEnd w:id="7"/>';
    const renamed = paragraph([bookmark, run('what the ground is made of')]);
    const toc = tableOfContents([{ text: 'Soil', page: 1 }]);
    expect((await decide([toc, prose(), renamed, prose()])).outline).toEqual([
      '1 what the ground is made of',
    ]);
  });

  test('entries themselves are not headings', async () => {
    const { headings, paragraphs } = await decide([...lines, prose()]);
    expect(headings.map((each) => paragraphs[each.paragraph]?.text)).toEqual([]);
  });
});

describe('headings by known words', () => {
  test.each([
    'References',
    'LITERATURVERZEICHNIS',
    'Remerciements',
    'Введение',
    '参考文献',
    '引言',
    'المراجع',
  ])('%j alone on its line', async (title) => {
    expect((await decide([prose(), paragraph(title), prose()])).outline).toEqual([`1 ${title}`]);
  });

  test('the number determines the level', async () => {
    const { outline } = await decide([prose(), paragraph('2.3 Conclusion', { bold: true }), prose()]);
    expect(outline).toEqual(['2 2.3 Conclusion']);
  });

  test('a sentence that starts with such a word is not one', async () => {
    const { outline } = await decide([prose(), paragraph('Introduction of rabbits was a mistake.'), prose()]);
    expect(outline).toEqual([]);
  });

  test('a sentence in a script without capitals is not one', async () => {
    expect((await decide([prose(), paragraph('引言。'), prose()])).outline).toEqual([]);
  });

  test.each(['FIGURES', 'TABLES'])('%j in capitals names a list and is not a caption', async (title) => {
    expect((await decide([prose(), paragraph(title), prose()])).outline).toContain(`1 ${title}`);
  });
});

describe('headings by their appearance', () => {
  test.each([
    ['bold and centred', paragraph('Soil', { bold: true, centred: true })],
    ['large and bold', paragraph('Soil', { bold: true, size: 16 })],
    ['bold and in capitals', paragraph('SOIL', { bold: true })],
    ['bold on a new page', paragraph('Soil', { bold: true, pageBreakBefore: true })],
  ])('a short line that is %s', async (_look, line) => {
    const { headings } = await decide([prose(), line, prose()]);
    expect(headings.map((each) => each.witness)).toEqual(['look']);
  });

  test('a bold line with a number has the level of the number', async () => {
    const { outline } = await decide([prose(), paragraph('2.1 Sand', { bold: true }), prose()]);
    expect(outline).toEqual(['2 2.1 Sand']);
  });

  test('an automatic number determines the level too', async () => {
    const numbering = numberingPart([
      [
        { format: 'decimal', text: '%1' },
        { format: 'decimal', text: '%1.%2' },
      ],
    ]);
    const line = paragraph('Sand', { bold: true, numbering: { id: 1, level: 1 } });
    const { outline, headings } = await decide([prose(), line, prose()], { numbering });
    expect(outline).toEqual(['2 Sand']);
    expect(headings[0]?.automaticNumber).toBe('%1.%2');
  });

  test.each([
    ['a line that is bold alone', paragraph('Soil', { bold: true })],
    [
      'a bold line at the top of a page that was full',
      paragraph([recordedPageBreak(), run('Soil', { bold: true })]),
    ],
    ['a bold sentence', paragraph('This is the point of it all.', { bold: true, centred: true })],
    ['a bold paragraph of some length', paragraph(words(40), { bold: true, centred: true })],
    ['a bold line in a cell', table([[[paragraph('Soil', { bold: true, centred: true })], 'Sand']])],
  ])('not %s', async (_case, line) => {
    expect((await decide([prose(), line, prose()])).outline).toEqual([]);
  });

  test('are not recognised if the author uses heading styles', async () => {
    const styled = ['Soil', 'Sand', 'Clay', 'Silt'].flatMap((title) => [heading(1, title), prose()]);
    const { outline } = await decide([
      ...styled,
      paragraph('In short', { bold: true, centred: true }),
      prose(),
    ]);
    expect(outline).toHaveLength(4);
  });
});

describe('in frames', () => {
  const inFrame = (block: string) =>
    block.replace('<w:pPr>', '<w:pPr><w:framePr w:w="5000" w:hAnchor="page"/>');
  const title = inFrame(paragraph('Introduction', { spacingAfter: 0 }));
  const passage = inFrame(paragraph(words(40), { spacingAfter: 0 }));

  test('a word that names a part is no heading beside the text', async () => {
    expect((await decide([prose(), title, prose()])).outline).toEqual([]);
  });

  test('it is one if the text itself is in frames', async () => {
    expect((await decide([title, passage, passage])).outline).toEqual(['1 Introduction']);
  });
});

describe('in text boxes that hold the text itself', () => {
  const boxed = (block: string) => paragraph([textBox(block)]);

  test('headings are found as in the text', async () => {
    const { outline } = await decide([
      boxed(heading(1, 'Soil')),
      boxed(prose(150)),
      boxed(paragraph('References', { bold: true })),
      boxed(prose(150)),
    ]);
    expect(outline).toEqual(['1 Soil', '1 References']);
  });
});
