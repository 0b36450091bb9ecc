import { describe, expect, test } from 'vitest';
import { readNotes, readStory } from '../../../../src/core/docx/story/read-story.ts';
import { readNumbering } from '../../../../src/core/docx/story/styles/numbering.ts';
import { readStyles } from '../../../../src/core/docx/story/styles/read-styles.ts';
import { createStyleSheet } from '../../../../src/core/docx/story/styles/style-sheet.ts';
import { refusal } from '../../../support/docx/refusal.ts';
import { namespaces } from '../../../support/docx/xml.ts';
import { endlessPart, xmlPart } from '../../../support/docx/xml-part.ts';

const w = `xmlns:w="${namespaces.w}"`;
const sheet = createStyleSheet([], { paragraph: {}, run: {} });
const read = (xml: string) => readStory(xmlPart(xml), sheet);
const nested = (depth: number) =>
  `<w:document ${w}>${'<w:p>'.repeat(depth - 1)}${'</w:p>'.repeat(depth - 1)}</w:document>`;

describe('a document with endless paragraphs', () => {
  const part = endlessPart(`<w:document ${w}>`, '<w:p/>'.repeat(1000));
  const refused = refusal(readStory(part, sheet));

  test('is refused after 500,000', async () => {
    const { code, details } = await refused;
    expect([code, details]).toEqual(['document_too_large', { what: 'paragraphs', most: 500_000 }]);
  });

  test('is no longer read after one too many', async () => {
    await refused;
    expect(part.pieces()).toBe(501);
  });

  test('is refused with a helpful sentence', async () => {
    expect((await refused).message).toContain('more paragraphs than can be analysed');
  });
});

describe('an endless part', () => {
  test.each([
    ['tables', '<w:tbl/>'.repeat(1000), 100_000],
    ['drawings', `<w:p>${'<w:pict/>'.repeat(1000)}</w:p>`, 100_000],
    ['sections', '<w:sectPr/>'.repeat(1000), 100_000],
    ['breaks', `<w:p>${'<w:br w:type="page"/>'.repeat(1000)}</w:p>`, 200_000],
    ['notes', `<w:p>${'<w:footnoteReference/>'.repeat(1000)}</w:p>`, 200_000],
  ])('is no longer read after too many %s', async (what, piece, most) => {
    const error = await refusal(readStory(endlessPart(`<w:document ${w}>`, piece), sheet));
    expect([error.code, error.details]).toEqual(['document_too_large', { what, most }]);
  });

  test('is no longer read after too many styles', async () => {
    const error = await refusal(readStyles(endlessPart(`<w:styles ${w}>`, '<w:style/>'.repeat(1000))));
    expect(error.details).toEqual({ what: 'styles', most: 100_000 });
  });

  test('is no longer read after too many lists', async () => {
    const error = await refusal(readNumbering(endlessPart(`<w:numbering ${w}>`, '<w:num/>'.repeat(1000))));
    expect(error.details).toEqual({ what: 'lists', most: 200_000 });
  });

  test('is no longer read after too many footnotes', async () => {
    const thousand = [...Array(1000).keys()];
    const part = endlessPart(`<w:footnotes ${w}>`, (index) =>
      thousand.map((id) => `<w:footnote w:id="${1000 * index + id}"/>`).join(''),
    );
    const error = await refusal(readNotes(part, 'footnote', sheet));
    expect(error.details).toEqual({ what: 'notes', most: 200_000 });
  });
});

describe('a document of 500,000 paragraphs', () => {
  test('is read', async () => {
    const story = await read(`<w:document ${w}>${'<w:p/>'.repeat(500_000)}</w:document>`);
    expect(story.paragraphs).toHaveLength(500_000);
  });
});

describe('nested elements', () => {
  test('are read 5000 deep', async () => {
    expect((await read(nested(5000))).paragraphs).toHaveLength(4999);
  });

  test('are refused one level deeper', async () => {
    expect((await refusal(read(nested(5001)))).code).toBe('document_too_large');
  });

  test('are refused if they are nested endlessly', async () => {
    const error = await refusal(readStory(endlessPart(`<w:document ${w}>`, '<w:sdt>'.repeat(1000)), sheet));
    expect(error.code).toBe('document_too_large');
  });

  test('are refused in styles too', async () => {
    const error = await refusal(readStyles(endlessPart(`<w:styles ${w}>`, '<w:rPr>'.repeat(1000))));
    expect(error.code).toBe('document_too_large');
  });
});

describe('attributes and namespaces', () => {
  const attributes = (count: number) =>
    Array.from({ length: count }, (_each, index) => ` a${index}=""`).join('');
  const declarations = (from: number, count: number) =>
    Array.from({ length: count }, (_each, index) => ` xmlns:p${from + index}="${namespaces.w}"`).join('');

  test('are read up to a thousand per element', async () => {
    expect((await read(`<w:document ${w}><w:p${attributes(1000)}/></w:document>`)).paragraphs).toHaveLength(
      1,
    );
  });

  test('are refused beyond a thousand per element', async () => {
    const error = await refusal(read(`<w:document ${w}><w:p${attributes(1001)}/></w:document>`));
    expect(error.code).toBe('document_too_large');
  });

  test('are counted separately for each element', async () => {
    const paragraph = `<w:p${attributes(400)}/>`;
    expect((await read(`<w:document ${w}>${paragraph.repeat(5)}</w:document>`)).paragraphs).toHaveLength(5);
  });

  test('are refused if more than a thousand prefixes are in use at the same time', async () => {
    const error = await refusal(
      read(`<a${declarations(0, 600)}><b${declarations(600, 600)}><w:p ${w}/></b></a>`),
    );
    expect(error.details).toEqual({ what: 'namespaces', most: 1000 });
  });

  test('are released with their element', async () => {
    const elements = [0, 1, 2, 3].map((index) => `<b${declarations(index * 600, 600)}/>`).join('');
    expect((await read(`<w:document ${w}>${elements}<w:p/></w:document>`)).paragraphs).toHaveLength(1);
  });

  test('that we do not use may occur in any number', async () => {
    const elements = Array.from({ length: 3000 }, (_each, index) => `<b xmlns:p${index}="urn:x"/>`).join('');
    expect((await read(`<w:document ${w}>${elements}<w:p/></w:document>`)).paragraphs).toHaveLength(1);
  });
});

describe('elements with many names', () => {
  test('are skipped', async () => {
    const elements = Array.from({ length: 12_000 }, (_each, index) => `<w:x${index}/>`).join('');
    expect((await read(`<w:document ${w}>${elements}<w:p/></w:document>`)).paragraphs).toHaveLength(1);
  });
});
