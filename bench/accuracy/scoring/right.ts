import type { Analysis } from '../../../src/core/docx/analysis.ts';
import type { Label } from '../corpus/label.ts';
import type { FiveNumber } from './five-numbers.ts';

/** What a label says about the five numbers. */
export type LabelledNumbers = Pick<Label, 'numbers' | 'accept'>;

/** All counts that are right: the label lists each one where careful editors differ on pieces or pages. */
export function rightCounts(number: FiveNumber, { numbers, accept }: LabelledNumbers): number[] {
  const also = accept?.[number];
  if (!isOfWords(number)) return also ?? [numbers[number]];
  return [...new Set([numbers[number], ...(also ?? [])])];
}

/**
 * Whether a number is right. Words may differ by 1 % or ten words, whichever is more, from the label or from another
 * count that careful editors could give; the other numbers must equal the label or one of those counts.
 */
export function isRight(number: FiveNumber, said: Analysis, label: LabelledNumbers): boolean {
  const seen = said[number];
  const counts = rightCounts(number, label);
  if (!isOfWords(number)) return counts.includes(seen);
  return counts.some((wanted) => Math.abs(seen - wanted) <= Math.max(10, 0.01 * wanted));
}

function isOfWords(number: FiveNumber): boolean {
  return number === 'textWordCount' || number === 'refsWordCount';
}
