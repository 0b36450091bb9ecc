import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countWords } from '../../../../src/core/docx/text/words.ts';
import { fieldEnd, fieldStart } from '../../../support/docx/fields.ts';
import { readBody, readFirst } from '../../../support/docx/read-document.ts';
import { paragraph, run } from '../../../support/docx/text.ts';

/** Longer text is read in pieces of this length. */
const pieceLength = 65_536;

describe('a text that is read in pieces', () => {
  test('counts a word that is cut as one word', async () => {
    expect((await readFirst(paragraph('x'.repeat(3 * pieceLength)))).words).toBe(1);
  });

  test('has the words, characters and beginning that it has in short runs', async () => {
    const part = fc.constantFrom(
      'a',
      'Harbour',
      ' ',
      '  ',
      '\n',
      '&',
      '<',
      '>',
      ']]',
      '😀',
      '北',
      '’',
      '\u00ad',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 30 }),
        fc.array(part, { minLength: 10, maxLength: 60 }),
        async (less, parts) => {
          const text = 'y'.repeat(pieceLength - less) + parts.join('');
          const whole = await readFirst(paragraph(text));
          const inRuns = await readFirst(paragraph(Array.from(text, (each) => run(each))));
          expect(whole).toEqual(inRuns);
          expect(whole.words).toBe(countWords(text));
        },
      ),
      { numRuns: 4 },
    );
  });

  test('is the instruction of one field', async () => {
    const instruction = `ADDIN ZOTERO_BIBL ${'x'.repeat(3 * pieceLength)}`;
    const story = await readBody(paragraph([fieldStart(instruction), run('Smith 1999'), fieldEnd()]));
    expect(story.paragraphs[0]?.roles).toEqual(['bibliography']);
    expect(story.fieldCharacters).toBe(instruction.replaceAll(' ', '').length);
  });
});
