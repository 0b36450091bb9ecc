import { describe, expect, test } from 'vitest';
import { signed, storedInWords } from '../../../../src/core/docx/evidence/in-words.ts';
import type { StoredWords } from '../../../../src/core/docx/evidence/word-comparison.ts';
import type { DocxOptions } from '../../../support/docx/docx.ts';
import { textBox } from '../../../support/docx/drawings.ts';
import { field } from '../../../support/docx/fields.ts';
import type { PropertiesOptions } from '../../../support/docx/parts.ts';
import { footnoteReference, heading, pageBreak, paragraph, run } from '../../../support/docx/text.ts';
import { report } from '../structure/decisions.ts';
import { entry, prose } from '../structure/prose.ts';

const front = [paragraph('A Title', { style: 'Title' }), paragraph([pageBreak()])];
const body = [heading(1, 'Introduction'), prose(), prose()];

/** As Word writes it: so many words at so many characters, and as many spaces as words less one a paragraph. */
function estimate(words: number, charactersPerWord: number): PropertiesOptions {
  const characters = Math.round(words * charactersPerWord);
  return { words, characters, charactersWithSpaces: characters + words - 3, paragraphs: 3 };
}

async function stored(
  parts: readonly string[],
  options: Omit<DocxOptions, 'body'>,
): Promise<StoredWords | null> {
  return (await report(parts, options)).inWord?.stored ?? null;
}

function wordsOf(found: StoredWords | null, name: string): number {
  return found?.parts.find((part) => part.name === name)?.words ?? 0;
}

describe('Word’s stored word count', () => {
  test('is not reported if the file has none', async () => {
    expect(await stored(body, {})).toBeNull();
    expect(await stored(body, { properties: { pages: 3 } })).toBeNull();
    expect(await stored(body, { properties: { words: 0 } })).toBeNull();
  });

  test('is recognised as an estimate by its spaces, with the characters assumed per word', async () => {
    expect((await stored(body, { properties: estimate(500, 5.7) }))?.charactersPerWord).toBe(5.7);
    const counted = { ...estimate(500, 5.7), charactersWithSpaces: 3400 };
    expect((await stored(body, { properties: counted }))?.charactersPerWord).toBeNull();
  });

  test('is explained from our words of the text by parts that add up', async () => {
    const parts = [...front, ...body, heading(1, 'References'), paragraph(entry(1)), paragraph(entry(2))];
    for (const properties of [estimate(900, 5.7), { words: 17 }]) {
      const { inWord, words } = await report(parts, { properties });
      const sum = (inWord?.stored?.parts ?? []).reduce((all, part) => all + part.words, words.text);
      expect(sum).toBe(properties.words);
      expect(wordsOf(inWord?.stored ?? null, 'front')).toBe(words.front);
      expect(wordsOf(inWord?.stored ?? null, 'references')).toBe(words.references);
    }
  });

  test('leaves out notes and text boxes', async () => {
    const parts = [
      ...body,
      paragraph([run('See'), footnoteReference(1)]),
      paragraph([textBox(paragraph('In a box'))]),
    ];
    const found = await stored(parts, {
      footnotes: [[paragraph('A note of five words')]],
      properties: estimate(900, 5.7),
    });
    expect(wordsOf(found, 'notes')).toBe(-5);
    expect(wordsOf(found, 'textBoxes')).toBe(-3);
  });

  test('includes field codes, by their characters', async () => {
    const cited = paragraph([field(`ADDIN ZOTERO_ITEM ${'x'.repeat(570)}`, '(Ada, 2001)')]);
    const code = 'ADDINZOTERO_ITEM'.length + 570;
    const found = await stored([...body, cited], { properties: estimate(900, 5.7) });
    expect(wordsOf(found, 'fieldCodes')).toBe(Math.round(code / 5.7));
  });

  test('depends on the length of words', async () => {
    const long = paragraph('characteristically '.repeat(50).trim());
    const found = await stored([heading(1, 'Introduction'), long], { properties: estimate(900, 5.7) });
    expect(wordsOf(found, 'wordLength')).toBeGreaterThan(100);
  });

  test('names what nothing explains', async () => {
    const found = await stored(body, { properties: { words: 83 } });
    const { words } = await report(body);
    expect(found?.parts).toEqual([{ name: 'unexplained', words: 83 - words.text }]);
  });
});

describe('the explanation of the stored count', () => {
  test('names each part with its sign, between our number and the stored one', () => {
    const parts: StoredWords['parts'] = [
      { name: 'front', words: 1_112 },
      { name: 'wordLength', words: -942 },
    ];
    const { says, rows } = storedInWords({ words: 22_444, charactersPerWord: 5.4, parts }, 22_274);
    expect(says).toContain('22,444');
    expect(says).toContain('5.4 characters');
    expect(rows).toEqual([
      ['Our words of text', 22_274],
      ['front matter', 1_112],
      ['words shorter than 5.4 characters', -942],
      ['The stored count', 22_444],
    ]);
  });

  test('has the right signs', () => {
    expect([signed(1_112), signed(-15)]).toEqual(['+1,112', '−15']);
  });
});
