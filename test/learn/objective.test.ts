import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Example, namedWeights, placesOfWeights } from '../../bench/learn/example.ts';
import { objectiveOf } from '../../bench/learn/fit-weights.ts';
import { layOut } from '../../src/core/docx/decide/decision.ts';
import { waysThrough } from '../core/docx/decide/any-chain.ts';
import { type Spot, toy, toyExample } from './toy.ts';

interface Row {
  spots: Spot[];
  label: string;
  weight: number;
  /** How many spots are outdoors; null if the label does not say. */
  outdoors: number[] | null;
}

const { size } = placesOfWeights(toy);
const value = fc.constantFrom(0, 1, -0.5, 0.25);
const spot = fc.record({ warm: value, bright: value, gate: value, share: fc.constantFrom(1, 0.5, 0.125) });
/** A row of some places, all or none of which a label may tell. */
const anyRow = fc
  .array(fc.tuple(spot, fc.constantFrom('i', 'o', '?')), { minLength: 1, maxLength: 4 })
  .chain((places) =>
    fc.record({
      spots: fc.constant(places.map(([each]): Spot => each)),
      label: fc.constant(places.map(([, letter]) => letter).join('')),
      weight: fc.constantFrom(1, 0.3),
      outdoors: fc.option(fc.subarray([0, 1, 2, 3, 4], { minLength: 1 })),
    }),
  );
const rows = fc.array(anyRow, { minLength: 1, maxLength: 3 });
/** Weights to three digits, as they are kept. */
const anyPoint = fc
  .array(fc.integer({ min: -3000, max: 3000 }), { minLength: size, maxLength: size })
  .map((weights) => Float64Array.from(weights, (weight) => weight / 1000));

const examplesOf = (from: readonly Row[]): Example[] =>
  from.map(({ spots, label, weight, outdoors }) => {
    const example = toyExample(spots, label, 'toy.docx', weight);
    if (!outdoors) return example;
    return { ...example, count: { counts: Uint8Array.from(spots.flatMap(() => [0, 1])), right: outdoors } };
  });

describe('what is made small to learn', () => {
  test('is minus the logarithm of how probable all ways are that the labels allow', () => {
    fc.assert(
      fc.property(rows, anyPoint, (some, point) => {
        const said = objectiveOf(toy, examplesOf(some), 0)(point, new Float64Array(size));
        expect(said).toBeCloseTo(improbability(some, point), 6);
      }),
    );
  });

  test('slopes as its differences say', () => {
    fc.assert(
      fc.property(rows, anyPoint, fc.constantFrom(0, 0.5), (some, point, restraint) => {
        const objective = objectiveOf(toy, examplesOf(some), restraint);
        const gradient = new Float64Array(size);
        objective(point, gradient);
        for (let index = 0; index < size; index += 1)
          expect(gradient[index]).toBeCloseTo(slopeAt(objective, point, index), 5);
      }),
    );
  });

  test('costs half the restraint for each square of a weight, and little for a bias', () => {
    const cost = (index: number) => {
      const point = new Float64Array(size);
      point[index] = 3;
      return objectiveOf(toy, [], 2)(point, new Float64Array(size));
    };
    expect(cost(1)).toBe(9);
    expect(cost(0)).toBeGreaterThan(0);
    expect(cost(0)).toBeLessThan(1);
  });

  test('does not add to a slope that was there before', () => {
    const gradient = new Float64Array(size).fill(7);
    objectiveOf(toy, [], 1)(new Float64Array(size), gradient);
    expect([...gradient]).toEqual([0, 0, 0, 0, 0]);
  });
});

/** The same by trying every way, through the weights as they are kept and used. */
function improbability(some: readonly Row[], point: Float64Array): number {
  return some.reduce((sum, { spots, label, weight, outdoors }) => {
    const ways = waysThrough(layOut<Spot, null>(toy, namedWeights(toy, point), spots, null));
    const isLabelled = (states: readonly number[]) =>
      states.every((state, place) => label[place] === '?' || label[place] === 'io'[state]);
    const isOfNumber = (states: readonly number[]) =>
      outdoors?.includes(states.reduce((sum, state) => sum + state, 0)) ?? true;
    const can = ways.some(({ states }) => isLabelled(states) && isOfNumber(states));
    const isAllowed = (states: readonly number[]) => isLabelled(states) && (isOfNumber(states) || !can);
    const all = ways.reduce((before, { score }) => before + Math.exp(score), 0);
    const right = ways.reduce(
      (before, { score, states }) => before + (isAllowed(states) ? Math.exp(score) : 0),
      0,
    );
    return sum - weight * Math.log(right / all);
  }, 0);
}

function slopeAt(objective: ReturnType<typeof objectiveOf>, point: Float64Array, index: number): number {
  const near = 1e-5;
  const valueAt = (move: number) =>
    objective(point.with(index, (point[index] ?? 0) + move), new Float64Array(size));
  return (valueAt(near) - valueAt(-near)) / (2 * near);
}
