import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minimise, type Objective } from '../../bench/learn/minimise.ts';

/** A bowl with its bottom at `bottom`, as much steeper in each direction as `steepness` says. */
function bowl(bottom: readonly number[], steepness: readonly number[]): Objective {
  return (point, gradient) => {
    let value = 0;
    for (const [index, lowest] of bottom.entries()) {
      const away = (point[index] ?? 0) - lowest;
      const steep = steepness[index] ?? 1;
      value += steep * away * away;
      gradient[index] = 2 * steep * away;
    }
    return value;
  };
}

/** Rosenbrock's valley, curved and flat, whose lowest point is (1, 1). */
const valley: Objective = (point, gradient) => {
  const [x = 0, y = 0] = point;
  const across = y - x * x;
  gradient[0] = -400 * x * across - 2 * (1 - x);
  gradient[1] = 200 * across;
  return 100 * across * across + (1 - x) ** 2;
};

/** Where the function is least, give or take a thousandth. */
function leastOf(objective: Objective, start: readonly number[], mostSteps = 200): number[] {
  const found = minimise(objective, Float64Array.from(start), { flatness: 1e-9, mostSteps });
  return [...found].map((each) => Math.round(each * 1000) / 1000 + 0);
}

describe('the least of a function', () => {
  test('is the bottom of a bowl', () => {
    expect(leastOf(bowl([3, -2, 0.5], [1, 1, 1]), [0, 0, 0])).toEqual([3, -2, 0.5]);
  });

  test('is the bottom of a bowl that is a thousand times steeper one way than the other', () => {
    expect(leastOf(bowl([3, -2], [1000, 1]), [-5, 5])).toEqual([3, -2]);
  });

  test('is the end of a curved valley', () => {
    expect(leastOf(valley, [-1.2, 1])).toEqual([1, 1]);
  });

  test('is found from wherever one starts', () => {
    const place = fc.double({ min: -10, max: 10, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 6 }), (pairs) => {
        const bottom = pairs.map(([lowest]) => lowest);
        const found = minimise(
          bowl(bottom, [1, 10, 0.1, 1, 5, 0.5]),
          Float64Array.from(pairs, ([, at]) => at),
          {
            flatness: 1e-9,
          },
        );
        for (const [index, lowest] of bottom.entries()) expect(found[index]).toBeCloseTo(lowest, 3);
      }),
    );
  });
});

describe('minimise', () => {
  test('goes nowhere from a lowest point', () => {
    expect(leastOf(bowl([2, 2], [1, 1]), [2, 2])).toEqual([2, 2]);
  });

  test('never goes uphill, and stays where it was with no steps', () => {
    const values = [0, 1, 2, 5, 20].map((steps) => {
      const point = minimise(valley, Float64Array.from([-1.2, 1]), { mostSteps: steps });
      return valley(point, new Float64Array(2));
    });
    expect(values[0]).toBeCloseTo(valley(Float64Array.from([-1.2, 1]), new Float64Array(2)));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(new Set(values).size).toBe(values.length);
  });

  test('stops at a wall beyond which the function is not defined', () => {
    const walled: Objective = (point, gradient) => {
      const [x = 0] = point;
      gradient[0] = 1 - 1 / x;
      return x > 0 ? x - Math.log(x) : Number.NaN;
    };
    expect(leastOf(walled, [9])).toEqual([1]);
  });

  test('gives the same numbers to the last digit each time', () => {
    const once = minimise(valley, Float64Array.from([-1.2, 1]));
    expect(minimise(valley, Float64Array.from([-1.2, 1]))).toEqual(once);
  });

  test('leaves the point that it starts from as it was', () => {
    const start = Float64Array.from([-1.2, 1]);
    minimise(valley, start);
    expect([...start]).toEqual([-1.2, 1]);
  });
});
