import { describe, expect, test } from 'vitest';
import { numbersSet, setInWords } from '../../src/http/pages/evidence/numbers-set.ts';

const counted = (tables: number) => ({
  words: { text: 90, references: 10 },
  tables: Array.from({ length: tables }, () => ({ counted: true })),
  figures: [],
  pages: { count: 2 },
});

describe('the numbers that an editor set', () => {
  test('are shown with what was counted', () => {
    expect(numbersSet(['tables'], counted(3))).toEqual({ tables: 3 });
  });

  test('do not include the length of a list that was too long to be kept whole', () => {
    expect(numbersSet(['tables', 'figures'], counted(1_000))).toEqual({ tables: null, figures: 0 });
  });

  test.each([
    [undefined, null],
    [null, 'set by the editor'],
    [0, 'set by the editor; none counted in the document'],
    [3, 'set by the editor; 3 counted in the document'],
  ])('in words, if %s were counted', (count, words) => {
    expect(setInWords(count)).toBe(words);
  });
});
