import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { biasId, reasonsOf, type Signal, scoreOf, weigh } from '../../../../src/core/docx/decide/signal.ts';

/** What is weighed is a row of values, and each signal tells one of them. */
function tell(...ids: string[]): Signal<readonly number[], null>[] {
  return ids.map((id, index) => ({ id, says: `${id} says so`, of: (values) => values[index] ?? 0 }));
}

describe('the score of a candidate', () => {
  test('is the weighted sum of its signals', () => {
    const table = weigh(tell('size', 'place'), { size: 2, place: -3 });
    expect(scoreOf(table, [1, 0.5], null)).toBe(2 - 1.5);
  });

  test('is the bias if no signal speaks', () => {
    expect(scoreOf(weigh(tell('size'), { [biasId]: -4, size: 2 }), [0], null)).toBe(-4);
  });

  test('is 0 without weights', () => {
    expect(scoreOf(weigh(tell('size', 'place'), {}), [1, 1], null)).toBe(0);
  });

  test('ignores a signal that was not learnt yet, and a weight whose signal is gone', () => {
    const table = weigh(tell('new', 'place'), { gone: 9, place: 1 });
    expect(scoreOf(table, [1, 1], null)).toBe(1);
  });

  test('passes the candidate and its context to a signal', () => {
    const table = weigh([{ id: 'of', says: '', of: (value: number, factor: number) => value * factor }], {
      of: 1,
    });
    expect(scoreOf(table, 0.5, 0.25)).toBe(0.125);
  });
});

describe('the reasons for a decision', () => {
  test('are the signals that spoke, for or against, the strongest first', () => {
    const table = weigh(tell('weak', 'against', 'strong'), { weak: 0.5, against: -1, strong: 3 });
    expect(reasonsOf(table, [1, 1, 1], null)).toEqual([
      { id: 'strong', says: 'strong says so', weight: 3 },
      { id: 'against', says: 'against says so', weight: -1 },
      { id: 'weak', says: 'weak says so', weight: 0.5 },
    ]);
  });

  test.each([
    ['that is silent', { size: 3 }, 0],
    ['that hardly shifts anything', { size: 0.1 }, 1],
    ['that has no weight', {}, 1],
  ])('leave out a signal %s', (_case, weights, value) => {
    expect(reasonsOf(weigh(tell('size'), weights), [value], null)).toEqual([]);
  });

  test('add up to the score, less the bias and what was left out', () => {
    fc.assert(
      fc.property(fc.array(strongPair, { maxLength: 6 }), fc.double(range(5)), (pairs, bias) => {
        const ids = pairs.map((_, index) => `signal-${index}`);
        const weights = Object.fromEntries(pairs.map(([weight], index) => [`signal-${index}`, weight]));
        const table = weigh(tell(...ids), { ...weights, [biasId]: bias });
        const values = pairs.map(([, value]) => value);
        const said = reasonsOf(table, values, null).reduce((sum, { weight }) => sum + weight, bias);
        expect(said).toBeCloseTo(scoreOf(table, values, null), 9);
      }),
    );
  });
});

function range(most: number) {
  return { min: -most, max: most, noNaN: true };
}

/** A weight and a value that together are worth a word, or a silent signal. */
const strongPair = fc.oneof(
  fc.tuple(fc.double({ min: 1, max: 5, noNaN: true }), fc.double({ min: 0.25, max: 1, noNaN: true })),
  fc.tuple(fc.double({ min: -5, max: -1, noNaN: true }), fc.double({ min: 0.25, max: 1, noNaN: true })),
  fc.tuple(fc.double(range(5)), fc.constant(0)),
);
