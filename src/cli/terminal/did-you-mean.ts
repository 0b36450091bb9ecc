/**
 * Returns the most likely intended name as an addition to a sentence; empty if no name is close.
 *
 * @example
 * didYouMean('THESISDESK_PROT', ['THESISDESK_PORT']); // ' Did you mean THESISDESK_PORT?'
 */
export function didYouMean(given: string, names: Iterable<string>): string {
  let nearest = '';
  // One or two typos; three in a long name.
  let least = Math.min(3, Math.max(1, Math.floor(given.length / 4))) + 1;
  for (const name of names) {
    const distance = distanceBetween(given.toLowerCase().slice(0, longest), name.toLowerCase());
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest === '' ? '' : ` Did you mean ${nearest}?`;
}

const longest = 100;

/** Counts the letters to add, remove, replace, or swap with the next one (optimal string alignment). */
function distanceBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const replaced = at(row, j - 1) + (isSame ? 0 : 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(replaced, at(row, j) + 1, at(next, j - 1) + 1, swapped));
    }
    [before, row] = [row, next];
  }
  return at(row, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
