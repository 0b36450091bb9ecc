/**
 * How many of a row come before a boundary, found by halving.
 *
 * @param isBefore true for the first ones of the row and false for all others
 * @example
 * partitionPoint(4, (index) => ([2, 3, 5, 7][index] ?? 0) < 5); // 2
 */
export function partitionPoint(length: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
