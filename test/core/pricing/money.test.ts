import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountOf,
  decimalOf,
  decimalsOf,
  formatAmount,
  isCurrency,
  largestSum,
  percentOf,
  priceOf,
} from '../../../src/core/pricing/money.ts';
import { formatCount } from '../../../src/core/text/format-count.ts';

describe('decimalOf', () => {
  test.each([
    [0, 0n, 0],
    [-0, 0n, 0],
    [25, 25n, 0],
    [0.0185, 185n, 4],
    [1e-7, 1n, 7],
    [1.25e-9, 125n, 11],
    [1e21, 10n ** 21n, 0],
    [1.5e22, 15n * 10n ** 21n, 0],
    [5e-324, 5n, 324],
  ])('reads %s as the decimal number that it is written as', (value, digits, scale) => {
    expect(decimalOf(value)).toEqual({ digits, scale });
  });

  test('keeps every number that is zero or more', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), (value) => {
        const { digits, scale } = decimalOf(value);
        expect(Number(`${digits}e-${scale}`)).toBe(value + 0);
      }),
    );
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -0.01])('refuses %s', (value) => {
    expect(() => decimalOf(value)).toThrow(RangeError);
  });
});

describe('priceOf', () => {
  test('rounds half a cent up', () => {
    expect(priceOf(48_210, decimalOf(0.0185), 2)).toBe(89_189n);
  });

  test('rounds less than half a cent down', () => {
    expect(priceOf(1, decimalOf(0.0049999), 2)).toBe(0n);
  });

  test('does not take the binary fraction below 1.005 for the number', () => {
    expect(priceOf(1, decimalOf(1.005), 2)).toBe(101n);
  });

  test('stays exact where floating point is not', () => {
    expect(priceOf(9_007_199_254_740_991, decimalOf(999_999.9999), 2)).toBe(
      (9_007_199_254_740_991n * 9_999_999_999n + 50n) / 100n,
    );
  });
});

describe('percentOf', () => {
  test('rounds half a cent up', () => {
    expect(percentOf(1_050n, decimalOf(5))).toBe(53n);
  });

  test('takes fractions of a percent', () => {
    expect(percentOf(100_000n, decimalOf(7.125))).toBe(7_125n);
  });
});

describe('amountOf', () => {
  test('gives at most the decimals of the currency, up to the largest sum', () => {
    const sums = fc.bigInt({ min: 0n, max: largestSum });
    fc.assert(
      fc.property(sums, fc.constantFrom(0, 2, 3, 4), (sum, decimals) => {
        const [whole = '', fraction = ''] = String(amountOf(sum, decimals)).split('.');
        expect(BigInt(whole + fraction.padEnd(decimals, '0'))).toBe(sum);
      }),
    );
  });
});

describe('decimalsOf', () => {
  test.each([
    ['USD', 2],
    ['HUF', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['CLF', 4],
  ])('%s has %i', (currency, decimals) => {
    expect(decimalsOf(currency)).toBe(decimals);
  });
});

describe('isCurrency', () => {
  test.each(['USD', 'EUR', 'JPY', 'KWD', 'CLF', 'XCG', 'ZWG'])('knows %s', (code) => {
    expect(isCurrency(code)).toBe(true);
  });

  test.each(['usd', 'UDS', '', 'USD ', 'toString', null, 840])('does not know %j', (code) => {
    expect(isCurrency(code)).toBe(false);
  });
});

describe('formatAmount', () => {
  test.each([
    [0, 'USD', '0.00'],
    [999.5, 'USD', '999.50'],
    [1_234_567.5, 'USD', '1,234,567.50'],
    [1_234_567, 'JPY', '1,234,567'],
    [1_234.5678, 'CLF', '1,234.5678'],
  ])('writes %d %s as %s', (amount, currency, text) => {
    expect(formatAmount(amount, currency)).toBe(text);
  });
});

describe('formatCount', () => {
  test('sets thousands apart as American English does', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (count) => {
        expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
      }),
    );
  });
});
