import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countWords, WordCounter } from '../../../../src/core/docx/text/words.ts';

const signs = ['a', 'é', '-', '–', '/', '(', '1', ' ', '\t', '\n', '\u00a0', '\u00ad', '\u2011', '\u3000'];
const eastAsian = ['字', 'か', 'カ', '。', 'Ａ', 'ｶ', '한', '𠀀', '𰀀', '👍', '𝑥'];
const text = fc
  .array(fc.constantFrom(...signs, ...eastAsian), { maxLength: 40 })
  .map((characters) => characters.join(''));

/** The words of a text whose UTF-16 units arrive in pieces that end at these places. */
function countInPieces(whole: string, places: readonly number[]): number {
  const ends = [...new Set(places.map((place) => place % (whole.length + 1)))].sort((a, b) => a - b);
  const counter = new WordCounter();
  let start = 0;
  for (const end of [...ends, whole.length]) {
    counter.add(whole.slice(start, end));
    start = end;
  }
  return counter.words;
}

describe('a count of words', () => {
  test('is the same in whatever pieces the text arrives', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(80), { maxLength: 8 }), (whole, places) => {
        expect(countInPieces(whole, places)).toBe(countWords(whole));
      }),
      { numRuns: 500 },
    );
  });

  test('is the same one UTF-16 unit at a time', () => {
    fc.assert(
      fc.property(text, (whole) => {
        expect(countInPieces(whole, [...whole.split('').keys()])).toBe(countWords(whole));
      }),
    );
  });

  test('is the same with more white space between words and around them', () => {
    fc.assert(
      fc.property(text, (whole) => {
        expect(countWords(`\t ${whole.replaceAll(' ', ' \u00a0 ')} \n`)).toBe(countWords(whole));
      }),
    );
  });

  test('is the same without soft hyphens', () => {
    fc.assert(
      fc.property(text, (whole) => {
        expect(countWords(whole.replaceAll('\u00ad', ''))).toBe(countWords(whole));
      }),
    );
  });

  test('adds up over texts separated by white space', () => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        expect(countWords(`${first} ${second}`)).toBe(countWords(first) + countWords(second));
      }),
    );
  });

  test('is that of the runs between white space if there are no East Asian characters', () => {
    const western = fc.array(fc.constantFrom(...signs.filter((sign) => sign !== '\u00ad')), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(western, (characters) => {
        const whole = characters.join('');
        expect(countWords(whole)).toBe(whole.split(/\s+/).filter((word) => word !== '').length);
      }),
    );
  });
});
