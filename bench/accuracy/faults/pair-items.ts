/** A table or figure, given by the number of words before it and its caption. */
export interface Spot {
  word: number;
  caption: string | null;
}

/** Which labelled items were found, which were missed, and which found items have no label. */
export interface Pairing<Labelled extends Spot, Found extends Spot> {
  pairs: { labelled: Labelled; found: Found }[];
  missed: Labelled[];
  added: Found[];
}

/**
 * Pairs labelled items with found ones: by caption first, then by place, the nearest first. A label gives the place of
 * the table or picture, while the caption that was found may come before or after it.
 *
 * @param reach number of words by which places may differ if captions do not decide
 */
export function pairItems<Labelled extends Spot, Found extends Spot>(
  labelled: readonly Labelled[],
  found: readonly Found[],
  reach: number,
): Pairing<Labelled, Found> {
  const missed = new Set(labelled);
  const added = new Set(found);
  const pairs: { labelled: Labelled; found: Found }[] = [];
  const pairWhere = (belong: (one: Labelled, other: Found) => boolean) => {
    const candidates = [...missed].flatMap((one) =>
      [...added].filter((other) => belong(one, other)).map((other) => ({ labelled: one, found: other })),
    );
    candidates.sort((a, b) => distance(a) - distance(b));
    for (const pair of candidates) {
      if (!missed.has(pair.labelled) || !added.has(pair.found)) continue;
      missed.delete(pair.labelled);
      added.delete(pair.found);
      pairs.push(pair);
    }
  };
  pairWhere((one, other) => haveSameCaption(one.caption, other.caption));
  pairWhere((one, other) => Math.abs(one.word - other.word) <= reach);
  pairs.sort((a, b) => a.labelled.word - b.labelled.word);
  return { pairs, missed: [...missed], added: [...added] };
}

/** Compares only the start, because labels keep a caption's first characters, and sometimes separate its number. */
export function haveSameCaption(one: string | null, other: string | null): boolean {
  const [short, long] = [folded(one), folded(other)].sort((a, b) => a.length - b.length);
  if (short === undefined || long === undefined || short === '') return false;
  return short.length < tellingLength ? short === long : long.includes(short.slice(0, comparedLength));
}

function folded(caption: string | null): string {
  return (caption ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function distance({ labelled, found }: { labelled: Spot; found: Spot }): number {
  return Math.abs(labelled.word - found.word);
}

/** A part of a caption with at least this many letters and digits identifies it. */
const tellingLength = 14;
const comparedLength = 28;
