import type { Analysis } from '../../../src/core/docx/analysis.ts';
import type { Label } from '../corpus/label.ts';
import type { FiveNumber } from './five-numbers.ts';

/** What a label says of the five numbers. */
export type LabelledNumbers = Pick<Label, 'numbers' | 'accept'>;

/** The counts that are right. Where careful editors differ in pieces or pages, the label lists them all. */
export function rightCounts(number: FiveNumber, { numbers, accept }: LabelledNumbers): number[] {
  const also = accept?.[number];
  if (!isOfWords(number)) return also ?? [numbers[number]];
  return [...new Set([numbers[number], ...(also ?? [])])];
}

/**
 * Whether a number is right: words within 1 % or ten words, whichever is more, of the label or of a count that
 * careful editors would also give; the others exactly the label, or one of those counts where there are any.
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
