import { type Analysis, numberKeys, numberNames } from '../docx/analysis.ts';
import { formatCount } from '../text/format-count.ts';
import { priceText } from './in-words.ts';

/** What was decided about a version of a quote. */
export interface CorrectedVersion {
  boundaries: object;
  numbers: Partial<Record<keyof Analysis, { value: number; reason: string }>>;
  lines: readonly unknown[];
  quote: { lineItems: readonly { description: string; amount: number }[]; currency: string };
  revision?: { price: 'changes' | 'whole' } | undefined;
}

/**
 * Says what was decided about a version of a quote, apart from its services, rates and note: one text for each. Pure.
 *
 * @example
 * correctionsInWords(version); // ['Tables: 12 (Three are layout.)', 'Rush (+15%): $12.00']
 */
export function correctionsInWords({
  boundaries,
  numbers,
  lines,
  quote,
  revision,
}: CorrectedVersion): string[] {
  return [
    ...(revision ? [revision.price === 'changes' ? 'revised: changes only' : 'revised: whole document'] : []),
    ...(Object.keys(boundaries).length > 0 ? ['boundaries'] : []),
    ...numbersSetInWords(numbers),
    ...(lines.length === 0 ? [] : quote.lineItems.slice(-lines.length)).map(
      ({ description, amount }) => `${description}: ${priceText(amount, quote.currency)}`,
    ),
  ];
}

/**
 * Says which numbers an operator set by hand, and why: one sentence each.
 *
 * @example
 * numbersSetInWords({ tables: { value: 12, reason: 'Three are layout.' } }); // ['Tables: 12 (Three are layout.)']
 */
export function numbersSetInWords(
  numbers: Partial<Record<keyof Analysis, { value: number; reason: string }>>,
): string[] {
  return numberKeys.flatMap((key) => {
    const set = numbers[key];
    return set ? [`${numberNames[key]}: ${formatCount(set.value)} (${set.reason})`] : [];
  });
}
