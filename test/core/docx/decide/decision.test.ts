import { describe, expect, test } from 'vitest';
import { bestWay, type Chain, scoreOfStep } from '../../../../src/core/docx/decide/chain.ts';
import { chainOf, type Decision, layOut } from '../../../../src/core/docx/decide/decision.ts';

interface Stop {
  name: string;
  sun?: number;
  gate?: number;
}

const never = Number.NEGATIVE_INFINITY;

/** A walk that is indoors or outdoors: the sun speaks for outdoors, a gate for going there, doors are free. */
const walk = {
  name: 'walk',
  tables: {
    outside: [{ id: 'sun', says: 'the sun shines', of: ({ sun }) => sun ?? 0 }],
    leaving: [{ id: 'gate', says: 'there is a gate', of: ({ gate }) => gate ?? 0 }],
  },
  states: [
    { name: 'indoors', table: null, mayBeFirst: true, mayBeLast: true },
    { name: 'outdoors', table: 'outside', mayBeFirst: true, firstTable: 'leaving', mayBeLast: false },
  ],
  steps: [
    { from: 'indoors', to: 'indoors', table: null },
    { from: 'indoors', to: 'outdoors', table: 'leaving' },
    { from: 'outdoors', to: 'indoors', table: null },
  ],
} as const satisfies Decision<Stop, null>;
const weights = { outside: { bias: -1, sun: 4 }, leaving: { bias: -2, gate: 8 } };
const stops: Stop[] = [
  { name: 'hall', sun: 0.5, gate: 0.25 },
  { name: 'garden', sun: 1, gate: 1 },
  { name: 'shed' },
];
const layOutWalk = (more: Partial<Decision<Stop, null>> = {}) =>
  layOut<Stop, null>({ ...walk, ...more }, weights, stops, null);

describe('a decision laid out as a chain', () => {
  test('has all places, and states and steps in their order', () => {
    const chain = layOutWalk();
    expect([chain.places, chain.states]).toEqual([3, 2]);
    expect(chain.steps.map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  test('scores a state at each place by its table', () => {
    expect(byPlace(layOutWalk().scores, 2).map(([, outdoors]) => outdoors)).toEqual([1, 3, -1]);
  });

  test('scores a step at the place it leads to by its table', () => {
    expect(scoresOfSteps(layOutWalk())[1]).toEqual([0, 6, -2]);
  });

  test('gives states and steps without a table a score of 0', () => {
    expect(byPlace(layOutWalk().scores, 2).map(([indoors]) => indoors)).toEqual([0, 0, 0]);
    const [stay, , back] = scoresOfSteps(layOutWalk());
    expect([stay, back]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('starts by the scores of the first tables at the first place', () => {
    expect(layOutWalk().first).toEqual([0, 0]);
    const [hall] = stops;
    expect(layOut(walk, weights, [{ ...hall, name: 'door', gate: 1 }], null).first).toEqual([0, 6]);
  });

  test('does not start in a state that cannot be the first', () => {
    const [indoors, outdoors] = walk.states;
    expect(layOutWalk({ states: [indoors, { ...outdoors, mayBeFirst: false }] }).first).toEqual([0, never]);
  });

  test('ends where a state may be the last', () => {
    expect(layOutWalk().last).toEqual([true, false]);
  });

  test('without places has no scores', () => {
    expect([...bestWay(layOut(walk, weights, [], null))]).toEqual([]);
  });

  test('uses only the biases if nothing was learnt', () => {
    expect([...layOut(walk, {}, stops, null).scores]).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('a table that does not apply everywhere', () => {
  const asks = (table: string, { name }: Stop) => table !== 'leaving' || name === 'garden';

  test('rules out its step where it does not apply', () => {
    expect(scoresOfSteps(layOutWalk({ asks }))[1]).toEqual([never, 6, never]);
  });

  test('rules out its state at the start', () => {
    expect(layOutWalk({ asks }).first).toEqual([0, never]);
  });

  test('rules out its state where it does not apply', () => {
    const chain = layOutWalk({ asks: (table, { name }) => table !== 'outside' || name === 'hall' });
    expect(byPlace(chain.scores, 2).map(([, outdoors]) => outdoors)).toEqual([1, never, never]);
  });

  test('does not call its signals where it does not apply', () => {
    const seen: string[] = [];
    const told = {
      id: 'gate',
      says: '',
      of: ({ name }: Stop) => {
        seen.push(name);
        return 0;
      },
    };
    layOutWalk({ asks, tables: { ...walk.tables, leaving: [told] } });
    expect(seen).toEqual(['garden']);
  });
});

describe('a share of the score', () => {
  const shareOf = ({ name }: Stop) => (name === 'garden' ? 0.5 : 1);

  test('reduces the scores of states at a place', () => {
    expect(byPlace(layOutWalk({ shareOf }).scores, 2).map(([, outdoors]) => outdoors)).toEqual([1, 1.5, -1]);
  });

  test('leaves the scores of steps unchanged', () => {
    expect(scoresOfSteps(layOutWalk({ shareOf }))).toEqual(scoresOfSteps(layOutWalk()));
  });
});

test('a table without any scores makes its state impossible', () => {
  expect([...chainOf(walk, new Map(), 1).scores]).toEqual([0, never]);
});

/** What speaks for each step at all places. */
function scoresOfSteps({ places, steps }: Chain): number[][] {
  return steps.map((step) => Array.from({ length: places }, (_, place) => scoreOfStep(step, place)));
}

function byPlace(values: Float64Array, width: number): number[][] {
  return Array.from({ length: values.length / width }, (_, place) => [
    ...values.slice(place * width, (place + 1) * width),
  ]);
}
