import type { Analysis } from '../docx/analysis.ts';
import { formatCount } from '../text/format-count.ts';
import { serviceName } from './in-words.ts';
import { type Decimal, decimalOf, priceOf } from './money.ts';
import { type PriceList, type RateKey, rateKeys } from './rates/rate-schedule.ts';

/** `sum` is in the currency's smallest unit. */
export interface Line {
  description: string;
  sum: bigint;
}

/** Returns the lines of a service: one for each count that has a price. */
export function linesOf(analysis: Analysis, list: PriceList, decimals: number): Line[] {
  return chargedLines(analysis, list, { decimals, charges, factor: null });
}

/**
 * Returns the lines of a service for what a revised document has changed, at the price list's percentage, or at the
 * full price if it has none.
 *
 * @param changed new words of text and of references, and additional tables, figures and pages
 */
export function revisionLinesOf(changed: Analysis, list: PriceList, decimals: number): Line[] {
  const { revisionPercent = 100 } = list;
  const share = revisionPercent === 100 ? '' : ` at ${revisionPercent}%`;
  const percent = decimalOf(revisionPercent);
  const factor = { digits: percent.digits, scale: percent.scale + 2 };
  return chargedLines(changed, list, { decimals, charges: revisionCharges, factor }).map((line) => ({
    ...line,
    description: `${line.description}${share}`,
  }));
}

/** What a price is charged for. */
interface Charge {
  count: keyof Analysis;
  one: string;
  many: string;
}

/** What each price is charged for, as a quote prints it. */
export const charges: Readonly<Record<RateKey, Charge>> = {
  textPerWord: { count: 'textWordCount', one: 'word of text', many: 'words of text' },
  refsPerWord: { count: 'refsWordCount', one: 'word of references', many: 'words of references' },
  perTable: { count: 'tables', one: 'table', many: 'tables' },
  perFigure: { count: 'figures', one: 'figure', many: 'figures' },
  frontMatterPerPage: { count: 'frontMatter', one: 'page of front matter', many: 'pages of front matter' },
};

const revisionCharges: Record<RateKey, Charge> = {
  textPerWord: { count: 'textWordCount', one: 'changed word of text', many: 'changed words of text' },
  refsPerWord: {
    count: 'refsWordCount',
    one: 'changed word of references',
    many: 'changed words of references',
  },
  perTable: { count: 'tables', one: 'further table', many: 'further tables' },
  perFigure: { count: 'figures', one: 'further figure', many: 'further figures' },
  frontMatterPerPage: {
    count: 'frontMatter',
    one: 'further page of front matter',
    many: 'further pages of front matter',
  },
};

/** `factor` is what prices are multiplied by; null leaves them as they are. */
function chargedLines(
  analysis: Analysis,
  { serviceType, prices }: PriceList,
  how: { decimals: number; charges: Readonly<Record<RateKey, Charge>>; factor: Decimal | null },
): Line[] {
  return rateKeys.flatMap((key) => {
    const charge = how.charges[key];
    const count = checkedCount(analysis[charge.count], charge.count);
    const price = prices[key];
    if (count === 0 || price === undefined) return [];
    const counted = `${formatCount(count)} ${count === 1 ? charge.one : charge.many}`;
    const description = `${serviceName(serviceType)}: ${counted}`;
    const whole = decimalOf(price);
    const each = how.factor
      ? { digits: whole.digits * how.factor.digits, scale: whole.scale + how.factor.scale }
      : whole;
    return [{ description, sum: priceOf(count, each, how.decimals) }];
  });
}

/** A wrong count is a bug in the calling program, so this is not a DeskError. */
function checkedCount(count: number, name: string): number {
  if (Number.isSafeInteger(count) && count >= 0) return count;
  throw new RangeError(`${name} must be a whole number of zero or more, not ${count}.`);
}
