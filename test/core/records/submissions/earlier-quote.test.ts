import { describe, expect, test } from 'vitest';
import { earlierQuoteInWords } from '../../../../src/core/pricing/earlier-quote.ts';
import {
  type ChargedVersion,
  earlierQuoteOf,
} from '../../../../src/core/records/submissions/earlier-quote.ts';

type Part = { total: number; currency?: string; price?: 'changes' | 'whole'; comparedWith?: number };

/** The versions of a quote. */
function versionsOf(...parts: Part[]): ChargedVersion[] {
  return parts.map(({ total, currency = 'USD', price, comparedWith = 1 }, index) => ({
    version: index + 1,
    quote: { total, currency },
    ...(price && { revision: { price, comparedWith } }),
  }));
}

describe('the earlier quote', () => {
  test('is none for the first version', () => {
    expect(earlierQuoteOf(versionsOf({ total: 100 }))).toBeNull();
  });

  test('is the version before, which is replaced', () => {
    const earlier = earlierQuoteOf(versionsOf({ total: 100 }, { total: 90 }, { total: 80 }));
    expect(earlier).toEqual({ version: 2, total: 90, currency: 'USD', isReplaced: true });
    expect(earlier && earlierQuoteInWords(earlier)).toBe('It replaces the earlier quote of $90.00.');
  });

  test('is the one that is added to, with all that it was added to, even after a correction', () => {
    const changes = (total: number, comparedWith: number): Part => ({
      total,
      price: 'changes',
      comparedWith,
    });
    const earlier = earlierQuoteOf(versionsOf({ total: 100 }, changes(10, 1), changes(5, 2), changes(4, 2)));
    expect(earlier).toEqual({
      version: 2,
      total: 110,
      currency: 'USD',
      isReplaced: false,
      totalWithThis: 114,
    });
    expect(earlier && earlierQuoteInWords(earlier)).toBe(
      'It is charged in addition to the earlier quote of $110.00: $114.00 together.',
    );
  });

  test('is not added up where it is in another currency', () => {
    const earlier = earlierQuoteOf(
      versionsOf({ total: 100, currency: 'EUR' }, { total: 5, price: 'changes' }),
    );
    expect(earlier).toEqual({ version: 1, total: 100, currency: 'EUR', isReplaced: false });
    expect(earlier && earlierQuoteInWords(earlier)).toBe(
      'It is charged in addition to the earlier quote of €100.00.',
    );
  });
});
