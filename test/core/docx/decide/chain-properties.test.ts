import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bestWay,
  type Chain,
  probabilities,
  probabilitiesOfStates,
  waysBefore,
} from '../../../../src/core/docx/decide/chain.ts';
import { anyChain, passableChain, type Way, waysThrough } from './any-chain.ts';

const runs = { numRuns: 300 };

describe('the best path through any chain', () => {
  test('is possible, and none is better', () => {
    check(passableChain, (chain) => {
      const ways = waysThrough(chain);
      const taken = ways.find(({ states }) => states.join() === bestWay(chain).join());
      expect(taken?.score).toBeCloseTo(Math.max(...ways.map(({ score }) => score)), 9);
    });
  });

  test('has a state for each place, even if no path is possible', () => {
    check(anyChain, (chain) => {
      const way = bestWay(chain);
      expect(way.length).toBe(chain.places);
      expect(Math.max(...way)).toBeLessThan(chain.states);
    });
  });
});

describe('the probabilities of any chain', () => {
  test('of states are the shares of the paths that go through them', () => {
    check(passableChain, (chain) => {
      const { states } = probabilities(chain);
      const expected = shares(chain, chain.states, (way, place) => way.states[place] ?? null);
      expect(farthest(states, expected)).toBeLessThan(1e-9);
    });
  });

  test('of steps are the shares of the paths that take them', () => {
    check(passableChain, (chain) => {
      const { steps } = probabilities(chain);
      const expected = shares(chain, chain.steps.length, (way, place) => way.steps[place] ?? null);
      expect(farthest(steps, expected)).toBeLessThan(1e-9);
    });
  });

  test('use the sum over all paths', () => {
    check(passableChain, (chain) => {
      const sum = waysThrough(chain).reduce((before, { score }) => before + Math.exp(score), 0);
      expect(probabilities(chain).total).toBeCloseTo(Math.log(sum), 9);
    });
  });

  test('add up to 1 at every place', () => {
    check(passableChain, (chain) => {
      const { states, steps } = probabilities(chain);
      for (let place = 0; place < chain.places; place += 1) {
        expect(sumAt(states, place, chain.states)).toBeCloseTo(1, 9);
        if (place > 0) expect(sumAt(steps, place, chain.steps.length)).toBeCloseTo(1, 9);
      }
    });
  });

  test('are 0 for what is impossible', () => {
    check(passableChain, (chain) => {
      const { states, steps } = probabilities(chain);
      for (const [index, score] of chain.scores.entries())
        if (score === Number.NEGATIVE_INFINITY) expect(states[index]).toBe(0);
      for (const [index, { scores }] of chain.steps.entries())
        for (let place = 1; place < chain.places; place += 1)
          if (scores?.[place] === Number.NEGATIVE_INFINITY)
            expect(steps[place * chain.steps.length + index]).toBe(0);
      for (const [state, may] of chain.last?.entries() ?? [])
        if (!may) expect(states[(chain.places - 1) * chain.states + state]).toBe(0);
    });
  });

  test('of states are the same without those of steps', () => {
    check(passableChain, (chain) => {
      expect(probabilitiesOfStates(chain)).toEqual(probabilities(chain).states);
    });
  });

  test('have a finite total only if a path is possible', () => {
    check(anyChain, (chain) => {
      expect(probabilities(chain).total > Number.NEGATIVE_INFINITY).toBe(waysThrough(chain).length > 0);
    });
  });
});

test('the sum up to a place covers all paths that lead there', () => {
  check(anyChain, (chain) => {
    const { last: _last, ...open } = chain;
    const before = waysBefore(chain);
    for (let place = 0; place < chain.places; place += 1) {
      for (let state = 0; state < chain.states; state += 1) {
        const ways = waysThrough({ ...open, places: place + 1 }).filter(
          ({ states }) => states[place] === state,
        );
        const sum = ways.reduce((sofar, { score }) => sofar + Math.exp(score), 0);
        // Compared as logarithms: the sums differ by many powers of ten.
        expect(before[place * chain.states + state]).toBeCloseTo(Math.log(sum), 9);
      }
    }
  });
});

function check(chains: fc.Arbitrary<Chain>, predicate: (chain: Chain) => void): void {
  fc.assert(fc.property(chains, predicate), runs);
}

/** For each place, how much of all ways goes through each choice there. */
function shares(
  chain: Chain,
  width: number,
  choiceOf: (way: Way, place: number) => number | null,
): Float64Array {
  const result = new Float64Array(chain.places * width);
  const ways = waysThrough(chain);
  const all = ways.reduce((sum, { score }) => sum + Math.exp(score), 0);
  for (const way of ways) {
    for (let place = 0; place < chain.places; place += 1) {
      const choice = choiceOf(way, place);
      if (choice === null) continue;
      const index = place * width + choice;
      result[index] = (result[index] ?? 0) + Math.exp(way.score) / all;
    }
  }
  return result;
}

/** How far two rows of numbers lie apart where they differ most. */
function farthest(one: Float64Array, other: Float64Array): number {
  expect(one.length).toBe(other.length);
  return one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0);
}

function sumAt(values: Float64Array, place: number, width: number): number {
  return values.slice(place * width, (place + 1) * width).reduce((sum, value) => sum + value, 0);
}
