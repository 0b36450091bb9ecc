import type { Analysis } from '../docx/analysis.ts';
import { DeskError } from '../errors.ts';
import { oneLine } from '../text/one-line.ts';
import { checkDecimals, checkDiscounts } from './discounts.ts';
import { amountOf, decimalOf, decimalsOf, isCurrency, largestSum, percentOf, priceOf } from './money.ts';
import { type Line, linesOf, revisionLinesOf } from './quote-lines.ts';
import {
  adminFeeOf,
  checkedPrice,
  defaultCurrency,
  type PriceList,
  type RateSchedule,
  ratesFor,
} from './rates/rate-schedule.ts';

/** One line of a quote. */
export interface LineItem {
  /** The service, the count and what was counted: "Editing: 48,210 words of text". */
  description: string;
  amount: number;
}

/**
 * What a dissertation costs. Amounts are in units of the currency, with no more decimals than the currency has.
 *
 * The four fields before `currency` are the quote of the HTTP interface. Inside the program `currency` stays with
 * them, because an amount without a currency cannot be printed or handed to a CRM; the HTTP server leaves it out.
 */
export interface Quote {
  lineItems: LineItem[];
  /** The sum of the lines, to the cent. */
  subtotal: number;
  adminFee: number;
  /** `subtotal` + `adminFee`, to the cent. */
  total: number;
  /** ISO 4217. */
  currency: string;
}

/** Quotes one service. */
export function quote(analysis: Analysis, serviceType: string, schedule: RateSchedule): Quote {
  return quoteOrder(analysis, { services: [serviceType] }, schedule);
}

/** What to quote: one service or several, and what an editor adds or takes off. */
export interface QuoteOrder {
  services: readonly string[];
  lines?: readonly ExtraLine[] | undefined;
  /**
   * What a revised document has changed: new words of text and of references, and additional tables, figures and
   * front pages. If given, only this is priced, instead of the whole document.
   */
  changed?: Analysis | undefined;
}

/**
 * A line that an editor adds: an amount in units of the currency, or a percentage of the sum of the services. Below
 * zero it is a discount.
 */
export type ExtraLine = { description: string } & (
  | { amount: number; percent?: undefined }
  | { percent: number; amount?: undefined }
);

/** Quotes one service or several; `written-rates.ts` documents the calculation. */
export function quoteOrder(
  analysis: Analysis,
  { services, lines: extraLines = [], changed }: QuoteOrder,
  schedule: RateSchedule,
): Quote {
  const priceLists = [...new Set(services)].flatMap((service) => ratesFor(schedule, service));
  const currency = currencyOf(schedule);
  const decimals = decimalsOf(currency);
  checkDecimals(extraLines, currency);

  const lines = priceLists.flatMap((list) =>
    changed ? revisionLinesOf(changed, list, decimals) : linesOf(analysis, list, decimals),
  );
  const missing = changed ? 0n : minimumOf(priceLists, decimals) - sumOf(lines);
  if (missing > 0n) lines.push({ description: 'Minimum charge', sum: missing });
  const servicesSum = sumOf(lines);
  lines.push(...extraLines.map((line) => extraLineOf(line, servicesSum, decimals)));

  checkDiscounts(lines, { currency, isOfChanges: changed !== undefined });
  const subtotal = sumOf(lines);
  const adminFee = changed && subtotal === 0n ? 0n : feeOn(subtotal, schedule, decimals);
  const total = subtotal + adminFee;
  if (total > largestSum) {
    const message =
      'With these rates the quote has more than fifteen digits. Please check the rate schedule.';
    throw new DeskError('rates_invalid', message, { details: { path: 'rates' } });
  }
  return {
    lineItems: lines.map(({ description, sum }) => ({ description, amount: amountOf(sum, decimals) })),
    subtotal: amountOf(subtotal, decimals),
    adminFee: amountOf(adminFee, decimals),
    total: amountOf(total, decimals),
    currency,
  };
}

function extraLineOf(
  { description, amount, percent }: ExtraLine,
  servicesSum: bigint,
  decimals: number,
): Line {
  const value = amount ?? percent;
  const size = decimalOf(Math.abs(value));
  const sum = amount === undefined ? percentOf(servicesSum, size) : priceOf(1, size, decimals);
  const name = oneLine(description);
  const label = amount === undefined ? `${name} (${signed(value)}%)` : name;
  return { description: label, sum: value < 0 ? -sum : sum };
}

/** With a minus sign as wide as the plus sign of other lines. */
function signed(percent: number): string {
  return percent < 0 ? `−${Math.abs(percent)}` : `+${percent}`;
}

function minimumOf(priceLists: PriceList[], decimals: number): bigint {
  return priceOf(1, decimalOf(Math.max(0, ...priceLists.map((list) => list.minimum))), decimals);
}

function feeOn(subtotal: bigint, schedule: RateSchedule, decimals: number): bigint {
  const percent = checkedPrice(schedule.adminFeePercent, 'adminFeePercent', 100);
  const fee = priceOf(1, decimalOf(adminFeeOf(schedule)), decimals);
  const missing = percent === undefined ? 0n : percentOf(subtotal, decimalOf(percent)) - fee;
  return missing > 0n ? fee + missing : fee;
}

/** Returns the ISO 4217 currency of a schedule's prices. Throws `rates_invalid`. */
export function currencyOf(schedule: RateSchedule): string {
  const currency: unknown = schedule.rates.currency ?? schedule.currency ?? defaultCurrency;
  if (isCurrency(currency)) return currency;
  const message = 'The currency must be an ISO 4217 code in capital letters, such as USD.';
  throw new DeskError('rates_invalid', message, { details: { path: 'rates.currency' } });
}

function sumOf(lines: Line[]): bigint {
  return lines.reduce((sum, line) => sum + line.sum, 0n);
}
