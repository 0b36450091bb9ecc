import fc from 'fast-check';
import type { Chain, Step } from '../../../../src/core/docx/decide/chain.ts';

const impossible = Number.NEGATIVE_INFINITY;
const score = fc.double({ min: -4, max: 4, noNaN: true });
/** One in five cannot be. */
const scoreOrNever = fc.oneof(
  { weight: 4, arbitrary: score },
  { weight: 1, arbitrary: fc.constant(impossible) },
);

/** Any small chain, also one through which no way leads. */
export const anyChain: fc.Arbitrary<Chain> = fc
  .record({ places: fc.integer({ min: 1, max: 5 }), states: fc.integer({ min: 1, max: 3 }) })
  .chain(({ places, states }) => {
    const pairs = Array.from(
      { length: states * states },
      (_, index): fc.Arbitrary<Step> =>
        fc.record({
          from: fc.constant(Math.floor(index / states)),
          to: fc.constant(index % states),
          scores: fc.option(listOf(places).map((values) => Float64Array.from(values))),
        }),
    );
    return fc.subarray(pairs).chain((some) =>
      fc.record({
        places: fc.constant(places),
        states: fc.constant(states),
        steps: fc.tuple(...some),
        first: listOf(states),
        scores: listOf(places * states).map((values) => Float64Array.from(values)),
        last: fc.array(fc.boolean(), { minLength: states, maxLength: states }),
      }),
    );
  });

/** Any small chain through which at least one way leads. */
export const passableChain: fc.Arbitrary<Chain> = anyChain.filter((chain) => waysThrough(chain).length > 0);

/** A way through a chain: the state of each place. */
export interface Way {
  states: readonly number[];
  /** Index of the step that leads to each place; null at the first. */
  steps: readonly (number | null)[];
  score: number;
}

/** Every way through a chain that can be, one after the other. */
export function waysThrough(chain: Chain): Way[] {
  const scoreAt = (place: number, state: number) => chain.scores[place * chain.states + state] ?? impossible;
  let ways: Way[] = [];
  for (let state = 0; state < chain.states; state += 1)
    ways.push({
      states: [state],
      steps: [null],
      score: (chain.first[state] ?? impossible) + scoreAt(0, state),
    });
  for (let place = 1; place < chain.places; place += 1) {
    ways = ways.flatMap((way) =>
      chain.steps.flatMap(({ from, to, scores }, step) => {
        if (way.states.at(-1) !== from) return [];
        const more = (scores?.[place] ?? 0) + scoreAt(place, to);
        return [{ states: [...way.states, to], steps: [...way.steps, step], score: way.score + more }];
      }),
    );
  }
  const mayEnd = ({ states }: Way) => chain.last?.[states.at(-1) ?? 0] ?? true;
  return ways.filter((way) => mayEnd(way) && way.score > impossible);
}

function listOf(length: number): fc.Arbitrary<number[]> {
  return fc.array(scoreOrNever, { minLength: length, maxLength: length });
}
