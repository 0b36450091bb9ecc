import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStory } from '../../../../src/core/docx/story/read-story.ts';
import type { Story } from '../../../../src/core/docx/story/story.ts';
import { createStyleSheet } from '../../../../src/core/docx/story/styles/style-sheet.ts';
import { countWords } from '../../../../src/core/docx/text/words.ts';
import { textBox } from '../../../support/docx/drawings.ts';
import { contentControl } from '../../../support/docx/fields.ts';
import { wordsOf } from '../../../support/docx/read-document.ts';
import { table } from '../../../support/docx/tables.ts';
import { paragraph } from '../../../support/docx/text.ts';
import { renamed, rootElement } from '../../../support/docx/xml.ts';
import { xmlPart } from '../../../support/docx/xml-part.ts';

const sheet = createStyleSheet([], { paragraph: {}, run: {} });
const documentOf = (...blocks: string[]) => rootElement('w:document', `<w:body>${blocks.join('')}</w:body>`);
const read = (xml: string, pieceLength?: number): Promise<Story> =>
  readStory(xmlPart(xml, pieceLength), sheet);

const signs = ['a', 'Z', '-', '–', '/', ' ', ' ', '\u00a0', '\u00ad', '&', '<', '字', 'か', '한', '𠀀'];
const text = fc.array(fc.constantFrom(...signs), { maxLength: 25 }).map((characters) => characters.join(''));

describe('a story', () => {
  const blocks = fc.array(fc.tuple(text, fc.constantFrom('plain', 'cell', 'box', 'control')), {
    maxLength: 6,
  });
  const block = (content: string, place: string) => {
    if (place === 'cell') return table([[content]]);
    if (place === 'box') return paragraph([textBox(paragraph(content))]);
    return place === 'control' ? contentControl([paragraph(content)]) : paragraph(content);
  };

  test('has the words of its paragraphs, wherever they are', async () => {
    const property = fc.asyncProperty(blocks, async (contents) => {
      const story = await read(documentOf(...contents.map(([content, place]) => block(content, place))));
      const expected = contents.reduce((sum, [content]) => sum + countWords(content), 0);
      expect(wordsOf(story)).toBe(expected);
    });
    await fc.assert(property);
  });

  test('has in every paragraph the words of its own text', async () => {
    const property = fc.asyncProperty(blocks, async (contents) => {
      const story = await read(documentOf(...contents.map(([content, place]) => block(content, place))));
      expect(story.paragraphs.map(({ words }) => words)).toEqual(
        story.paragraphs.map((each) => countWords(each.text)),
      );
    });
    await fc.assert(property);
  });

  test.each([
    ['as Strict OOXML', { strict: true }],
    ['under another prefix', { prefix: 'ns0' }],
  ])('is the same %s', async (_name, options) => {
    const property = fc.asyncProperty(blocks, async (contents) => {
      const xml = documentOf(...contents.map(([content, place]) => block(content, place)));
      expect(await read(renamed(xml, options))).toEqual(await read(xml));
    });
    await fc.assert(property, { numRuns: 40 });
  });

  test('is the same in whatever pieces its part is read', async () => {
    const property = fc.asyncProperty(
      blocks,
      fc.integer({ min: 1, max: 50 }),
      async (contents, pieceLength) => {
        const xml = documentOf(...contents.map(([content, place]) => block(content, place)));
        expect(await read(xml, pieceLength)).toEqual(await read(xml));
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });
});
