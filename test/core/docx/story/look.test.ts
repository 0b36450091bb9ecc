import { describe, expect, test } from 'vitest';
import type { Look } from '../../../../src/core/docx/story/story.ts';
import { readBuilt, readFirst } from '../../../support/docx/read-document.ts';
import { style } from '../../../support/docx/styles.ts';
import { paragraph, run } from '../../../support/docx/text.ts';

const styled = (properties: string, text = 'xxxx') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const fonts = (name: string) => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}"/>`;

describe('the look of a paragraph', () => {
  test.each<[string, string, Partial<Look>]>([
    ['bold', '<w:b/>', { bold: 1, italic: 0 }],
    ['bold switched off', '<w:b w:val="0"/>', { bold: 0 }],
    ['italic', '<w:i w:val="true"/>', { italic: 1, bold: 0 }],
    ['underlined', '<w:u w:val="single"/>', { underlined: 1 }],
    ['not underlined', '<w:u w:val="none"/>', { underlined: 0 }],
    ['capitals', '<w:caps/>', { capitals: 1 }],
    ['small capitals', '<w:smallCaps/>', { capitals: 1 }],
    ['capitals that are not small ones', '<w:caps/><w:smallCaps w:val="0"/>', { capitals: 1 }],
    ['neither', '<w:caps w:val="0"/><w:smallCaps w:val="0"/>', { capitals: 0 }],
    ['a size', '<w:sz w:val="31"/>', { size: 15.5 }],
    ['a size with a unit', '<w:sz w:val="15.5pt"/>', { size: 15.5 }],
    ['a senseless size', '<w:sz w:val="big"/>', { size: 12 }],
    ['a size that no font has', '<w:sz w:val="999999999"/>', { size: 1584 }],
    ['a typewriter’s face', fonts('Courier New'), { monospaced: 1 }],
    ['another typewriter’s face', fonts('DejaVu Sans Mono'), { monospaced: 1 }],
    ['a face whose name only holds such a word', fonts('Monotype Corsiva'), { monospaced: 0 }],
    ['any other face', fonts('Arial'), { monospaced: 0 }],
  ])('is determined by its runs: %s', async (_name, properties, look) => {
    expect((await readFirst(paragraph([styled(properties)]))).look).toMatchObject(look);
  });

  test('is weighted by characters', async () => {
    const { look } = await readFirst(
      paragraph([styled('<w:b/><w:sz w:val="40"/>', 'xxx'), styled('<w:sz w:val="20"/>', 'x')]),
    );
    expect([look.bold, look.size]).toEqual([0.75, 17.5]);
  });

  test('is not affected by white space', async () => {
    const { look } = await readFirst(paragraph([run('x', { bold: true }), run(' \t   \u00a0')]));
    expect(look.bold).toBe(1);
  });

  test('is not affected by hidden text', async () => {
    const { look } = await readFirst(paragraph([run('x'), styled('<w:vanish/><w:b/>')]));
    expect(look.bold).toBe(0);
  });

  test('of an equation is not that of the run before', async () => {
    const math = '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>';
    expect((await readFirst(paragraph([run('x', { bold: true }), math]))).look.bold).toBe(0.5);
  });

  test('has the size of its style if it has no text', async () => {
    expect((await readFirst(paragraph([], { style: 'Title' }))).look.size).toBe(28);
  });

  test('keeps no more of a font’s name than any font has', async () => {
    const { look } = await readFirst(paragraph([styled(fonts('x'.repeat(1000)))]));
    expect(look.font).toBe('x'.repeat(100));
  });

  test('of the mark is not that of the text', async () => {
    const block = `<w:p><w:pPr><w:rPr><w:b/><w:sz w:val="60"/></w:rPr></w:pPr>${run('x')}</w:p>`;
    expect((await readFirst(block)).look).toMatchObject({ bold: 0, size: 12 });
  });

  test('has no small capitals if the run turns off those of the style', async () => {
    const moreStyles = [style({ id: 'Small', name: 'Small', run: '<w:smallCaps/>' })];
    const body = [paragraph([styled('<w:smallCaps w:val="0"/>')], { style: 'Small' })];
    expect((await readBuilt({ body, moreStyles })).story.paragraphs[0]?.look.capitals).toBe(0);
  });
});

describe('the format of a paragraph', () => {
  const formatOf = async (properties: string) =>
    (await readFirst(`<w:p><w:pPr>${properties}</w:pPr></w:p>`)).format;

  test.each<[string, string, object]>([
    ['its alignment', '<w:jc w:val="center"/>', { alignment: 'center' }],
    ['that it stays with the next', '<w:keepNext/>', { keepWithNext: true }],
    ['that it stays together', '<w:keepLines/>', { keepTogether: true }],
    ['that it is in a frame', '<w:framePr w:w="100"/>', { framed: true }],
    ['spaces in points', '<w:spacing w:before="240" w:after="120"/>', { spaceBefore: 12, spaceAfter: 6 }],
    [
      'spaces with a unit',
      '<w:spacing w:before="12pt" w:after="0.5in"/>',
      { spaceBefore: 12, spaceAfter: 36 },
    ],
    ['lines as multiples', '<w:spacing w:line="480" w:lineRule="auto"/>', { line: 2, lineRule: 'auto' }],
    ['lines as multiples without a rule', '<w:spacing w:line="360"/>', { line: 1.5, lineRule: 'auto' }],
    ['lines in points', '<w:spacing w:line="480" w:lineRule="exact"/>', { line: 24, lineRule: 'exact' }],
    [
      'lines of at least some points',
      '<w:spacing w:line="300" w:lineRule="atLeast"/>',
      { line: 15, lineRule: 'atLeast' },
    ],
    [
      'indents',
      '<w:ind w:left="720" w:right="1440" w:firstLine="360"/>',
      { indentLeft: 36, indentRight: 72, indentFirst: 18 },
    ],
    [
      'indents as Strict documents call them',
      '<w:ind w:start="720" w:end="1440"/>',
      { indentLeft: 36, indentRight: 72 },
    ],
    ['a hanging indent', '<w:ind w:hanging="720"/>', { indentFirst: -36 }],
    ['that spaces between its like are left out', '<w:contextualSpacing/>', { contextualSpacing: true }],
    [
      'no space that no page has',
      '<w:spacing w:before="999999999" w:after="-999999in"/>',
      { spaceBefore: 1584, spaceAfter: -1584 },
    ],
  ])('says %s', async (_name, properties, format) => {
    expect(await formatOf(properties)).toMatchObject(format);
  });

  test('does not treat tab stops as tabs', async () => {
    const block = `<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs></w:pPr>${run('x')}</w:p>`;
    expect((await readFirst(block)).text).toBe('x');
  });
});
