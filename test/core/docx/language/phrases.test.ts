import { describe, expect, test } from 'vitest';
import { PhraseStarts } from '../../../../src/core/docx/language/phrases.ts';

const starts = new PhraseStarts([
  ['fig', 'a'],
  ['figure', 'a'],
  ['figure', 'b'],
  ['figure', 'b'],
  ['图', 'c'],
  ['', 'd'],
]);

describe('the phrases at a position', () => {
  test('are returned longest first, each with all its values once', () => {
    expect(starts.at('figure 3', 0)).toEqual([
      { phrase: 'figure', values: ['a', 'b'] },
      { phrase: 'fig', values: ['a'] },
    ]);
  });

  test('are searched only at that position', () => {
    expect(starts.at('a figure', 2).map(({ phrase }) => phrase)).toEqual(['figure', 'fig']);
    expect(starts.at('a figure', 0)).toEqual([]);
  });

  test('can be single characters', () => {
    expect(starts.at('图3', 0).map(({ phrase }) => phrase)).toEqual(['图']);
  });

  test.each(['', 'f', 'fi', 'constructor', '__proto__'])('are not found in "%s"', (text) => {
    expect(starts.at(text, 0)).toEqual([]);
  });
});
