import { type FiveNumber, fiveNumbers } from './five-numbers.ts';
import type { Judgement } from './judge.ts';

/** How many are right, and the 95 % interval in which the true share lies. */
export interface Share {
  right: number;
  of: number;
  low: number;
  high: number;
}

export type Score = Record<FiveNumber | 'allFive', Share>;

/** The share of documents that are right in each number, and in all five. */
export function score(rows: readonly Pick<Judgement, 'right'>[]): Score {
  const share = (isRight: (row: Pick<Judgement, 'right'>) => boolean) =>
    shareOf(rows.filter(isRight).length, rows.length);
  return {
    textWordCount: share(({ right }) => right.textWordCount),
    refsWordCount: share(({ right }) => right.refsWordCount),
    tables: share(({ right }) => right.tables),
    figures: share(({ right }) => right.figures),
    frontMatter: share(({ right }) => right.frontMatter),
    allFive: share(({ right }) => fiveNumbers.every((number) => right[number])),
  };
}

/**
 * A share with Wilson's interval, which also holds for few documents and for shares near 0 and 1.
 *
 * @example
 * shareOf(9, 10); // { right: 9, of: 10, low: 0.596, high: 0.982 }
 */
export function shareOf(right: number, of: number): Share {
  if (of === 0) return { right, of, low: 0, high: 1 };
  const share = right / of;
  const square = deviations * deviations;
  const middle = share + square / (2 * of);
  const reach = deviations * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  const scale = 1 + square / of;
  return {
    right,
    of,
    low: Math.max(0, (middle - reach) / scale),
    high: Math.min(1, (middle + reach) / scale),
  };
}

/** Standard deviations on either side that cover 95 %. */
const deviations = 1.959964;
