import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isSum,
  priceIn,
  readFee,
  readPrice,
  withFee,
  withOwnPrices,
  withPrice,
} from '../../../src/cli/rates/rates-draft.ts';
import { quote } from '../../../src/core/pricing/quote.ts';
import { priceNames, starterSchedule } from '../../../src/core/pricing/rates/rate-schedule.ts';
import { usualDissertation } from '../../../src/core/pricing/rates/usual-dissertation.ts';
import { parseRateSchedule } from '../../../src/core/schemas/parse-rate-schedule.ts';

describe('withPrice', () => {
  test('gives a service another price and leaves the given schedule as it is', () => {
    const changed = withPrice(starterSchedule, 'editing', 'perTable', 7);
    expect(changed.rates.editing).toEqual({ ...starterSchedule.rates.editing, perTable: 7 });
    expect(starterSchedule.rates.editing?.perTable).toBe(3);
  });

  test('takes a price away', () => {
    const changed = withPrice(
      { rates: { editing: { perTable: 5, perFigure: 2 } } },
      'editing',
      'perTable',
      undefined,
    );
    expect(changed.rates.editing).toEqual({ perFigure: 2 });
  });

  test.each([
    [{ rates: { perTable: 5, editing: { textPerWord: 1 } } }, 'perTable'],
    [{ rates: { minimum: 50, editing: { textPerWord: 1 } } }, 'minimum'],
    [{ minimum: 50, rates: { editing: { textPerWord: 1, minimum: 9 } } }, 'minimum'],
  ] as const)('takes away a price that holds for all services: %j', (schedule, name) => {
    const changed = withPrice(schedule, 'editing', name, undefined);
    expect(changed.rates.editing).toEqual({ textPerWord: 1, [name]: 0 });
    expect(priceIn(changed, 'editing', name) ?? 0).toBe(0);
  });

  test('makes a block for a service that has none', () => {
    expect(withPrice({ rates: { perTable: 5 } }, 'proof reading', 'textPerWord', 1)).toEqual({
      rates: { perTable: 5, 'proof reading': { textPerWord: 1 } },
    });
  });

  test('says afterwards what was set, and is accepted', () => {
    const price = fc.double({ min: 0, max: 1_000_000, noNaN: true });
    const service = fc.constantFrom('editing', 'formatting', 'editing_and_formatting', 'constructor', 'a b');
    fc.assert(
      fc.property(service, fc.constantFrom(...priceNames), price, (name, priceName, value) => {
        const changed = withPrice(starterSchedule, name, priceName, value);
        expect(priceIn(changed, name, priceName) ?? 0).toBe(value + 0);
        parseRateSchedule(changed);
      }),
    );
  });
});

describe('priceIn', () => {
  test('knows the price that holds for all services', () => {
    expect(priceIn({ rates: { perTable: 5, editing: {} } }, 'editing', 'perTable')).toBe(5);
  });

  test('knows none for a service that costs the sum of two others', () => {
    expect(priceIn(starterSchedule, 'editing_and_formatting', 'perTable')).toBeUndefined();
  });

  test('knows none for a service that there is not', () => {
    expect(priceIn(starterSchedule, 'proof reading', 'perTable')).toBeUndefined();
  });
});

describe('withOwnPrices', () => {
  const both = 'editing_and_formatting';

  test('gives the sum of both, without further digits', () => {
    const { rates } = withOwnPrices(
      { rates: { editing: { textPerWord: 0.1, perTable: 3 }, formatting: { textPerWord: 0.2 } } },
      both,
    );
    expect(rates[both]).toEqual({ textPerWord: 0.3, perTable: 3 });
  });

  test('lets it cost what it did, also with a minimum, and of a revised document only the changes', () => {
    const prices = {
      editing: { textPerWord: 0.0001, minimum: 50, revisionPercent: 40 },
      formatting: { perTable: 1, minimum: 80, revisionPercent: 50 },
    };
    for (const rates of [starterSchedule.rates, prices, { perTable: 5, editing: {}, minimum: 500 }]) {
      const changed = withOwnPrices({ rates }, both);
      expect(isSum({ rates }, both)).toBe(true);
      expect(isSum(changed, both)).toBe(false);
      expect(quote(usualDissertation, both, changed).total).toBe(
        quote(usualDissertation, both, { rates }).total,
      );
    }
    expect(withOwnPrices({ rates: prices }, both).rates[both]?.revisionPercent).toBe(50);
  });

  test.each([{ rates: { minimum: 500 } }, { rates: {}, minimum: 500 }])(
    'keeps it free of a minimum that holds for others alone: %j',
    ({ rates, ...others }) => {
      const blocks = {
        editing: { textPerWord: 0.0001, minimum: 0 },
        formatting: { perTable: 1, minimum: 0 },
      };
      const schedule = { rates: { ...rates, ...blocks }, ...others };
      const changed = withOwnPrices(schedule, both);
      expect(quote(usualDissertation, both, changed)).toMatchObject({
        total: quote(usualDissertation, both, schedule).total,
      });
    },
  );
});

describe('readPrice', () => {
  test.each([
    ['0.018', 0.018],
    [' 5 ', 5],
    ['.5', 0.5],
    ['0', 0],
    ['-', undefined],
    ['', null],
    ['-1', null],
    ['0,5', null],
    ['1e3', null],
    ['five', null],
    ['9999999999999', null],
  ])('reads %j as %j', (text, price) => {
    expect(readPrice(text)).toBe(price);
  });
});

describe('readFee', () => {
  test.each([
    ['25', { amount: 25 }],
    ['7.5%', { percent: 7.5 }],
    [' 7.5 % ', { percent: 7.5 }],
    ['101%', null],
    ['-', null],
    ['%', null],
    ['a lot', null],
  ])('reads %j', (text, fee) => {
    expect(readFee(text)).toEqual(fee);
  });
});

describe('withFee', () => {
  test('takes the place of whatever fee there was', () => {
    expect(withFee({ rates: {}, adminFee: 25, adminFeePercent: 5 }, { percent: 7, least: 30 })).toEqual({
      rates: {},
      adminFeePercent: 7,
      adminFee: 30,
    });
    expect(withFee({ rates: {}, adminFeePercent: 5 }, { amount: 10 })).toEqual({ rates: {}, adminFee: 10 });
  });
});
