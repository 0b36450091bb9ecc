import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backoffMilliseconds, randomFraction } from '../../../src/core/time/backoff.ts';

const limits = { firstMilliseconds: 10_000, longestMilliseconds: 600_000 };

describe('backoffMilliseconds', () => {
  test('doubles the span with each failure, up to the longest wait', () => {
    const spans = [1, 2, 3, 4, 5, 6, 7, 8, 5_000].map((failures) => backoffMilliseconds(failures, limits, 1));
    const seconds = [10, 20, 40, 80, 160, 320, 600, 600, 600];
    expect(spans).toEqual(seconds.map((each) => each * 1_000));
  });

  test('uses the whole span', () => {
    expect(backoffMilliseconds(2, limits, 0)).toBe(0);
    expect(backoffMilliseconds(2, limits, 0.25)).toBe(5_000);
  });

  test('is a whole number of milliseconds within the limits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, fraction) => {
          const wait = backoffMilliseconds(failures, limits, fraction);
          expect(Number.isInteger(wait) && wait >= 0 && wait <= limits.longestMilliseconds).toBe(true);
        },
      ),
    );
  });
});

describe('randomFraction', () => {
  test.each([
    [0, 0],
    [128, 0.50196],
    [255, 1],
  ])('of bytes that are all %i is near %f', (byte, fraction) => {
    const random = (count: number) => new Uint8Array(count).fill(byte);
    expect(randomFraction({ random })).toBeCloseTo(fraction, 4);
  });

  test('never reaches 1', () => {
    expect(randomFraction({ random: (count) => new Uint8Array(count).fill(255) })).toBeLessThan(1);
  });
});
