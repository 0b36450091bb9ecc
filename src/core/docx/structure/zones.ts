import type { AnalysisReport, Zone } from '../analysis.ts';
import type { ReferenceList } from '../decide/zones/find-zones.ts';
import type { Paragraph } from '../story/story.ts';

/** Words by zone. */
export type ZoneWords = AnalysisReport['words'];

/** Returns the zone of a paragraph, by its index. */
export type ZoneOf = (paragraph: number) => Zone;

/** Divides a document into zones. The lists must be in document order and must not overlap. */
export function divideIntoZones(
  bodyStart: number,
  lists: readonly Pick<ReferenceList, 'first' | 'end'>[],
): ZoneOf {
  return (index) => {
    if (index < bodyStart) return 'front';
    // The first list that ends after the paragraph.
    const list = lists[partitionPoint(lists.length, (position) => (lists[position]?.end ?? 0) <= index)];
    return list && index >= list.first ? 'references' : 'text';
  };
}

/** Adds up words. A note is counted once, in the zone of its first reference. */
export function countZones(
  paragraphs: readonly Paragraph[],
  noteWords: ReadonlyMap<string, number>,
  zoneOf: ZoneOf,
  isLeftOut: (paragraph: number) => boolean = () => false,
): ZoneWords {
  const words: ZoneWords = { total: 0, front: 0, text: 0, references: 0, notes: 0 };
  const seen = new Set<string>();
  for (const paragraph of paragraphs) {
    let count = paragraph.words;
    let inNotes = 0;
    for (const note of paragraph.notes) {
      if (seen.has(note)) continue;
      seen.add(note);
      inNotes += noteWords.get(note) ?? 0;
    }
    count += inNotes;
    if (isLeftOut(paragraph.index)) {
      words.leftOut = (words.leftOut ?? 0) + count;
      continue;
    }
    words.notes += inNotes;
    words[zoneOf(paragraph.index)] += count;
    words.total += count;
  }
  return words;
}

/**
 * Returns how many items at the start of a sequence come before a boundary, by binary search.
 *
 * @param isBefore true for the first items of the sequence and false for all others
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
