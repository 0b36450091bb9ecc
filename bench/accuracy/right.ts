import type { Analysis } from '../../src/core/analysis.ts';
import type { Label } from './label.ts';

/** The five, in the order in which they are shown. */
export const fiveNumbers = ['textWordCount', 'refsWordCount', 'tables', 'figures', 'frontMatter'] as const;

export type FiveNumber = (typeof fiveNumbers)[number];

/** The five as column heads. */
export const numberNames: Readonly<Record<FiveNumber, string>> = {
  textWordCount: 'text words',
  refsWordCount: 'reference words',
  tables: 'tables',
  figures: 'figures',
  frontMatter: 'front pages',
};

/**
 * Whether a number is right: words within 1 % or ten words, whichever is more, of the label or of a count that
 * careful editors would also give; the others exactly the label, or one of those counts where there are any.
 */
export function isRight(
  number: FiveNumber,
  said: Analysis,
  { numbers, accept }: Pick<Label, 'numbers' | 'accept'>,
): boolean {
  const seen = said[number];
  const also = accept?.[number];
  if (number !== 'textWordCount' && number !== 'refsWordCount')
    return (also ?? [numbers[number]]).includes(seen);
  return [numbers[number], ...(also ?? [])].some(
    (wanted) => Math.abs(seen - wanted) <= Math.max(10, 0.01 * wanted),
  );
}
