import fc from 'fast-check';
import type { Analysis } from '../../../src/core/docx/analysis.ts';
import { type RateKey, type RateSchedule, rateKeys } from '../../../src/core/pricing/rates/rate-schedule.ts';

/** An analysis in which everything that is not given is zero. */
export function analysisOf(counts: Partial<Analysis>): Analysis {
  return { textWordCount: 0, refsWordCount: 0, tables: 0, figures: 0, frontMatter: 0, ...counts };
}

/** Which count each rate is charged by, in the order of a quote's lines. */
export const countOf: Record<RateKey, keyof Analysis> = {
  textPerWord: 'textWordCount',
  refsPerWord: 'refsWordCount',
  perTable: 'tables',
  perFigure: 'figures',
  frontMatterPerPage: 'frontMatter',
};

/** The decimals of each currency, written down apart from the code under test. */
export const decimalsByCurrency: Record<string, number> = { USD: 2, EUR: 2, HUF: 2, JPY: 0, KWD: 3, CLF: 4 };

/** A rate as the digits that somebody wrote, so that a test can compute with them and not with a float. */
export interface WrittenRate {
  digits: number;
  scale: number;
}

/** At most 12 significant digits, so the number stands for exactly these digits. */
export function numberOf({ digits, scale }: WrittenRate): number {
  return Number(`${digits}e-${scale}`);
}

export interface PricedWork {
  analysis: Analysis;
  written: Partial<Record<RateKey, WrittenRate>>;
}

/** Counts and rates of every size whose products still have fewer than fifteen digits. */
export const pricedWork: fc.Arbitrary<PricedWork> = fc.oneof(
  work(100_000_000, 10),
  work(100_000, 1_000),
  work(100, 1_000_000),
);

/** The parts of a schedule beside its rates. */
export const terms: fc.Arbitrary<Omit<RateSchedule, 'rates'>> = fc.record(
  {
    adminFee: written(500).map(numberOf),
    adminFeePercent: written(100).map(numberOf),
    minimum: written(5_000).map(numberOf),
    currency: fc.constantFrom(...Object.keys(decimalsByCurrency)),
  },
  { requiredKeys: [] },
);

export function ratesOf(written: PricedWork['written']): Partial<Record<RateKey, number>> {
  const rates: Partial<Record<RateKey, number>> = {};
  for (const key of rateKeys) {
    const rate = written[key];
    if (rate) rates[key] = numberOf(rate);
  }
  return rates;
}

/** An amount of a quote in smallest units, by its digits. */
export function smallestUnits(amount: number, decimals: number): bigint {
  return BigInt(amount.toFixed(decimals).replace('.', ''));
}

function work(mostCounted: number, highestRate: number): fc.Arbitrary<PricedWork> {
  const count = fc.oneof(fc.nat(3), fc.nat(mostCounted));
  const rate = written(highestRate);
  return fc.record({
    analysis: fc.record({
      textWordCount: count,
      refsWordCount: count,
      tables: count,
      figures: count,
      frontMatter: count,
    }),
    written: fc.record(
      { textPerWord: rate, refsPerWord: rate, perTable: rate, perFigure: rate, frontMatterPerPage: rate },
      { requiredKeys: [] },
    ),
  });
}

function written(highest: number): fc.Arbitrary<WrittenRate> {
  return fc.nat({ max: 12 }).chain((scale) =>
    fc.record({
      digits: fc.integer({ min: 0, max: Math.min(highest * 10 ** scale, 999_999_999_999) }),
      scale: fc.constant(scale),
    }),
  );
}
