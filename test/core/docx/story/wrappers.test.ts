import { describe, expect, test } from 'vitest';
import { readBody, readFirst, textsOf, wordsOf } from '../../../support/docx/read-document.ts';
import { paragraph, run } from '../../../support/docx/text.ts';

const control = (content: string, properties = '') =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

describe('around runs', () => {
  test.each([
    ['a content control', (content: string) => control(content)],
    ['nested content controls', (content: string) => control(control(control(content)))],
    [
      'a smart tag',
      (content: string) =>
        `<w:smartTag w:uri="x" w:element="y"><w:smartTagPr><w:attr w:name="a" w:val="b"/></w:smartTagPr>${content}</w:smartTag>`,
    ],
    [
      'a custom XML element',
      (content: string) => `<w:customXml w:element="x"><w:customXmlPr/>${content}</w:customXml>`,
    ],
    ['a link', (content: string) => `<w:hyperlink w:anchor="a">${content}</w:hyperlink>`],
    [
      'a change of direction',
      (content: string) => `<w:bdo w:val="rtl"><w:dir w:val="ltr">${content}</w:dir></w:bdo>`,
    ],
    ['an insertion', (content: string) => `<w:ins w:id="0" w:author="x">${content}</w:ins>`],
    ['an unknown element', (content: string) => `<x:y xmlns:x="urn:x">${content}</x:y>`],
  ])('%s changes nothing', async (_name, wrap) => {
    const { text, words } = await readFirst(paragraph([run('be'), wrap(run('fore')), run(' this')]));
    expect([text, words]).toEqual(['before this', 2]);
  });

  test.each([
    'proofErr',
    'bookmarkStart',
    'bookmarkEnd',
    'commentRangeStart',
    'commentRangeEnd',
    'permStart',
    'moveFromRangeStart',
    'customXmlInsRangeStart',
  ])('%s does not split a word', async (name) => {
    expect((await readFirst(paragraph([run('be'), `<w:${name} w:id="0"/>`, run('fore')]))).words).toBe(1);
  });
});

describe('around paragraphs', () => {
  test.each([
    ['a content control', (content: string) => control(content)],
    ['nested content controls', (content: string) => control(control(content))],
    ['a custom XML element', (content: string) => `<w:customXml w:element="x">${content}</w:customXml>`],
  ])('%s changes nothing', async (_name, wrap) => {
    expect(textsOf(await readBody(wrap(paragraph('a') + paragraph('b')), paragraph('c')))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});

describe('in a table', () => {
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;

  test('a content control around a row counts as a row', async () => {
    const { tables } = await readBody(
      `<w:tbl>${row(cell('a'), cell('b'))}${control(row(cell('c'), cell('d')))}</w:tbl>`,
    );
    expect(tables[0]).toMatchObject({ rows: 2, columns: 2, cells: 4 });
  });

  test('a content control around a cell counts as a cell', async () => {
    const { tables } = await readBody(`<w:tbl>${row(control(cell('a')), cell('b'))}</w:tbl>`);
    expect(tables[0]).toMatchObject({ rows: 1, columns: 2, cells: 2 });
  });

  test('the text of a control in a cell belongs to the cell', async () => {
    const { paragraphs } = await readBody(
      `<w:tbl>${row(cell('a'), `<w:tc>${control(paragraph('b'))}</w:tc>`)}</w:tbl>`,
    );
    expect(paragraphs.map(({ place }) => place.cell)).toEqual([0, 1]);
  });
});

describe('the properties of a content control', () => {
  test.each([
    ['a list of choices', '<w:dropDownList><w:listItem w:displayText="A" w:value="a"/></w:dropDownList>'],
    ['the look of what is filled in', '<w:rPr><w:vanish/><w:b/></w:rPr>'],
    ['data of a form', '<w:text/><w:dataBinding w:xpath="/a"/>'],
    ['a placeholder', '<w:placeholder><w:docPart w:val="x"/></w:placeholder>'],
  ])('are not text and do not hide any: %s', async (_name, properties) => {
    expect((await readFirst(paragraph([control(run('seen'), properties)]))).text).toBe('seen');
  });
});

describe('an imported file', () => {
  test.each(['<w:altChunk r:id="rId9"/>', `<w:p><w:subDoc r:id="rId9"/></w:p>`])(
    'is counted, because its text is not in the story: %s',
    async (element) => {
      const story = await readBody(paragraph('before'), element, element);
      expect([story.foreignParts, story.firstForeignPart]).toEqual([2, 1]);
    },
  );

  test('adds no words', async () => {
    expect(wordsOf(await readBody('<w:altChunk r:id="rId9"/>'))).toBe(0);
  });
});
