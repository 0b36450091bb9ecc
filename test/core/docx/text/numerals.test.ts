import { describe, expect, test } from 'vitest';
import { languages } from '../../../../src/core/docx/language/folded-languages.ts';
import { numberBefore, numberBehind } from '../../../../src/core/docx/text/numerals.ts';

describe('the number after a chapter’s word', () => {
  test.each(['1', '12', 'i', 'iv', 'xii', 'a', 'α', 'one', 'twelve', 'premier', 'второи', 'الاول', 'bir'])(
    'can be %s',
    (number) => {
      expect(numberBehind(number, '.', languages)).toBe(number);
    },
  );

  test.each(['', '123', 'mm', 'iiiiii', 'og', 'z', 'chapter', 'ones'])('cannot be "%s"', (number) => {
    expect(numberBehind(number, '.', languages)).toBeNull();
  });

  test.each([
    ['1st', '1'],
    ['2nd', '2'],
    ['1re', '1'],
    ['1ο', '1'],
    ["α'", 'α'],
  ])('has an ending in %s', (token, number) => {
    expect(numberBehind(token, ' ', languages)).toBe(number);
  });

  test.each(['', '.', ':', ')'])('can be a letter before "%s"', (next) => {
    expect(numberBehind('b', next, languages)).toBe('b');
  });

  test('cannot be a letter before a space, which could be an article', () => {
    expect(numberBehind('a', ' ', languages)).toBeNull();
  });

  test('can be a Greek letter before a space, but not before a dash', () => {
    expect([
      numberBehind('β', ' ', languages),
      numberBehind('β', '-', languages),
      numberBehind("β'", '-', languages),
    ]).toEqual(['β', null, 'β']);
  });
});

describe('the number before a chapter’s word', () => {
  test.each(['1', '12', 'ii', 'first', 'erstes', 'birinci', 'elso', 'перша'])('can be %s', (number) => {
    expect(numberBefore(number, ' ', languages)).toBe(number);
  });

  test.each(['i', 'a', 'one', 'un', 'bir', ''])('cannot be "%s", which starts a sentence', (number) => {
    expect(numberBefore(number, ' ', languages)).toBeNull();
  });

  test('can be a single Roman numeral before a full stop', () => {
    expect(numberBefore('i', '.', languages)).toBe('i');
  });
});

describe('a number in words', () => {
  const named = (name: string) => languages.filter((language) => language.name === name);

  test('belongs to the language of the chapter’s word', () => {
    expect([numberBehind('en', ' ', named('Danish')), numberBehind('en', ' ', named('French'))]).toEqual([
      'en',
      null,
    ]);
  });
});
