import type { Analysis } from '../docx/analysis.ts';
import { priceText } from './in-words.ts';
import { numbersSetInWords } from './numbers-set-in-words.ts';

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
