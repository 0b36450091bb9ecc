import { DeskError, invalidInput } from '../errors.ts';
import { priceText } from './in-words.ts';
import { amountOf, decimalsOf } from './money.ts';
import type { Line } from './quote-lines.ts';

/** Sums of the lines of a quote, in units of the currency. */
export interface DiscountFacts {
  /** What the lines of discounts come to, without the minus sign. */
  discounts: number;
  /** What all other lines come to. */
  price: number;
  currency: string;
}

/**
 * Throws `input_invalid` if the discounts come to more than all other lines; `details` has the {@link DiscountFacts}.
 *
 * @param isOfChanges whether only the changes of a revised document are priced
 */
export function checkDiscounts(
  lines: readonly Line[],
  { currency, isOfChanges }: { currency: string; isOfChanges: boolean },
): void {
  const sumOf = (some: readonly Line[]) => some.reduce((sum, line) => sum + line.sum, 0n);
  const discounts = -sumOf(lines.filter(({ sum }) => sum < 0n));
  const price = sumOf(lines.filter(({ sum }) => sum > 0n));
  if (discounts <= price) return;
  const decimals = decimalsOf(currency);
  const facts = { discounts: amountOf(discounts, decimals), price: amountOf(price, decimals), currency };
  const remedy = isOfChanges
    ? 'Please lower or remove them, or charge for the whole document.'
    : 'Please lower or remove them.';
  throw invalidInput('lines', `${discountsInWords(facts)} ${remedy}`, { field: 'lines', ...facts });
}

/**
 * Says by how much discounts are too large.
 *
 * @example
 * discountsInWords({ discounts: 5, price: 0.05, currency: 'USD' });
 * // 'The discounts come to $5.00, but the price without them is only $0.05.'
 */
export function discountsInWords({ discounts, price, currency }: DiscountFacts): string {
  const [off, from] = [discounts, price].map((amount) => priceText(amount, currency));
  return `The discounts come to ${off}, but the price without them is only ${from}.`;
}

/** Returns the facts of a refusal by {@link checkDiscounts}; null for any other error. */
export function discountFactsOf(error: unknown): DiscountFacts | null {
  if (!(error instanceof DeskError) || error.code !== 'input_invalid') return null;
  const { discounts, price, currency } = error.details;
  const isRefusal =
    typeof discounts === 'number' && typeof price === 'number' && typeof currency === 'string';
  return isRefusal ? { discounts, price, currency } : null;
}

/**
 * Says why an amount cannot be in a currency; null if it can. Pure.
 *
 * @example
 * decimalsProblem(10.005, 'EUR'); // 'Amounts in EUR have at most 2 decimals.'
 */
export function decimalsProblem(amount: number, currency: string): string | null {
  const decimals = decimalsOf(currency);
  const excess = Math.abs(amount - Number(amount.toFixed(decimals)));
  // Programs that compute with binary fractions are a hair off what they mean: 3.8299999999999983.
  if (excess <= Math.abs(amount) * 1e-14) return null;
  return `Amounts in ${currency} have ${decimals === 0 ? 'no decimals' : `at most ${decimals} decimals`}.`;
}

/**
 * Throws `input_invalid` for a line with an amount that cannot be in the currency: it would be charged differently from what
 * was written.
 */
export function checkDecimals(
  lines: readonly { description: string; amount?: number | undefined }[],
  currency: string,
): void {
  for (const [position, { description, amount }] of lines.entries()) {
    const problem = amount === undefined ? null : decimalsProblem(amount, currency);
    if (problem === null) continue;
    const message = `"${description}" cannot be ${amount}. ${problem}`;
    throw invalidInput(`lines.${position}.amount`, message, { field: 'lines' });
  }
}

/** How far a discount (below zero) and a surcharge may go, in percent of what the services cost. */
export const percentRange = { least: -100, most: 1000 } as const;

/**
 * Says why a percentage is out of range; null if it is not. Pure.
 *
 * @example
 * percentProblem(-150); // 'A discount can be at most 100%.'
 */
export function percentProblem(percent: number): string | null {
  if (percent < percentRange.least) return `A discount can be at most ${-percentRange.least}%.`;
  if (percent > percentRange.most)
    return `A surcharge can be at most ${percentRange.most.toLocaleString('en')}%.`;
  return null;
}
