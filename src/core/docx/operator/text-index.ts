import { partitionPoint } from '../structure/partition-point.ts';

/** Finds what is called so, without going through all there is for each that is looked for. */
export interface TextIndex<Item> {
  /** Those with these very words, in their order. */
  same(text: string): Item[];
  /** Those whose text starts so, in their order. */
  startingWith(start: string): Item[];
}

/** Nothing is compared before the first question, because most documents come without any. */
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

/** Code unit by code unit, so that all texts with one beginning stand together. */
function byUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
