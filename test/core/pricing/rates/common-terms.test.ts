import { describe, expect, test } from 'vitest';
import {
  revisionPercentOf,
  withCurrency,
  withRevisionPercent,
} from '../../../../src/core/pricing/rates/common-terms.ts';

describe('the currency', () => {
  test('takes the place of a currency beside the rates', () => {
    expect(withCurrency({ rates: { perTable: 5 }, currency: 'USD' }, 'EUR')).toEqual({
      rates: { perTable: 5, currency: 'EUR' },
    });
  });

  test('is taken away wherever a schedule has it', () => {
    expect(withCurrency({ rates: { currency: 'EUR' }, currency: 'USD' }, undefined)).toEqual({ rates: {} });
  });
});

describe('the percentage for revised documents', () => {
  test('is taken away wherever a schedule has it', () => {
    const schedule = { rates: { revisionPercent: 40 }, revisionPercent: 50 };
    expect(revisionPercentOf(schedule)).toBe(40);
    expect(withRevisionPercent(schedule, undefined)).toEqual({ rates: {} });
    expect(withRevisionPercent(schedule, 30)).toEqual({ rates: { revisionPercent: 30 } });
  });
});
