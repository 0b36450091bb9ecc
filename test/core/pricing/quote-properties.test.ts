import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Analysis } from '../../../src/core/docx/analysis.ts';
import { type Quote, quote } from '../../../src/core/pricing/quote.ts';
import {
  type RateSchedule,
  rateKeys,
  serviceTypesOf,
} from '../../../src/core/pricing/rates/rate-schedule.ts';
import {
  countOf,
  decimalsByCurrency,
  type PricedWork,
  pricedWork,
  ratesOf,
  smallestUnits,
  terms,
} from './quote-inputs.ts';

interface Request {
  analysis: Analysis;
  serviceType: string;
  schedule: RateSchedule;
}

/** Any service of any schedule: common rates, blocks over them, sums of two services, fees, minimums. */
const request: fc.Arbitrary<Request> = fc
  .record({
    common: pricedWork,
    blocks: fc.record(
      {
        editing: pricedWork,
        formatting: pricedWork,
        editing_and_formatting: pricedWork,
        coaching: pricedWork,
      },
      { requiredKeys: [] },
    ),
    terms,
  })
  .map(({ common, blocks, terms }) => {
    const ownRates = Object.entries(blocks).map(([name, block]) => [name, ratesOf(block.written)]);
    const rates: RateSchedule['rates'] = { ...ratesOf(common.written), ...Object.fromEntries(ownRates) };
    return { analysis: smallEnough(common.analysis), schedule: { rates, ...terms } };
  })
  .chain(({ analysis, schedule }) =>
    fc.record({
      analysis: fc.constant(analysis),
      schedule: fc.constant(schedule),
      serviceType: fc.constantFrom(...serviceTypesOf(schedule)),
    }),
  );

describe('every quote', () => {
  test('has lines that add up to the subtotal exactly', () => {
    fc.assert(
      fc.property(request, (input) => {
        const made = make(input);
        const lines = made.lineItems.map((line) => units(line.amount, made));
        expect(lines.reduce((sum, line) => sum + line, 0n)).toBe(units(made.subtotal, made));
      }),
    );
  });

  test('totals subtotal and fee exactly', () => {
    fc.assert(
      fc.property(request, (input) => {
        const made = make(input);
        expect(units(made.subtotal, made) + units(made.adminFee, made)).toBe(units(made.total, made));
      }),
    );
  });

  test('holds amounts of zero or more with no more decimals than the currency has', () => {
    fc.assert(
      fc.property(request, (input) => {
        const made = make(input);
        const amounts = [
          ...made.lineItems.map((line) => line.amount),
          made.subtotal,
          made.adminFee,
          made.total,
        ];
        const decimals = decimalsByCurrency[made.currency] ?? Number.NaN;
        const shape = new RegExp(decimals === 0 ? '^\\d+$' : `^\\d+(\\.\\d{1,${decimals}})?$`);
        for (const amount of amounts) expect(String(amount)).toMatch(shape);
      }),
    );
  });

  test('reaches the minimum', () => {
    fc.assert(
      fc.property(request, (input) => {
        const made = make(input);
        const minimum = input.schedule.minimum ?? 0;
        expect(made.subtotal).toBeGreaterThanOrEqual(minimum - 0.5);
        if (made.lineItems.at(-1)?.description === 'Minimum charge') {
          expect(Math.abs(made.subtotal - minimum)).toBeLessThanOrEqual(0.5);
        }
      }),
    );
  });
});

describe('more work', () => {
  test.each(Object.values(countOf))('never costs less, counted in %s', (count) => {
    fc.assert(
      fc.property(request, fc.integer({ min: 1, max: 10_000 }), (input, more) => {
        const before = make(input);
        const analysis = { ...input.analysis, [count]: input.analysis[count] + more };
        const after = make({ ...input, analysis });
        expect(after.subtotal).toBeGreaterThanOrEqual(before.subtotal);
        expect(after.adminFee).toBeGreaterThanOrEqual(before.adminFee);
        expect(after.total).toBeGreaterThanOrEqual(before.total);
      }),
    );
  });
});

describe('rounding', () => {
  test('takes each line to the nearest unit of the exact product, a tie upwards', () => {
    fc.assert(
      fc.property(pricedWork, fc.constantFrom(...Object.keys(decimalsByCurrency)), (work, currency) => {
        const decimals = decimalsByCurrency[currency] ?? Number.NaN;
        const made = quote(work.analysis, 'editing', { rates: { editing: ratesOf(work.written), currency } });
        const products = exactProducts(work, decimals);
        expect(made.lineItems).toHaveLength(products.length);
        for (const [index, { numerator, denominator }] of products.entries()) {
          const line = smallestUnits(made.lineItems[index]?.amount ?? Number.NaN, decimals);
          const twiceAbove = 2n * (line * denominator - numerator);
          expect(twiceAbove <= denominator && twiceAbove > -denominator).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** The products in smallest units as fractions, from the digits of the rates and not from the numbers. */
function exactProducts({ analysis, written }: PricedWork, decimals: number) {
  return rateKeys.flatMap((key) => {
    const rate = written[key];
    const count = analysis[countOf[key]];
    if (!rate || count === 0) return [];
    const numerator = BigInt(count) * BigInt(rate.digits) * 10n ** BigInt(decimals);
    return [{ numerator, denominator: 10n ** BigInt(rate.scale) }];
  });
}

function make({ analysis, serviceType, schedule }: Request): Quote {
  return quote(analysis, serviceType, schedule);
}

function units(amount: number, made: Quote): bigint {
  return smallestUnits(amount, decimalsByCurrency[made.currency] ?? Number.NaN);
}

/** Counts that go with the highest rate of any block without passing fifteen digits. */
function smallEnough(analysis: Analysis): Analysis {
  const { textWordCount, refsWordCount, tables, figures, frontMatter } = analysis;
  return {
    textWordCount: textWordCount % 5_000,
    refsWordCount: refsWordCount % 5_000,
    tables: tables % 500,
    figures: figures % 500,
    frontMatter: frontMatter % 500,
  };
}
