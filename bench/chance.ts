/** Random numbers that a seed repeats. */
export interface Chance {
  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number;
  /** One of the values. Throws if the list is empty. */
  of<Value>(values: readonly Value[]): Value;
  /** True once in `times` calls, on average. */
  oneIn(times: number): boolean;
}

/** Mulberry32: small, and random enough for corrupting documents. */
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
      if (value === undefined) throw new Error('Nothing to choose from.');
      return value;
    },
    oneIn: (times) => below(times) === 0,
  };
}
