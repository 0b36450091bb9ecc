/**
 * Those of some texts that are most like another, the likest first; where none is like it, the first ones.
 * Texts are compared by the pairs of letters that they share, so that a slip or a missing word does not matter.
 *
 * @param textOf gives a text folded, as it is compared
 */
export function closeTexts<Item>(
  wanted: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
): Item[] {
  const pairs = pairsOf(wanted);
  const alike: { item: Item; likeness: number }[] = [];
  for (const item of items) {
    const likeness = likenessOf(pairs, pairsOf(textOf(item)));
    if (likeness >= leastLikeness) alike.push({ item, likeness });
  }
  if (alike.length === 0) return items.slice(0, mostShown);
  alike.sort((a, b) => b.likeness - a.likeness);
  return alike.slice(0, mostShown).map(({ item }) => item);
}

/** Share of the pairs of both texts that are the same, 0 to 1. */
function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / Math.max(1, a.size + b.size);
}

function pairsOf(text: string): Set<string> {
  const letters = [...text.slice(0, longestCompared)];
  return new Set(letters.slice(0, -1).map((letter, index) => letter + letters[index + 1]));
}

const leastLikeness = 0.4;
/** As many as a person reads in one sentence. */
const mostShown = 5;
const longestCompared = 120;
