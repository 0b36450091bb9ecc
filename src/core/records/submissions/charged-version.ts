import type { EarlierQuote } from '../../pricing/earlier-quote.ts';
import { decimalsOf } from '../../pricing/money.ts';
import type { RevisionPrice } from './revision-record.ts';

/** What is charged by a version of a quote. */
export interface ChargedVersion {
  version: number;
  quote: { total: number; currency: string };
  revision?: { price: RevisionPrice; comparedWith: number } | undefined;
}

/**
 * Returns what is charged for a submission in total with a version of its quote: if that version charges only for
 * what a revised document has changed, the quote that it adds to is included. In units of the currency. Pure.
 *
 * @param versions all versions, oldest first
 */
export function chargedInAll(versions: readonly ChargedVersion[], version: ChargedVersion): number {
  let cents = 0;
  let current: ChargedVersion | undefined = version;
  while (current) {
    cents += toSmallest(current.quote.total, version.quote.currency);
    const { revision, version: number }: ChargedVersion = current;
    const former: number = revision?.price === 'changes' ? revision.comparedWith : 0;
    current = former < number ? versions[former - 1] : undefined;
    // Amounts in two currencies cannot be added.
    if (current && current.quote.currency !== version.quote.currency) return version.quote.total;
  }
  return fromSmallest(cents, version.quote.currency);
}

/**
 * Returns the quote that the newest version replaces or is added to; null for the first version. Pure.
 *
 * @param versions all versions, oldest first
 */
export function earlierQuoteOf(versions: readonly ChargedVersion[]): EarlierQuote | null {
  const newest = versions.at(-1);
  if (!newest) return null;
  const { revision, version, quote } = newest;
  const isReplaced = revision?.price !== 'changes';
  const earlier = versions[(isReplaced ? version - 1 : revision.comparedWith) - 1];
  if (!earlier) return null;
  const { currency } = earlier.quote;
  const isSummed = !isReplaced && currency === quote.currency;
  const total = chargedInAll(versions, earlier);
  return {
    version: earlier.version,
    total,
    currency,
    ...(total !== earlier.quote.total && { isSum: true }),
    isReplaced,
    ...(isSummed && { totalWithThis: chargedInAll(versions, newest) }),
  };
}

/** Adding whole units keeps the sums exact. */
function toSmallest(amount: number, currency: string): number {
  return Math.round(amount * 10 ** decimalsOf(currency));
}

function fromSmallest(sum: number, currency: string): number {
  return sum / 10 ** decimalsOf(currency);
}
