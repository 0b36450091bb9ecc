import { describe, expect, test } from 'vitest';
import { priceText, unitPriceText } from '../../../src/core/pricing/in-words.ts';
import { isCurrency } from '../../../src/core/pricing/money.ts';

describe('priceText', () => {
  test.each([
    [1234.5, 'USD', '$1,234.50'],
    [20, 'EUR', '€20.00'],
    [-40, 'CAD', '−CA$40.00'],
    [1_200, 'JPY', '¥1,200'],
    [20, 'CHF', 'CHF 20.00'],
    [5_000, 'XAF', 'FCFA 5,000'],
    [20, 'XCG', 'XCG 20.00'],
  ])('writes %d %s as %s', (amount, currency, text) => {
    expect(priceText(amount, currency)).toBe(text);
  });

  test('knows each symbol of English that consists of more than letters', () => {
    const known = Intl.supportedValuesOf('currency').filter(isCurrency);
    const symbolic = known.flatMap((currency) => {
      const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
      const symbol = parts.find(({ type }) => type === 'currency')?.value ?? '';
      return /\p{Sc}$/u.test(symbol) ? [[currency, symbol]] : [];
    });
    expect(symbolic.length).toBeGreaterThan(15);
    expect(symbolic.map(([currency = '']) => [currency, priceText(0, currency).replace(/0.*/, '')])).toEqual(
      symbolic,
    );
  });
});

describe('unitPriceText', () => {
  test('keeps fractions of a cent', () => {
    expect(unitPriceText(0.018, 'USD')).toBe('$0.018');
  });
});
