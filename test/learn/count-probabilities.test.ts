import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { probabilitiesOfCount } from '../../bench/learn/count-probabilities.ts';
import { type Chain, probabilities } from '../../src/core/docx/decide/chain.ts';
import { passableChain, type Way, waysThrough } from '../core/docx/decide/any-chain.ts';

/** A small chain, what counts in it, and the numbers that are right. */
const counted = passableChain.chain((chain) => {
  const size = chain.places * chain.states;
  return fc.record({
    chain: fc.constant(chain),
    counts: fc
      .array(fc.constantFrom(0, 1), { minLength: size, maxLength: size })
      .map((each) => Uint8Array.from(each)),
    right: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 3 }),
  });
});

describe('the probabilities over paths with a right number of counted places', () => {
  test('are those of trying every path', () => {
    fc.assert(
      fc.property(counted, ({ chain, counts, right }) => {
        const isRight = (way: Way) => right.includes(numberOf(way, chain, counts));
        const ways = waysThrough(chain).filter(isRight);
        const found = probabilitiesOfCount(chain, { counts, right });
        expect(found === null).toBe(ways.length === 0);
        if (ways.length === 0) return;
        const all = ways.reduce((sum, { score }) => sum + Math.exp(score), 0);
        const shareOf = (is: (way: Way) => boolean) =>
          ways.reduce((sum, way) => sum + (is(way) ? Math.exp(way.score) : 0), 0) / all;
        expect(found?.total).toBeCloseTo(Math.log(all), 6);
        for (let place = 0; place < chain.places; place += 1) {
          for (let state = 0; state < chain.states; state += 1)
            expect(found?.states[place * chain.states + state]).toBeCloseTo(
              shareOf(({ states }) => states[place] === state),
              6,
            );
          for (let step = 0; step < chain.steps.length; step += 1)
            expect(found?.steps[place * chain.steps.length + step]).toBeCloseTo(
              shareOf(({ steps }) => steps[place] === step),
              6,
            );
        }
      }),
    );
  });

  test('are all of them if any number is right', () => {
    fc.assert(
      fc.property(passableChain, (chain) => {
        const counts = new Uint8Array(chain.places * chain.states).fill(1);
        const found = probabilitiesOfCount(chain, { counts, right: [chain.places] });
        const { total, states } = probabilities(chain);
        expect(found?.total).toBeCloseTo(total, 6);
        for (const [index, state] of states.entries()) expect(found?.states[index]).toBeCloseTo(state, 6);
      }),
    );
  });

  test('allow for scores too large to exponentiate', () => {
    const steps = [0, 1].flatMap((from) => [0, 1].map((to) => ({ from, to, scores: null })));
    const scores = Float64Array.from([5000, 4000, -5000, -4000]);
    const chain: Chain = { places: 2, states: 2, steps, first: [0, 0], scores };
    const found = probabilitiesOfCount(chain, { counts: Uint8Array.from([0, 1, 0, 1]), right: [1] });
    expect(found?.total).toBeCloseTo(1000);
    expect([...(found?.states ?? [])]).toEqual([1, 0, 0, 1]);
  });
});

function numberOf({ states }: Way, chain: Chain, counts: Uint8Array): number {
  return states.reduce((sum, state, place) => sum + (counts[place * chain.states + state] ?? 0), 0);
}
