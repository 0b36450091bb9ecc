import { describe, expect, test } from 'vitest';
import { quoteOrder } from '../../../src/core/pricing/quote.ts';
import {
  pricesChangesOnly,
  type RateSchedule,
  ratesFor,
} from '../../../src/core/pricing/rates/rate-schedule.ts';
import { parseRateSchedule } from '../../../src/core/schemas/parse-rate-schedule.ts';
import { analysisOf } from './quote-inputs.ts';

const whole = analysisOf({ textWordCount: 50_000, tables: 4 });
const changed = analysisOf({ textWordCount: 1_200, refsWordCount: 1, tables: 1 });
const schedule = (rates: object, more: object = {}): RateSchedule => ({
  rates: { editing: { textPerWord: 0.0185, refsPerWord: 0.1, perTable: 3, ...rates } },
  adminFee: 25,
  ...more,
});
const price = (rates: object, more: object = {}) =>
  quoteOrder(whole, { services: ['editing'], changed, ...more }, schedule(rates));

describe('the price of what a revised document has changed', () => {
  test('is that of its new words, tables and so on', () => {
    expect(price({})).toMatchObject({
      lineItems: [
        { description: 'Editing: 1,200 changed words of text', amount: 22.2 },
        { description: 'Editing: 1 changed word of references', amount: 0.1 },
        { description: 'Editing: 1 further table', amount: 3 },
      ],
      subtotal: 25.3,
      adminFee: 25,
    });
  });

  test('is the percentage of it that the schedule says, rounded line by line', () => {
    expect(price({ revisionPercent: 12.5 }).lineItems).toEqual([
      { description: 'Editing: 1,200 changed words of text at 12.5%', amount: 2.78 },
      { description: 'Editing: 1 changed word of references at 12.5%', amount: 0.01 },
      { description: 'Editing: 1 further table at 12.5%', amount: 0.38 },
    ]);
  });

  test('knows no minimum', () => {
    expect(price({ minimum: 500 }).subtotal).toBe(25.3);
  });

  test('takes percentages of an editor’s lines', () => {
    const lines = [{ description: 'Rush', percent: 10 }];
    expect(price({}, { lines }).lineItems.at(-1)).toEqual({ description: 'Rush (+10%)', amount: 2.53 });
  });

  test('is nothing where nothing has changed', () => {
    expect(price({}, { changed: analysisOf({}) })).toMatchObject({ lineItems: [], adminFee: 0, total: 0 });
  });
});

describe('the rule of a schedule', () => {
  const percentOf = (given: RateSchedule) => ratesFor(given, 'editing')[0]?.revisionPercent;

  test('is a service’s own, that of all services, or that of the schedule', () => {
    expect(percentOf(schedule({ revisionPercent: 10 }, { revisionPercent: 30 }))).toBe(10);
    expect(percentOf({ rates: { revisionPercent: 20, editing: {} }, revisionPercent: 30 })).toBe(20);
    expect(percentOf(schedule({}, { revisionPercent: 30 }))).toBe(30);
    expect(percentOf(schedule({}))).toBeUndefined();
  });

  test('holds for an order when each of its services has one', () => {
    const mixed = { rates: { editing: { revisionPercent: 50 }, formatting: {} } };
    expect(pricesChangesOnly(mixed, ['editing'])).toBe(true);
    expect(pricesChangesOnly(mixed, ['editing', 'formatting'])).toBe(false);
    expect(pricesChangesOnly(mixed, ['editing_and_formatting'])).toBe(false);
  });

  test.each([-1, 101, '50', null])('is refused where it is %j', (revisionPercent) => {
    expect(() => parseRateSchedule({ rates: { revisionPercent } })).toThrow(/revisionPercent" must/);
  });

  test('is known', () => {
    const { warnings } = parseRateSchedule({ rates: { textPerWord: 1, revisionPercent: 50 }, adminFee: 1 });
    expect(warnings).toEqual([]);
  });
});
