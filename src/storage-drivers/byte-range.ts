/**
 * Which part of a file of that size a range means: `first` and `last` count bytes from 0, the last included.
 * A range may reach over the end; one that begins behind it is empty.
 *
 * @throws RangeError for numbers that are no places in any file, or a last before the first
 *
 * @example
 * sliceOf(1000, { first: 900, last: 1999 }); // { start: 900, length: 100 }
 */
export function sliceOf(
  size: number,
  range: { first: number; last?: number } = { first: 0 },
): { start: number; length: number } {
  const { first, last = Number.MAX_SAFE_INTEGER } = range;
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last) || first < 0 || last < first) {
    throw new RangeError(`No file has bytes from ${first} to ${last}.`);
  }
  const start = Math.min(first, size);
  return { start, length: Math.min(last, size - 1) - start + 1 };
}
