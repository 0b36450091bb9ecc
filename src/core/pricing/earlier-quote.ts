import { priceText } from './in-words.ts';

/** The quote that a later one replaces or is added to. */
export interface EarlierQuote {
  version: number;
  /** What it came to, with any quotes that it was itself added to; in units of the currency. */
  total: number;
  currency: string;
  /** The total includes quotes that it was itself added to, so it is more than its version says. */
  isSum?: true | undefined;
  /** Whether the later quote takes its place; otherwise it is charged in addition. */
  isReplaced: boolean;
  /** What both come to, if the later one is charged in addition and in the same currency. */
  totalWithThis?: number | undefined;
}

/**
 * Says what a quote does to the earlier one. Pure.
 *
 * @example
 * const earlier = { version: 1, total: 90, currency: 'USD', isReplaced: true };
 * earlierQuoteInWords(earlier, { total: 80, currency: 'USD' }); // 'It replaces the earlier quote of $90.00.'
 */
export function earlierQuoteInWords(
  { total, currency, isSum, isReplaced, totalWithThis }: EarlierQuote,
  quote: { total: number; currency: string },
): string {
  const price = priceText(total, currency);
  const earlier = isSum ? `the earlier quotes, ${price} together` : `the earlier quote of ${price}`;
  if (isReplaced) {
    const isSamePrice = total === quote.total && currency === quote.currency;
    const former = isSum ? 'the earlier quotes together' : 'the earlier quote';
    return isSamePrice ? `The price is the same as in ${former}.` : `It replaces ${earlier}.`;
  }
  const all = isSum ? 'in total' : 'together';
  const together = totalWithThis === undefined ? '' : `: ${priceText(totalWithThis, currency)} ${all}`;
  return `It is charged in addition to ${earlier}${together}.`;
}

/**
 * The same for the head of a quote, where it follows a name. Pure.
 *
 * @example
 * earlierQuoteFact({ version: 1, total: 90, currency: 'USD', isReplaced: true });
 * // '$90.00 (version 1), replaced by this'
 */
export function earlierQuoteFact(earlier: EarlierQuote): string {
  const { version, total, currency, isSum, isReplaced, totalWithThis } = earlier;
  const versions = isSum ? `versions up to ${version}, together` : `version ${version}`;
  const what = `${priceText(total, currency)} (${versions})`;
  if (isReplaced) return `${what}, replaced by this`;
  const together =
    totalWithThis === undefined
      ? ''
      : `; ${priceText(totalWithThis, currency)} ${isSum ? 'in total' : 'together'}`;
  return `${what}, to which this is added${together}`;
}
