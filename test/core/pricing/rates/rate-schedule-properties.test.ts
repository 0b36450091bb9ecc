import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DeskError } from '../../../../src/core/errors.ts';
import { quote } from '../../../../src/core/pricing/quote.ts';
import { type RateSchedule, serviceTypesOf } from '../../../../src/core/pricing/rates/rate-schedule.ts';
import { parseRateSchedule } from '../../../../src/core/schemas/parse-rate-schedule.ts';
import { analysisOf, pricedWork, ratesOf, terms } from '../quote-inputs.ts';

describe('any schedule', () => {
  const names = fc.oneof(
    fc.constantFrom(
      'constructor',
      'toString',
      'hasOwnProperty',
      'then',
      '',
      '$comment',
      'adminFee',
      'toJSON',
    ),
    fc.string(),
  );
  const others = fc.dictionary(
    names.filter((name) => name !== '__proto__'),
    fc.jsonValue({ maxDepth: 4 }),
    {
      maxKeys: 4,
    },
  );
  const likely = fc
    .record({ common: pricedWork, editing: pricedWork, terms, others, inRates: others, inBlock: others })
    .map(({ common, editing, terms, others, inRates, inBlock }) => ({
      ...others,
      ...terms,
      rates: {
        ...inRates,
        ...ratesOf(common.written),
        editing: { ...inBlock, ...ratesOf(editing.written) },
      },
    }));

  test('is the same after it was parsed, written as JSON and parsed again', () => {
    fc.assert(
      fc.property(likely, (input) => {
        const first = parsedOrNull(input);
        fc.pre(first !== null);
        const second = parseRateSchedule(JSON.parse(JSON.stringify(first)));
        // Not by `toEqual`, which takes a key named `constructor` for the class.
        expect(isDeepStrictEqual(second.schedule, first)).toBe(true);
      }),
    );
  });

  test('that was accepted can price each of its services', () => {
    const analysis = analysisOf({ textWordCount: 3, tables: 2, frontMatter: 1 });
    fc.assert(
      fc.property(likely, (input) => {
        const schedule = parsedOrNull(input);
        fc.pre(schedule !== null);
        for (const type of serviceTypesOf(schedule)) {
          expect(Number.isFinite(quote(analysis, type, schedule).total)).toBe(true);
        }
      }),
    );
  });

  test('is accepted or refused with rates_invalid, whatever it holds', () => {
    const anything = fc.anything({
      withNullPrototype: true,
      withBigInt: true,
      withDate: true,
      withMap: true,
    });
    fc.assert(
      fc.property(fc.oneof(anything, fc.record({ rates: anything, currency: anything })), (input) => {
        parsedOrNull(input);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });
});

/** Null for a schedule that was refused; anything but a refusal goes on up. */
function parsedOrNull(input: unknown): RateSchedule | null {
  try {
    return parseRateSchedule(input).schedule;
  } catch (error) {
    if (error instanceof DeskError && error.code === 'rates_invalid') return null;
    throw error;
  }
}
