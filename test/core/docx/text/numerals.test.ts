import { describe, expect, test } from 'vitest';
import { foldText } from '../../../../src/core/docx/text/fold-text.ts';
import {
  cardinalWords,
  firstNumbers,
  hanNumeral,
  numberPattern,
  ordinalPattern,
} from '../../../../src/core/docx/text/numerals.ts';

const isWhole = (pattern: string, text: string) => new RegExp(`^${pattern}$`, 'u').test(text);

describe('the number behind a chapter’s word', () => {
  test.each(['1', '12', 'i', 'iv', 'xii', 'a', 'α', 'one', 'twelve', 'premier', 'второи', 'الاول', 'bir'])(
    'can be %s',
    (number) => {
      expect(isWhole(numberPattern, number)).toBe(true);
    },
  );

  test.each(['', '123', 'mm', 'iiiiii', 'og', 'z', 'chapter', 'ones'])('cannot be "%s"', (number) => {
    expect(isWhole(numberPattern, number)).toBe(false);
  });
});

describe('the number before a chapter’s word', () => {
  test.each(['1', '12', 'ii', 'first', 'erstes', 'birinci', 'elso', 'перша'])('can be %s', (number) => {
    expect(isWhole(ordinalPattern, number)).toBe(true);
  });

  test.each(['i', 'a', 'one', 'un', 'bir', ''])('cannot be "%s", which starts a sentence', (number) => {
    expect(isWhole(ordinalPattern, number)).toBe(false);
  });
});

describe('the words for numbers', () => {
  test('are folded, as the texts are that they are looked for in', () => {
    expect([...cardinalWords, ...firstNumbers].filter((word) => word !== foldText(word))).toEqual([]);
  });

  test('for the first are all known behind a chapter’s word', () => {
    const han = new RegExp(hanNumeral, 'u');
    const unknown = [...firstNumbers].filter((word) => !han.test(word) && !isWhole(numberPattern, word));
    expect(unknown).toEqual([]);
  });

  test('for the first are not those for the second', () => {
    expect(
      ['2', 'ii', 'two', 'second', 'deux', 'zwei', 'второи', '二'].filter((word) => firstNumbers.has(word)),
    ).toEqual([]);
  });
});
