import { describe, expect, test } from 'vitest';
import {
  bestWay,
  type Chain,
  probabilities,
  probabilitiesOfStates,
  waysBefore,
} from '../../../../src/core/docx/decide/chain.ts';

/** A chain of two states, `a` and `b`, between which every step is free. */
function free(scores: readonly number[], more: Partial<Chain> = {}): Chain {
  const places = scores.length / 2;
  const steps = [0, 1].flatMap((from) => [0, 1].map((to) => ({ from, to, scores: null })));
  return {
    places,
    states: 2,
    steps,
    first: [0, 0],
    scores: Float64Array.from(scores),
    ...more,
  };
}

describe('the best path', () => {
  test('follows the states with the highest scores', () => {
    expect([...bestWay(free([1, 0, 0, 1, 2, 0]))]).toEqual([0, 1, 0]);
  });

  test('accepts a worse place for the sake of the steps', () => {
    const dear = [-9, -9, -9];
    const steps = [0, 1].flatMap((from) =>
      [0, 1].map((to) => ({ from, to, scores: from === to ? null : dear })),
    );
    expect([...bestWay(free([1, 0, 0, 1, 2, 0], { steps }))]).toEqual([0, 0, 0]);
  });

  test('starts only where it is allowed to', () => {
    expect([...bestWay(free([9, 0, 0, 0], { first: [Number.NEGATIVE_INFINITY, 0] }))][0]).toBe(1);
  });

  test('ends only where it is allowed to', () => {
    expect([...bestWay(free([0, 0, 9, 0], { last: [false, true] }))].at(-1)).toBe(1);
  });

  test('takes no step that does not exist', () => {
    const chain = free([3, 0, 0, 3, 3, 0], { steps: [{ from: 0, to: 0, scores: null }] });
    expect([...bestWay(chain)]).toEqual([0, 0, 0]);
  });

  test('through one place is its best state', () => {
    expect([...bestWay(free([1, 2]))]).toEqual([1]);
  });

  test('through no places is empty', () => {
    expect([...bestWay(free([]))]).toEqual([]);
  });
});

describe('the probabilities', () => {
  test('of two states with equal scores are one half each', () => {
    for (const each of probabilities(free([1, 1, 0, 0])).states) expect(each).toBeCloseTo(0.5);
  });

  test('of a state whose score is ln 3 higher are three to one', () => {
    const [likely, unlikely] = probabilities(free([Math.log(3), 0])).states;
    expect(likely).toBeCloseTo(0.75);
    expect(unlikely).toBeCloseTo(0.25);
  });

  test('allow for scores too large to exponentiate', () => {
    const { total, states } = probabilities(free([5000, 4000, -5000, -4000]));
    expect(total).toBeCloseTo(1000);
    expect([...states]).toEqual([1, 0, 0, 1]);
  });

  test('of no places are empty', () => {
    expect(probabilities(free([]))).toEqual({
      total: 0,
      states: new Float64Array(),
      steps: new Float64Array(),
    });
  });

  test('have a total of -Infinity if no path is possible', () => {
    const never = Number.NEGATIVE_INFINITY;
    expect(probabilities(free([0, 0], { first: [never, never] })).total).toBe(never);
    expect(waysBefore(free([never, never]))).toEqual(Float64Array.from([never, never]));
  });
});

describe('the time a chain takes', () => {
  test.each([
    ['the best way', bestWay],
    ['probabilities', probabilities],
    ['probabilities of states', probabilitiesOfStates],
  ])('for %s grows linearly with its places', (_case, weigh) => {
    const looks = (places: number) => {
      let count = 0;
      const steps = [0, 1].map((to) => ({
        from: 0,
        scores: null,
        get to() {
          count += 1;
          return to;
        },
      }));
      weigh(free(new Array<number>(places * 2).fill(0), { steps }));
      return count;
    };
    const [once, twice, thrice] = [looks(101), looks(201), looks(301)];
    expect(once).toBeGreaterThan(0);
    expect(twice - once).toBe(thrice - twice);
  });
});
