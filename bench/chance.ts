/** Numbers by chance that come again with the same seed. */
export interface Chance {
  /** A whole number from 0 to one below `end`. */
  below(end: number): number;
  /** One of some; there has to be one. */
  of<Value>(values: readonly Value[]): Value;
  /** Whether something happens that does once in so many times. */
  oneIn(times: number): boolean;
}

/** Mulberry32: small, and good enough to spoil documents by. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    of(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to choose from.');
      return value;
    },
    oneIn: (times) => below(times) === 0,
  };
}
