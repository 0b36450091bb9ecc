import { describe, expect, test } from 'vitest';
import { createExample, namedWeights, placesOfWeights } from '../../bench/learn/example.ts';
import { type Spot, toy, toyExample } from './toy.ts';

const spots: Spot[] = [
  { warm: 1, bright: 0, gate: 0 },
  { warm: 0, bright: 0, gate: 1, walled: true },
  { warm: 1, bright: -0.5, gate: 1, share: 0.5 },
];
const valuesOf = (table: string) => {
  const values = toyExample(spots, 'iio').tables.get(table);
  return values && spots.map((_, place) => told(values, place));
};

describe('an example', () => {
  test('keeps what each signal says at each place, zeros left out', () => {
    expect(valuesOf('outdoors')).toEqual([
      [[0, 1]],
      [],
      [
        [0, 0.5],
        [1, -0.25],
      ],
    ]);
  });

  test('keeps nothing of a table where it is not asked', () => {
    expect(valuesOf('leaving')).toEqual([[], [], [[0, 1]]]);
  });

  test('keeps how much of each table counts at each place', () => {
    const { tables } = toyExample(spots, 'iio');
    expect([...(tables.get('outdoors')?.share ?? [])]).toEqual([1, 1, 0.5]);
    expect([...(tables.get('leaving')?.share ?? [])]).toEqual([1, 0, 1]);
  });

  test('keeps its label and its weight', () => {
    const example = toyExample(spots, 'io?', 'a.docx', 0.3);
    expect([...example.allowed]).toEqual([1, 0, 0, 1, 1, 1]);
    expect(example).toMatchObject({ document: 'a.docx', weight: 0.3, places: 3 });
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('is refused with a signal that says %d', (warm) => {
    expect(() => toyExample([{ warm, bright: 0, gate: 0 }], 'i')).toThrow(`toy.outdoors.warm is ${warm}`);
  });

  test('of no places is empty', () => {
    const label = { document: 'empty.docx', allowed: new Uint8Array(), weight: 1 };
    expect(createExample<Spot, null>(toy, [], null, label).places).toBe(0);
  });
});

describe('the weights of a decision', () => {
  test('stand in a row: of each table its bias, then its signals', () => {
    const { size, offsets } = placesOfWeights(toy);
    expect(size).toBe(5);
    expect([...offsets]).toEqual([
      ['outdoors', 0],
      ['leaving', 3],
    ]);
  });

  test('are kept by table and signal, to three digits', () => {
    expect(namedWeights(toy, Float64Array.from([1, 0.12349, -2, 0.5, 3]))).toEqual({
      outdoors: { bias: 1, warm: 0.123, bright: -2 },
      leaving: { bias: 0.5, gate: 3 },
    });
  });
});

/** What a table's signals say at a place, as pairs of a signal's number and its value. */
function told(
  { from, signal, value }: { from: Uint32Array; signal: Uint16Array; value: Float32Array },
  place: number,
): number[][] {
  const [start, end] = [from[place] ?? 0, from[place + 1] ?? 0];
  return [...signal.slice(start, end)].map((each, index) => [each, value[start + index] ?? 0]);
}
