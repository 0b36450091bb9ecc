import { describe, expect, test } from 'vitest';
import type { FiveNumber } from '../../bench/accuracy/scoring/five-numbers.ts';
import { isRight } from '../../bench/accuracy/scoring/right.ts';
import type { Analysis } from '../../src/core/docx/analysis.ts';
import { label } from './labels.ts';

const truth: Analysis = { textWordCount: 20_000, refsWordCount: 300, tables: 5, figures: 8, frontMatter: 12 };

function isSaid(
  number: FiveNumber,
  said: number,
  accept: Partial<Record<FiveNumber, number[]>> = {},
): boolean {
  return isRight(number, { ...truth, [number]: said }, label({ numbers: truth, accept }));
}

describe('a number of words is right', () => {
  test.each([19_800, 20_000, 20_200])('within one per cent of 20,000: %i', (said) => {
    expect(isSaid('textWordCount', said)).toBe(true);
  });

  test.each([19_799, 20_201])('and no farther off: %i', (said) => {
    expect(isSaid('textWordCount', said)).toBe(false);
  });

  test.each([290, 310])('within ten words of 300: %i', (said) => {
    expect(isSaid('refsWordCount', said)).toBe(true);
  });

  test('not eleven words away from 300', () => {
    expect(isSaid('refsWordCount', 311)).toBe(false);
  });

  test('near a count that other readers would give', () => {
    expect(isSaid('refsWordCount', 708, { refsWordCount: [700] })).toBe(true);
  });

  test('near the label where other readers would give another count too', () => {
    expect(isSaid('refsWordCount', 305, { refsWordCount: [700] })).toBe(true);
  });
});

describe('a number of tables, figures or pages is right', () => {
  test.each(['tables', 'figures', 'frontMatter'] as const)('where it is exact: %s', (number) => {
    expect([truth[number] - 1, truth[number], truth[number] + 1].map((said) => isSaid(number, said))).toEqual(
      [false, true, false],
    );
  });

  test('where it is one of the counts that readers give', () => {
    expect([5, 6, 7].map((said) => isSaid('tables', said, { tables: [5, 7] }))).toEqual([true, false, true]);
  });

  test('only where it is among these, if the label lists them', () => {
    expect(isSaid('frontMatter', 12, { frontMatter: [10, 11] })).toBe(false);
  });
});
