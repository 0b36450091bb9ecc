import { describe, expect, test } from 'vitest';
import type { Section } from '../../../../src/core/docx/story/story.ts';
import { readBody, readBuilt } from '../../../support/docx/read-document.ts';
import { heading, paragraph, sectionBreak } from '../../../support/docx/text.ts';

/** The section whose properties have these children. */
async function sectionOf(content: string): Promise<Section> {
  const { sections } = await readBody(`<w:p><w:pPr><w:sectPr>${content}</w:sectPr></w:pPr></w:p>`);
  const [section] = sections;
  if (section === undefined) throw new Error('The document has no section.');
  return section;
}

describe('the page of a section', () => {
  test('is measured in points', async () => {
    expect(await sectionOf('<w:pgSz w:w="12240" w:h="15840"/>')).toMatchObject({
      pageWidth: 612,
      pageHeight: 792,
    });
  });

  test('may have units, as Strict documents write them', async () => {
    expect(await sectionOf('<w:pgSz w:w="8.5in" w:h="27.94cm"/>')).toMatchObject({
      pageWidth: 612,
      pageHeight: 792,
    });
  });

  test('is US Letter with one-inch margins if the section says nothing', async () => {
    expect(await sectionOf('')).toMatchObject({
      pageWidth: 612,
      pageHeight: 792,
      marginTop: 72,
      marginBottom: 72,
      marginLeft: 72,
      marginRight: 72,
    });
  });

  test.each([
    '<w:pgSz/>',
    '<w:pgSz w:w="0" w:h="0"/>',
    '<w:pgSz w:w="wide" w:h="NaN"/>',
    '<w:pgSz w:w="-5" w:h="-5"/>',
  ])('is US Letter if its size makes no sense: %s', async (size) => {
    expect(await sectionOf(size)).toMatchObject({ pageWidth: 612, pageHeight: 792 });
  });

  test('has its margins', async () => {
    const margins = '<w:pgMar w:top="1440" w:bottom="720" w:left="2880" w:right="1.5cm"/>';
    expect(await sectionOf(margins)).toMatchObject({ marginTop: 72, marginBottom: 36, marginLeft: 144 });
  });

  test('has a gutter added to its left margin', async () => {
    const margins = '<w:pgMar w:top="1440" w:left="1440" w:gutter="200"/>';
    expect((await sectionOf(margins)).marginLeft).toBe(82);
  });

  test.each([
    ['<w:docGrid w:type="lines" w:linePitch="320"/>', 16],
    ['<w:docGrid w:type="linesAndChars" w:linePitch="320" w:charSpace="5"/>', 16],
    ['<w:docGrid w:linePitch="360"/>', null],
    ['<w:docGrid w:type="default" w:linePitch="360"/>', null],
    ['<w:docGrid w:type="lines"/>', null],
    ['<w:docGrid w:type="lines" w:linePitch="-5"/>', null],
  ])('has a line grid if East Asian layout sets one: %s', async (grid, linePitch) => {
    expect((await sectionOf(grid)).linePitch).toBe(linePitch);
  });

  test.each([
    ['<w:cols w:num="2" w:space="425"/>', 21.25],
    ['<w:cols w:num="2"/>', 36],
    ['<w:cols w:space="-5"/>', 0],
  ])('has a gap between columns: %s', async (columns, columnGap) => {
    expect((await sectionOf(columns)).columnGap).toBe(columnGap);
  });

  test('has a margin that the header may overlap', async () => {
    expect((await sectionOf('<w:pgMar w:top="-1440"/>')).marginTop).toBe(72);
  });

  test.each([
    [
      'above and below',
      '<w:pgSz w:w="12240" w:h="2880"/><w:pgMar w:top="1440" w:bottom="1440"/>',
      'marginTop',
    ],
    ['above and below, far too large', '<w:pgMar w:top="99999" w:bottom="-99999"/>', 'marginBottom'],
    ['at the sides', '<w:pgMar w:left="6120" w:right="6120"/>', 'marginLeft'],
  ] as const)('has no margins that leave no room for text: %s', async (_name, content, margin) => {
    expect((await sectionOf(content))[margin]).toBe(0);
  });

  test.each([
    ['<w:cols w:num="999999999"/>', 45],
    ['<w:cols w:num="2"/>', 2],
    ['<w:cols w:num="0"/>', 1],
    ['<w:cols/>', 1],
    ['<w:cols w:num="3" w:equalWidth="0"><w:col w:w="1"/><w:col w:w="2"/><w:col w:w="3"/></w:cols>', 3],
  ])('has columns: %s', async (columns, count) => {
    expect((await sectionOf(columns)).columns).toBe(count);
  });
});

describe('a section', () => {
  test.each(['nextPage', 'oddPage', 'evenPage', 'continuous', 'nextColumn'] as const)(
    'can start as %s',
    async (type) => {
      expect((await sectionOf(`<w:type w:val="${type}"/>`)).start).toBe(type);
    },
  );

  test.each(['', '<w:type/>', '<w:type w:val="constructor"/>'])(
    'starts on a new page else: "%s"',
    async (type) => {
      expect((await sectionOf(type)).start).toBe('nextPage');
    },
  );

  test('knows the format and start of its page numbers', async () => {
    const section = await sectionOf('<w:pgNumType w:fmt="lowerRoman" w:start="3"/>');
    expect([section.numberFormat, section.numberStart]).toEqual(['lowerRoman', 3]);
  });

  test('has no page numbers of its own if it says nothing', async () => {
    const section = await sectionOf('');
    expect([section.numberFormat, section.numberStart]).toEqual([null, null]);
  });

  test.each([
    ['<w:titlePg/>', true],
    ['<w:titlePg w:val="0"/>', false],
    ['', false],
  ])('has a title page or not: "%s"', async (content, titlePage) => {
    expect((await sectionOf(content)).titlePage).toBe(titlePage);
  });

  test('is not affected by formats in its notes', async () => {
    const section = await sectionOf(
      '<w:footnotePr><w:numFmt w:val="lowerRoman"/><w:type w:val="x"/></w:footnotePr>',
    );
    expect([section.numberFormat, section.start]).toEqual([null, 'nextPage']);
  });
});

describe('the end of a section', () => {
  test('is the paragraph that has its properties', async () => {
    const { paragraphs, sections } = await readBody(
      paragraph('a'),
      heading(1, 'b', { section: {} }),
      paragraph('c'),
    );
    expect([
      paragraphs.map(({ endsSection }) => endsSection),
      sections.map(({ lastParagraph }) => lastParagraph),
    ]).toEqual([
      [null, 0, null],
      [1, 2],
    ]);
  });

  test('of the last section is the last paragraph', async () => {
    const { sections } = await readBody(sectionBreak(), sectionBreak(), paragraph('a'));
    expect(sections.map(({ lastParagraph }) => lastParagraph)).toEqual([0, 1, 2]);
  });

  test('of a document without text is before its first paragraph', async () => {
    expect((await readBody()).sections.map(({ lastParagraph }) => lastParagraph)).toEqual([-1]);
  });

  test('is the same in Strict documents', async () => {
    const { story } = await readBuilt({
      body: [sectionBreak({ format: 'lowerRoman' }), paragraph('a')],
      strict: true,
    });
    expect(story.sections.map(({ numberFormat }) => numberFormat)).toEqual(['lowerRoman', null]);
  });
});
