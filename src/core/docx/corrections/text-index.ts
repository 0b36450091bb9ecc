import { partitionPoint } from '../structure/zones.ts';

/** Looks up items by their text without going through all of them each time. */
export interface TextIndex<Item> {
  /** The items with exactly this text, in their order. */
  same(text: string): Item[];
  /** The items whose text starts like this, in their order. */
  startingWith(start: string): Item[];
}

/** Builds the index on first use, because most documents come without boundaries. */
export function indexTexts<Item>(items: readonly Item[], textOf: (item: Item) => string): TextIndex<Item> {
  let known: { places: ReadonlyMap<string, readonly number[]>; sorted: readonly string[] } | null = null;
  const read = () => {
    if (known) return known;
    const places = new Map<string, number[]>();
    for (const [place, item] of items.entries()) {
      const text = textOf(item);
      const same = places.get(text);
      if (same) same.push(place);
      else places.set(text, [place]);
    }
    known = { places, sorted: [...places.keys()].sort(byUnits) };
    return known;
  };
  const itemsAt = (places: readonly number[]) => places.flatMap((place) => items[place] ?? []);
  return {
    same: (text) => itemsAt(read().places.get(text) ?? []),
    startingWith(start) {
      const { places, sorted } = read();
      const found: number[] = [];
      let next = partitionPoint(sorted.length, (index) => (sorted[index] ?? '') < start);
      for (; sorted[next]?.startsWith(start); next += 1)
        for (const place of places.get(sorted[next] ?? '') ?? []) found.push(place);
      return itemsAt(found.sort((a, b) => a - b));
    },
  };
}

/** Compares code unit by code unit, so that all texts with the same beginning are adjacent. */
function byUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Returns the items whose texts are most similar to another text, the most similar first; if none is similar, the
 * first ones. Texts are compared by the pairs of letters they share, so that a typo or a missing word does not
 * matter.
 *
 * @param textOf returns an item's folded text
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

/** The share of pairs that two texts have in common, from 0 to 1. */
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
/** As many as a person can take in in one sentence. */
const mostShown = 5;
const longestCompared = 120;
