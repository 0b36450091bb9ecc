import { describe, expect, test } from 'vitest';
import { foldText } from '../../../../src/core/docx/text/fold-text.ts';
import {
  cardinalWords,
  firstNumbers,
  hanNumeral,
  numberBefore,
  numberBehind,
} from '../../../../src/core/docx/text/numerals.ts';

describe('the number behind a chapter’s word', () => {
  test.each(['1', '12', 'i', 'iv', 'xii', 'a', 'α', 'one', 'twelve', 'premier', 'второи', 'الاول', 'bir'])(
    'can be %s',
    (number) => {
      expect(numberBehind(number, '.')).toBe(number);
    },
  );

  test.each(['', '123', 'mm', 'iiiiii', 'og', 'z', 'chapter', 'ones'])('cannot be "%s"', (number) => {
    expect(numberBehind(number, '.')).toBeNull();
  });

  test.each([
    ['1st', '1'],
    ['2nd', '2'],
    ['1re', '1'],
    ['1ο', '1'],
    ["α'", 'α'],
  ])('has an ending in %s', (token, number) => {
    expect(numberBehind(token, ' ')).toBe(number);
  });

  test.each(['', '.', ':', ')'])('can be a letter before "%s"', (next) => {
    expect(numberBehind('b', next)).toBe('b');
  });

  test('can be no letter before a space, which could be an article', () => {
    expect(numberBehind('a', ' ')).toBeNull();
  });

  test('can be a Greek letter before a space, but not before a dash', () => {
    expect([numberBehind('β', ' '), numberBehind('β', '-'), numberBehind("β'", '-')]).toEqual([
      'β',
      null,
      'β',
    ]);
  });
});

describe('the number before a chapter’s word', () => {
  test.each(['1', '12', 'ii', 'first', 'erstes', 'birinci', 'elso', 'перша'])('can be %s', (number) => {
    expect(numberBefore(number, ' ')).toBe(number);
  });

  test.each(['i', 'a', 'one', 'un', 'bir', ''])('cannot be "%s", which starts a sentence', (number) => {
    expect(numberBefore(number, ' ')).toBeNull();
  });

  test('can be a single Roman numeral before a full stop', () => {
    expect(numberBefore('i', '.')).toBe('i');
  });
});

describe('the words for numbers', () => {
  test('are folded, as the texts are that they are looked for in', () => {
    expect([...cardinalWords, ...firstNumbers].filter((word) => word !== foldText(word))).toEqual([]);
  });

  test('for the first are all known behind a chapter’s word', () => {
    const han = new RegExp(hanNumeral, 'u');
    const unknown = [...firstNumbers].filter((word) => !han.test(word) && numberBehind(word, ' ') === null);
    expect(unknown).toEqual([]);
  });

  test('for the first are not those for the second', () => {
    expect(
      ['2', 'ii', 'two', 'second', 'deux', 'zwei', 'второи', '二'].filter((word) => firstNumbers.has(word)),
    ).toEqual([]);
  });
});
