import type { EarlierQuote } from '../../pricing/earlier-quote.ts';
import { type ChargedVersion, chargedInAll } from './charged-in-all.ts';

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
  return {
    version: earlier.version,
    total: chargedInAll(versions, earlier),
    currency,
    isReplaced,
    ...(isSummed && { totalWithThis: chargedInAll(versions, newest) }),
  };
}
