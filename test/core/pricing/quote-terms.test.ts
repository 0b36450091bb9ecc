import { describe, expect, test } from 'vitest';
import { quote } from '../../../src/core/pricing/quote.ts';
import {
  type RateSchedule,
  type ServiceRates,
  starterSchedule,
} from '../../../src/core/pricing/rates/rate-schedule.ts';
import { analysisOf } from './quote-inputs.ts';

const fiveOfEach = { textWordCount: 5, refsWordCount: 5, tables: 5, figures: 5, frontMatter: 5 };
const editing = (rates: ServiceRates, rest: object = {}): RateSchedule => ({
  rates: { editing: rates },
  ...rest,
});

describe('the minimum', () => {
  test('lifts the subtotal by a line of its own', () => {
    const { lineItems, subtotal } = quote(
      analysisOf({ tables: 2 }),
      'editing',
      editing({ perTable: 3.1 }, { minimum: 50 }),
    );
    expect(lineItems[1]).toEqual({ description: 'Minimum charge', amount: 43.8 });
    expect(subtotal).toBe(50);
  });

  test('adds no line where the work reaches it', () => {
    const schedule = editing({ perTable: 25 }, { minimum: 50 });
    expect(descriptions(analysisOf({ tables: 2 }), 'editing', schedule)).toEqual(['Editing: 2 tables']);
  });

  test('counts in the fee that is a percentage', () => {
    const schedule = editing({ perTable: 1 }, { minimum: 50, adminFeePercent: 10 });
    expect(quote(analysisOf({ tables: 2 }), 'editing', schedule).adminFee).toBe(5);
  });
});

describe('the administrative fee', () => {
  const tables = analysisOf({ tables: 10 });
  const fee = (rest: object) => quote(tables, 'editing', editing({ perTable: 10.005 }, rest)).adminFee;

  test('is 25 dollars where the schedule says nothing', () => {
    expect(fee({})).toBe(25);
  });

  test('is adminFee dollars without a percentage', () => {
    expect(fee({ adminFee: 40 })).toBe(40);
  });

  test('can be nothing', () => {
    expect(fee({ adminFee: 0 })).toBe(0);
  });

  test('is the percentage alone where adminFee is not set', () => {
    expect(fee({ adminFeePercent: 10 })).toBe(10.01);
  });

  test('is the percentage where it is above adminFee', () => {
    expect(fee({ adminFee: 15, adminFeePercent: 15 })).toBe(15.01);
  });

  test('is adminFee where the percentage is below it', () => {
    expect(fee({ adminFee: 25, adminFeePercent: 15 })).toBe(25);
  });

  test('is charged for a document without any work', () => {
    expect(quote(analysisOf({}), 'editing', starterSchedule)).toEqual({
      lineItems: [],
      subtotal: 0,
      adminFee: 25,
      total: 25,
      currency: 'USD',
    });
  });
});

describe('the currency', () => {
  test.each([
    ['USD', 0.56],
    ['JPY', 1],
    ['KWD', 0.556],
    ['CLF', 0.5556],
  ])('%s rounds to its own smallest unit', (currency, amount) => {
    const schedule = { rates: { currency, editing: { perTable: 0.55555 } } };
    expect(quote(analysisOf({ tables: 1 }), 'editing', schedule)).toMatchObject({
      subtotal: amount,
      currency,
    });
  });

  test('is also read beside rates, and the one in rates wins', () => {
    const schedule: RateSchedule = { rates: { perTable: 1 }, currency: 'EUR' };
    expect(quote(fiveOfEach, 'editing', schedule).currency).toBe('EUR');
    schedule.rates.currency = 'GBP';
    expect(quote(fiveOfEach, 'editing', schedule).currency).toBe('GBP');
  });
});

function descriptions(...input: Parameters<typeof quote>): string[] {
  return quote(...input).lineItems.map((line) => line.description);
}
