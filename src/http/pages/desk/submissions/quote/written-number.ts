import { decimalsProblem, percentProblem } from '../../../../../core/pricing/discounts.ts';
import { plainNumber } from '../../section/plain-number.ts';

export type LineUnit = 'percent' | 'amount';

/** The number of a surcharge or discount, or what to say about it. */
export type ExtraNumber =
  | { unit: LineUnit; value: number }
  | {
      problem: string;
      /** Whether it may still become a number as more is typed. */
      isUnfinished: boolean;
    };

/**
 * Reads the number of a surcharge or discount. A percent sign or the currency that is written with it takes the place of
 * the chosen unit. Pure.
 *
 * @example
 * extraNumberIn('-10%', { unit: 'amount', currency: 'USD' }); // { unit: 'percent', value: -10 }
 */
export function extraNumberIn(
  text: string,
  { unit: chosen, currency }: { unit: LineUnit; currency: string },
): ExtraNumber {
  const { rest, isMoney, isPercent } = withoutUnit(text, currency);
  const unit = isPercent ? 'percent' : isMoney ? 'amount' : chosen;
  const value = isPercent && isMoney ? null : numberIn(rest);
  if (value === null) {
    const isUnfinished = /^[+-]?$|[.,]$/.test(rest);
    return { problem: examples[unit], isUnfinished };
  }
  const problem = unit === 'percent' ? percentProblem(value) : amountProblem(value, currency);
  // Nothing says that it is a percentage but the unit, which starts as one.
  if (problem !== null && unit === 'percent' && !isPercent)
    return { problem: `${problem} For an amount, choose ${currency}.`, isUnfinished: false };
  return problem === null ? { unit, value } : { problem, isUnfinished: false };
}

/**
 * Reads a count, in which thousands may be set apart; null if it is not one. Pure.
 *
 * @example
 * countIn('24,822'); // 24822
 */
export function countIn(text: string): number | null {
  const digits = text.trim();
  if (!/^(?:\d{1,9}|\d{1,3}(?:[,\s]\d{3}){1,2})$/.test(digits)) return null;
  return Number(digits.replace(/[,\s]/g, ''));
}

/**
 * Says what to enter in place of a text that is not a count; null if it is one. Pure.
 *
 * @example
 * countProblem('-3'); // 'Enter 0 or more.'
 */
export function countProblem(text: string): string | null {
  if (countIn(text) !== null) return null;
  const written = text.trim();
  if (/^[-−–]\s*\d/.test(written)) return 'Enter 0 or more.';
  return /^\d[\d,\s]{9,}$/.test(written) ? 'Enter at most 999,999,999.' : 'Enter a whole number such as 12.';
}

const examples: Readonly<Record<LineUnit, string>> = {
  percent: 'Enter a percentage such as 15, or -10 for a discount.',
  amount: 'Enter an amount such as 40, or -40 for a discount.',
};

/** Takes a percent sign and the currency out of what was typed, with the spaces. */
function withoutUnit(text: string, currency: string) {
  const plain = text.trim().replace(/[−–]/g, '-');
  const [, rest = plain, percentSign = ''] = /^(.*?)\s*(%?)$/s.exec(plain) ?? [];
  const marks = [currency, symbolOf(currency)].map((each) => each.toUpperCase());
  const written = rest.toUpperCase();
  const mark = marks.find((each) => written.includes(each));
  const bare = mark === undefined ? written : written.replace(mark, '');
  return {
    rest: bare.replace(/\s/g, ''),
    isMoney: mark !== undefined,
    isPercent: percentSign !== '',
  };
}

function symbolOf(currency: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Reads a number with up to four decimals. */
function numberIn(text: string): number | null {
  const [, sign = '', unsigned = ''] = /^([+-]?)(.*)$/.exec(text) ?? [];
  const plain = plainNumber(unsigned);
  return plain === null || /\.\d{5}/.test(plain) ? null : Number(sign + plain);
}

function amountProblem(amount: number, currency: string): string | null {
  if (Math.abs(amount) > largestAmount) return 'This amount is too large.';
  return decimalsProblem(amount, currency);
}

/** As the desk accepts it. */
const largestAmount = 1_000_000_000_000;
