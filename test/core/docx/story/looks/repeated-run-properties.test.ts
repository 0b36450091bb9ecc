import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStory } from '../../../../../src/core/docx/story/read-story.ts';
import { createStyleSheet } from '../../../../../src/core/docx/story/styles/style-sheet.ts';
import { namespaces } from '../../../../support/docx/xml.ts';
import { xmlPart } from '../../../../support/docx/xml-part.ts';

const sheet = createStyleSheet(
  [
    {
      id: 'big',
      type: 'paragraph',
      name: 'big',
      basedOn: null,
      isDefault: false,
      paragraph: {},
      run: { size: 20 },
    },
    {
      id: 'strong',
      type: 'character',
      name: 'strong',
      basedOn: null,
      isDefault: false,
      paragraph: {},
      run: { bold: true },
    },
  ],
  { paragraph: {}, run: { size: 10 } },
);
const document = (content: string) =>
  `<w:document xmlns:w="${namespaces.w}" xmlns:m="${namespaces.m}">${content}</w:document>`;
const read = async (content: string, pieceLength?: number) =>
  (await readStory(xmlPart(document(content), pieceLength), sheet)).paragraphs;
const run = (properties: string, text = 'word') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;

describe('run properties that are repeated word for word', () => {
  test('mean the same for every run', async () => {
    const paragraphs = await read(paragraph(run('<w:b/><w:sz w:val="30"/>')).repeat(3));
    expect(paragraphs.map(({ look }) => [look.bold, look.size])).toEqual([
      [1, 15],
      [1, 15],
      [1, 15],
    ]);
  });

  test('are applied on top of the style of their paragraph', async () => {
    const styled = `<w:p><w:pPr><w:pStyle w:val="big"/></w:pPr>${run('<w:i/>')}</w:p>`;
    const [first, second, third] = await read(
      `${paragraph(run('<w:i/>'))}${styled}${paragraph(run('<w:i/>'))}`,
    );
    expect([first?.look.size, second?.look.size, third?.look.size]).toEqual([10, 20, 10]);
  });

  test('keep their character style', async () => {
    const paragraphs = await read(paragraph(run('<w:rStyle w:val="strong"/>')).repeat(2));
    expect(paragraphs.map(({ look }) => look.bold)).toEqual([1, 1]);
  });

  test('hide each run', async () => {
    expect((await read(paragraph(run('<w:vanish/>'), 'x', run('<w:vanish/>'))))[0]?.words).toBe(0);
  });

  test('are distinguished from those of a run that has two', async () => {
    const twice = '<w:r><w:rPr><w:b/></w:rPr><w:rPr><w:i/></w:rPr><w:t>word</w:t></w:r>';
    const paragraphs = await read(
      paragraph(run('<w:b/>')) + paragraph(twice) + paragraph(run('<w:b/>')) + paragraph(run('<w:i/>')),
    );
    expect(paragraphs.map(({ look }) => [look.bold, look.italic])).toEqual([
      [1, 0],
      [1, 1],
      [1, 0],
      [0, 1],
    ]);
  });

  test('count an equation inside them each time', async () => {
    const odd = run('<m:oMath/>', 'x');
    expect((await read(paragraph(odd) + paragraph(odd))).map(({ equations }) => equations)).toEqual([1, 1]);
  });

  test('mean something different if their prefix does', async () => {
    const other = `<x xmlns:w="urn:other"><y xmlns:v="${namespaces.w}">${paragraph(run('<w:b/>')).replaceAll(
      /(<\/?)w:(?!b)/g,
      '$1v:',
    )}</y></x>`;
    const paragraphs = await read(paragraph(run('<w:b/>')) + other + paragraph(run('<w:b/>')));
    expect(paragraphs.map(({ look }) => look.bold)).toEqual([1, 0, 1]);
  });

  test('mean the same for the mark of every paragraph, which is all there is of an empty one', async () => {
    const marked = '<w:p><w:pPr><w:rPr><w:sz w:val="30"/></w:rPr></w:pPr></w:p>';
    const paragraphs = await read(marked + paragraph(run('<w:sz w:val="30"/>')) + marked);
    expect(paragraphs.map(({ look }) => look.size)).toEqual([15, 15, 15]);
  });

  test('of a mark are not those of the run after it', async () => {
    const both = '<w:p><w:pPr><w:rPr><w:b/></w:rPr></w:pPr><w:r><w:t>word</w:t></w:r></w:p>';
    expect((await read(both.repeat(2))).map(({ look }) => look.bold)).toEqual([0, 0]);
  });

  test('remove the mark of each paragraph that has them', async () => {
    const removed = '<w:rPr><w:del w:id="1"/></w:rPr>';
    const half = (text: string, mark = '') =>
      `<w:p><w:pPr>${mark}</w:pPr><w:r>${removed}<w:t>${text}</w:t></w:r></w:p>`;
    const paragraphs = await read(half('a') + half('b', removed) + half('c', removed) + half('d'));
    expect(paragraphs.map(({ text }) => text)).toEqual(['a', 'bcd']);
  });

  test('of a removed run leave the next one unchanged', async () => {
    const removed = `<w:del>${run('<w:b/>')}</w:del>`;
    const [only] = await read(paragraph(run('<w:b/>'), removed, run('<w:i/>'), run('<w:b/>')));
    expect([only?.words, only?.look.bold, only?.look.italic]).toEqual([1, 2 / 3, 1 / 3]);
  });
});

describe('any run properties', () => {
  const property = fc.constantFrom(
    '<w:b/>',
    '<w:b w:val="0"/>',
    '<w:i/>',
    '<w:sz w:val="40"/>',
    '<w:vanish/>',
    '<w:rStyle w:val="strong"/>',
    '<w:rPrChange><w:rPr><w:b/></w:rPr></w:rPrChange>',
    '<!-- </w:rPr> -->',
    '<w:ins><w:br/></w:ins>',
    '<w:del w:id="1"/>',
    ' text ',
  );
  const marked = (mark: string, each: readonly string[]) =>
    paragraph(`<w:pPr><w:rPr>${mark}</w:rPr></w:pPr>`, ...each.map((content) => run(content)));
  const properties = fc.array(property, { maxLength: 3 }).map((list) => list.join(''));
  const paragraphs = fc
    .array(fc.array(properties, { maxLength: 4 }), { maxLength: 5 })
    .map((list) => list.map((each) => marked(each[0] ?? '', each)).join(''));

  test('have the same result if nothing is recognised, in pieces of a few characters', () =>
    fc.assert(
      fc.asyncProperty(paragraphs, fc.integer({ min: 1, max: 9 }), async (content, length) => {
        expect(await read(content)).toEqual(await read(content, length));
      }),
    ));
});
