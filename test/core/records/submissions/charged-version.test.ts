import { describe, expect, test } from 'vitest';
import {
  type EarlierQuote,
  earlierQuoteFact,
  earlierQuoteInWords,
} from '../../../../src/core/pricing/earlier-quote.ts';
import {
  type ChargedVersion,
  earlierQuoteOf,
} from '../../../../src/core/records/submissions/charged-version.ts';

type Part = { total: number; currency?: string; price?: 'changes' | 'whole'; comparedWith?: number };

/** The versions of a quote. */
function versionsOf(...parts: Part[]): ChargedVersion[] {
  return parts.map(({ total, currency = 'USD', price, comparedWith = 1 }, index) => ({
    version: index + 1,
    quote: { total, currency },
    ...(price && { revision: { price, comparedWith } }),
  }));
}

const said = (earlier: EarlierQuote | null, total: number, currency = 'USD') =>
  earlier && earlierQuoteInWords(earlier, { total, currency });

describe('the earlier quote', () => {
  test('is none for the first version', () => {
    expect(earlierQuoteOf(versionsOf({ total: 100 }))).toBeNull();
  });

  test('is the version before, which is replaced', () => {
    const earlier = earlierQuoteOf(versionsOf({ total: 100 }, { total: 90 }, { total: 80 }));
    expect(earlier).toEqual({ version: 2, total: 90, currency: 'USD', isReplaced: true });
    expect(said(earlier, 80)).toBe('It replaces the earlier quote of $90.00.');
  });

  test('is said to have the same price only in the same currency', () => {
    const versions = versionsOf({ total: 100 }, { total: 90 }, { total: 90 });
    expect(said(earlierQuoteOf(versions), 90)).toBe('The price is the same as in the earlier quote.');
    expect(said(earlierQuoteOf(versions), 90, 'EUR')).toBe('It replaces the earlier quote of $90.00.');
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
      isSum: true,
      isReplaced: false,
      totalWithThis: 114,
    });
    expect(said(earlier, 4)).toBe(
      'It is charged in addition to the earlier quotes, $110.00 together: $114.00 in total.',
    );
    expect(earlier && earlierQuoteFact(earlier)).toBe(
      '$110.00 (versions up to 2, together), to which this is added; $114.00 in total',
    );
  });

  test('is called by its own version while that is all it comes to', () => {
    const versions = versionsOf({ total: 100 }, { total: 10, price: 'changes' });
    const earlier = earlierQuoteOf(versions);
    expect(said(earlier, 10)).toBe(
      'It is charged in addition to the earlier quote of $100.00: $110.00 together.',
    );
    expect(earlier && earlierQuoteFact(earlier)).toBe(
      '$100.00 (version 1), to which this is added; $110.00 together',
    );
  });

  test('is replaced with all that it was added to', () => {
    const versions = versionsOf({ total: 100 }, { total: 10, price: 'changes' }, { total: 90 });
    expect(said(earlierQuoteOf(versions), 90)).toBe('It replaces the earlier quotes, $110.00 together.');
    expect(said(earlierQuoteOf(versions), 110)).toBe(
      'The price is the same as in the earlier quotes together.',
    );
  });

  test('is not added up where it is in another currency', () => {
    const earlier = earlierQuoteOf(
      versionsOf({ total: 100, currency: 'EUR' }, { total: 5, price: 'changes' }),
    );
    expect(earlier).toEqual({ version: 1, total: 100, currency: 'EUR', isReplaced: false });
    expect(said(earlier, 4)).toBe('It is charged in addition to the earlier quote of €100.00.');
  });
});
