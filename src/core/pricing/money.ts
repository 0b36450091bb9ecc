import { groupThousands } from '../text/format-count.ts';

/**
 * Exact arithmetic for prices. Sums are whole numbers of the currency's smallest unit (cents for USD), held as
 * `bigint`; binary floating point appears only in the numbers that come in and go out.
 */

/** A decimal number, without rounding: `digits` × 10^-`scale`. `scale` is zero or more. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/**
 * Returns the decimal number that a person wrote to get this `number`: the shortest one that represents it. So 0.0185
 * is 185 × 10^-4 and not the binary fraction next to it.
 *
 * Throws a RangeError for NaN, infinities and numbers below zero.
 *
 * @example
 * decimalOf(0.0185); // { digits: 185n, scale: 4 }
 */
export function decimalOf(value: number): Decimal {
  const match = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (!match) throw new RangeError(`An amount must be a number of zero or more, not ${value}.`);
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const digits = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

/**
 * Returns `count` × `price` in the currency's smallest unit, rounded half up. `decimals` comes from {@link
 * decimalsOf}.
 *
 * @example
 * priceOf(48_210, decimalOf(0.0185), 2); // 89189n, from 89,188.5 cents
 */
export function priceOf(count: number, price: Decimal, decimals: number): bigint {
  return roundHalfUp(BigInt(count) * price.digits * 10n ** BigInt(decimals), 10n ** BigInt(price.scale));
}

/**
 * Returns a percentage of a sum in smallest units, rounded half up.
 *
 * @example
 * percentOf(1_050n, decimalOf(5)); // 53n, from 52.5
 */
export function percentOf(sum: bigint, percent: Decimal): bigint {
  return roundHalfUp(sum * percent.digits, 100n * 10n ** BigInt(percent.scale));
}

/** Up to this sum an amount is a `number` that prints with exactly its own decimals: fifteen digits always do. */
export const largestSum = 999_999_999_999_999n;

/**
 * Converts a sum in smallest units to a number of whole units, for output. Exact up to {@link largestSum}.
 *
 * @example
 * amountOf(89_189n, 2); // 891.89
 */
export function amountOf(sum: bigint, decimals: number): number {
  return Number(sum) / 10 ** decimals;
}

/**
 * Tells whether this is an ISO 4217 currency code, in capital letters. The list is our own, so that every machine
 * accepts the same schedules, whatever its `Intl` knows.
 */
export function isCurrency(code: unknown): code is string {
  return typeof code === 'string' && decimalsOfCurrency.has(code);
}

/**
 * Returns how many decimals a currency has in ISO 4217: two, except for the few with none (JPY), three (KWD) or four
 * (CLF). ECMAScript's `Intl` will not do: it returns the digits in common use, none for HUF.
 */
export function decimalsOf(currency: string): number {
  return decimalsOfCurrency.get(currency) ?? 2;
}

/**
 * Formats an amount with its currency's decimals and with thousands separators, as in a printed quote.
 *
 * @example
 * formatAmount(1234.5, 'USD'); // '1,234.50'
 */
export function formatAmount(amount: number, currency: string): string {
  return groupThousands(amount.toFixed(decimalsOf(currency)));
}

function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** ISO 4217 as of 2026, without metals, funds that are not used for payment, and the codes for tests. */
const codesByDecimals: ReadonlyArray<readonly [decimals: number, codes: string]> = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
  [2, 'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF'],
  [2, 'CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL'],
  [2, 'HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT'],
  [2, 'MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB'],
  [2, 'SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH'],
  [2, 'USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG'],
];

const decimalsOfCurrency: ReadonlyMap<string, number> = new Map(
  codesByDecimals.flatMap(([decimals, codes]) => codes.split(' ').map((code) => [code, decimals] as const)),
);
