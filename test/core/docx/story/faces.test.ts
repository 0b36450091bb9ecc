import { describe, expect, test } from 'vitest';
import { readBuilt, readFirst } from '../../../support/docx/read-document.ts';
import { style } from '../../../support/docx/styles.ts';
import { paragraph } from '../../../support/docx/text.ts';

const styled = (properties: string, text: string) =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const font = (name: string) => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}"/>`;

describe('the font of a paragraph', () => {
  test('is that of most of its characters', async () => {
    const runs = [styled(font('Arial'), 'aaa'), styled(font('Cambria'), 'bbbb'), styled(font('Arial'), 'aa')];
    expect((await readFirst(paragraph(runs))).look.font).toBe('Arial');
  });

  test('is not affected by white space', async () => {
    const runs = [styled(font('Arial'), 'a'), styled(font('Cambria'), '      ')];
    expect((await readFirst(paragraph(runs))).look.font).toBe('Arial');
  });

  test('is the first of two that are used equally', async () => {
    const runs = [styled(font('Arial'), 'aa'), styled(font('Cambria'), 'bb')];
    expect((await readFirst(paragraph(runs))).look.font).toBe('Arial');
  });

  test('is found among more fonts than anyone uses', async () => {
    const others = Array.from({ length: 500 }, (_each, index) => styled(font(`F${index}`), 'x'));
    expect((await readFirst(paragraph([styled(font('Arial'), 'aa'), ...others]))).look.font).toBe('Arial');
  });

  test('is that of its style if the runs set none', async () => {
    const moreStyles = [style({ id: 'A', name: 'A', run: font('Garamond') })];
    const { story } = await readBuilt({ body: [paragraph('x', { style: 'A' })], moreStyles });
    expect(story.paragraphs[0]?.look.font).toBe('Garamond');
  });
});

describe('a paragraph without text', () => {
  test('looks like its mark', async () => {
    const mark = `<w:rPr>${font('Arial')}<w:sz w:val="60"/></w:rPr>`;
    expect((await readFirst(`<w:p><w:pPr>${mark}</w:pPr></w:p>`)).look).toMatchObject({
      font: 'Arial',
      size: 30,
    });
  });

  test('looks like its mark’s style', async () => {
    const moreStyles = [style({ id: 'C', name: 'C', kind: 'character', run: '<w:sz w:val="16"/>' })];
    const body = ['<w:p><w:pPr><w:rPr><w:rStyle w:val="C"/></w:rPr></w:pPr></w:p>'];
    expect((await readBuilt({ body, moreStyles })).story.paragraphs[0]?.look.size).toBe(8);
  });
});

describe('text of a complex script', () => {
  const complex = '<w:bCs/><w:iCs/><w:szCs w:val="48"/>';
  const latin = '<w:b w:val="0"/><w:sz w:val="20"/>';

  test.each([
    ['Arabic', 'كتاب'],
    ['Hebrew', '«ספר»'],
    ['Thai', 'หนังสือ'],
    ['Hindi', '1. किताब'],
  ])('has its own weight and size: %s', async (_name, text) => {
    const { look } = await readFirst(paragraph([styled(complex + latin, text)]));
    expect(look).toMatchObject({ bold: 1, italic: 1, size: 24 });
  });

  test('is whatever a run says it is, regardless of its characters', async () => {
    const { look } = await readFirst(paragraph([styled(`${complex}${latin}<w:rtl/>`, '123')]));
    expect(look).toMatchObject({ bold: 1, size: 24 });
  });

  test.each([
    ['Latin', 'text'],
    ['Greek', 'κείμενο'],
    ['Cyrillic', 'текст'],
    ['Chinese', '论文'],
  ])('does not include %s', async (_name, text) => {
    const { look } = await readFirst(paragraph([styled(complex + latin, text)]));
    expect(look).toMatchObject({ bold: 0, size: 10 });
  });

  test('is ten points in size by default', async () => {
    expect((await readFirst(paragraph([styled('<w:sz w:val="40"/>', 'كتاب')]))).look.size).toBe(10);
  });
});
