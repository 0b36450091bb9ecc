import { describe, expect, test } from 'vitest';
import { parseRateSchedule } from '../../../src/core/schemas/parse-rate-schedule.ts';

describe('parseRateSchedule', () => {
  test('keeps every known key', () => {
    const input = {
      rates: {
        textPerWord: 0.01,
        minimum: 50,
        currency: 'EUR',
        editing: {
          textPerWord: 0.02,
          refsPerWord: 0.03,
          perTable: 4,
          perFigure: 5,
          frontMatterPerPage: 6,
          minimum: 7,
        },
      },
      adminFee: 30,
      adminFeePercent: 7.5,
    };
    expect(parseRateSchedule(input)).toEqual({ schedule: input, warnings: [] });
  });

  test.each([
    ['25 where it is absent', {}, 25],
    ['0 beside a percentage', { adminFeePercent: 10 }, 0],
    ['what is given beside a percentage', { adminFeePercent: 10, adminFee: 30 }, 30],
    ['25 where it is undefined', { adminFee: undefined }, 25],
  ])('makes the fee %s', (_what, rest, adminFee) => {
    expect(parseRateSchedule({ rates: { perTable: 5 }, ...rest }).schedule.adminFee).toBe(adminFee);
  });

  test('takes back what GET answered', () => {
    const answer = {
      rates: { perTable: 5 },
      adminFee: 25,
      updatedAt: '2026-11-20T14:00:00.000Z',
      warnings: [],
    };
    expect(parseRateSchedule(answer)).toEqual({
      schedule: { rates: { perTable: 5 }, adminFee: 25 },
      warnings: [],
    });
  });

  test('keeps keys that it does not know, as they came', () => {
    const input = {
      rates: { rush: 1.5, $comment: { by: 'Ada' }, editing: { perTable: 5, perPage: [3, null] } },
      adminFee: 25,
      validUntil: '2027-01-01',
    };
    expect(parseRateSchedule(input).schedule).toEqual(input);
  });

  test('makes a plain zero of minus zero, which JSON does not bring back', () => {
    expect(parseRateSchedule({ rates: { perTable: -0 } }).schedule.rates.perTable).toBe(0);
  });

  test('never changes its input', () => {
    const input = Object.freeze({ rates: Object.freeze({ perTable: 5, more: Object.freeze([1]) }) });
    const { schedule } = parseRateSchedule(input);
    expect(schedule.rates).not.toBe(input.rates);
    expect(schedule.rates.more).not.toBe(input.rates.more);
  });
});

describe('the warnings on a schedule', () => {
  test('name every key that is not read', () => {
    const rates = { rush: 1.5, editing: { perTable: 5, perPage: 3 } };
    expect(warningsOn({ rates, adminFee: 25, validUntil: 'May' })).toEqual([
      '"validUntil" is not a key that thesisdesk knows. It is kept and has no effect.',
      '"rates.rush" is not a key that thesisdesk knows. It is kept and has no effect.',
      '"rates.editing.perPage" is not a key that thesisdesk knows. It is kept and has no effect.',
    ]);
  });

  test('stay short for very many keys', () => {
    const keys = Array.from({ length: 1_000 }, (_, index) => [`key ${index}`, 1]);
    const warnings = warningsOn({ rates: { perTable: 5, ...Object.fromEntries(keys) } });
    expect(warnings).toHaveLength(21);
    expect(warnings[20]).toBe('980 more keys are not known to thesisdesk.');
  });

  test('name a service without a price', () => {
    expect(warningsOn({ rates: { editing: { perTable: 5 }, coaching: {} } })).toEqual([
      'No price is set for coaching; such a quote is only the minimum and the fee.',
    ]);
  });

  test('point at a percentage that was written as a fraction', () => {
    expect(warningsOn({ rates: { perTable: 5 }, adminFeePercent: 0.15 })).toEqual([
      'adminFeePercent is 0.15, which is less than one percent. For 15 percent write 15.',
    ]);
  });

  test('name the fee that nobody chose in another currency', () => {
    expect(warningsOn({ rates: { perTable: 500, currency: 'JPY' } })).toEqual([
      'adminFee is not set, so the fee is 25 JPY.',
    ]);
  });

  test('name what is set twice', () => {
    const input = {
      rates: { perTable: 5, currency: 'EUR', minimum: 1 },
      adminFee: 1,
      currency: 'USD',
      minimum: 1,
    };
    expect(warningsOn(input)).toEqual(['currency is set twice. The one in rates counts.']);
  });
});

function warningsOn(input: unknown): string[] {
  return parseRateSchedule(input).warnings;
}
