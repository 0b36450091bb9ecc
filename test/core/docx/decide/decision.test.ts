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

describe('a decision that is laid out', () => {
  test('has a place for each place, and states and steps by their order', () => {
    const chain = layOutWalk();
    expect([chain.places, chain.states]).toEqual([3, 2]);
    expect(chain.steps.map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  test('lets the table of a state speak at each place', () => {
    expect(byPlace(layOutWalk().scores, 2).map(([, outdoors]) => outdoors)).toEqual([1, 3, -1]);
  });

  test('lets the table of a step speak at the place that it leads to', () => {
    expect(scoresOfSteps(layOutWalk())[1]).toEqual([0, 6, -2]);
  });

  test('measures against states and steps for which nothing speaks', () => {
    expect(byPlace(layOutWalk().scores, 2).map(([indoors]) => indoors)).toEqual([0, 0, 0]);
    const [stay, , back] = scoresOfSteps(layOutWalk());
    expect([stay, back]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('starts by what the first tables say of the first place', () => {
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

  test('of no places has none', () => {
    expect([...bestWay(layOut(walk, weights, [], null))]).toEqual([]);
  });

  test('is led by the biases alone where nothing was learnt', () => {
    expect([...layOut(walk, {}, stops, null).scores]).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('a table that is not asked everywhere', () => {
  const asks = (table: string, { name }: Stop) => table !== 'leaving' || name === 'garden';

  test('leaves its step out where it is not asked', () => {
    expect(scoresOfSteps(layOutWalk({ asks }))[1]).toEqual([never, 6, never]);
  });

  test('leaves its state out of the start', () => {
    expect(layOutWalk({ asks }).first).toEqual([0, never]);
  });

  test('leaves its state out where it is not asked', () => {
    const chain = layOutWalk({ asks: (table, { name }) => table !== 'outside' || name === 'hall' });
    expect(byPlace(chain.scores, 2).map(([, outdoors]) => outdoors)).toEqual([1, never, never]);
  });

  test('has signals that are not called where it is not asked', () => {
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

describe('a share of what is said', () => {
  const shareOf = ({ name }: Stop) => (name === 'garden' ? 0.5 : 1);

  test('makes a place quieter where states speak', () => {
    expect(byPlace(layOutWalk({ shareOf }).scores, 2).map(([, outdoors]) => outdoors)).toEqual([1, 1.5, -1]);
  });

  test('leaves steps as loud as they are', () => {
    expect(scoresOfSteps(layOutWalk({ shareOf }))).toEqual(scoresOfSteps(layOutWalk()));
  });
});

test('a table without any scores says that its state cannot be', () => {
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
