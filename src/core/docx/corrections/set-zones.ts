import type { CheckedBoundaries, Place } from '../../schemas/boundaries.ts';
import type { BodyStart, ReferenceList } from '../decide/zones/find-zones.ts';
import { sectionEnds } from '../structure/section-ends.ts';
import { partitionPoint } from '../structure/zones.ts';
import { findPlace, type PlaceIndex, refused } from './find-place.ts';

/** The reason given for everything that an operator decided. */
export const byOperator = 'set by the operator';

/**
 * Returns where an operator lets the body start; null if the analysis decides.
 *
 * @throws DeskError `input_invalid` for a place that is not in the document
 */
export function bodyStartSet({ bodyStart }: CheckedBoundaries, places: PlaceIndex): BodyStart | null {
  if (bodyStart === undefined) return null;
  const paragraph = bodyStart === 'none' ? 0 : findPlace(bodyStart, 'bodyStart', places);
  return { paragraph, reason: byOperator, certainty: 1, runnerUp: null };
}

/**
 * Returns the reference lists that an operator names, in document order; null if the analysis decides. A list without
 * an end extends to the end of its section, or to the next list named.
 *
 * @throws DeskError `input_invalid` for a place that is not in the document, for a list in the front matter, and for
 * lists that overlap
 */
export function referenceListsSet(
  { referenceLists }: CheckedBoundaries,
  places: PlaceIndex,
  bodyStart: number,
): ReferenceList[] | null {
  if (referenceLists === undefined) return null;
  const endOf = sectionEndsOf(places);
  const placed = referenceLists
    .map(({ from, until }, position) => {
      const path = `referenceLists.${position}`;
      const first = findPlace(from, `${path}.from`, places);
      const end = until === undefined ? null : endPlace(until, `${path}.until`, places, first);
      if (first < bodyStart)
        throw refused(`${path}.from`, `is before the start of the body, paragraph ${bodyStart}`);
      return { path, first, end };
    })
    .sort((a, b) => a.first - b.first);
  return placed.map(({ path, first, end }, position) => {
    const next = placed[position + 1]?.first ?? places.paragraphs.length;
    if (next <= first || (end !== null && end > next))
      throw refused(path, 'overlaps with another reference list');
    return {
      first,
      end: end ?? Math.min(next, endOf(first)),
      reason: byOperator,
      certainty: 1,
    };
  });
}

/** Finds the end of a part. As in the report, the number of paragraphs means the end of the document. */
export function endPlace(until: Place, path: string, places: PlaceIndex, first: number): number {
  return until === places.paragraphs.length ? until : findPlace(until, path, places, first);
}

/** Removes those lists that contain a place which an operator says is not a reference list. */
export function listsLeft(
  lists: readonly ReferenceList[],
  { notReferenceLists = [] }: CheckedBoundaries,
  places: PlaceIndex,
): readonly ReferenceList[] {
  if (notReferenceLists.length === 0) return lists;
  const none = notReferenceLists.map((place, position) =>
    findPlace(place, `notReferenceLists.${position}`, places),
  );
  return lists.filter(({ first, end }) => !none.some((paragraph) => paragraph >= first && paragraph < end));
}

/** Finds where the section of a paragraph ends. If the paragraph is not a known heading, the next chapter ends it. */
export function sectionEndsOf({ paragraphs, headings }: PlaceIndex): (first: number) => number {
  const ends = sectionEnds(paragraphs, headings);
  const positions = new Map(headings.map(({ paragraph }, position) => [paragraph, position]));
  const top = headings.reduce((least, { level }) => Math.min(least, level), Number.POSITIVE_INFINITY);
  const chapters = headings.flatMap(({ paragraph, level }) => (level === top ? paragraph : []));
  return (first) => {
    const position = positions.get(first);
    if (position !== undefined) return ends[position] ?? paragraphs.length;
    const before = partitionPoint(chapters.length, (index) => (chapters[index] ?? 0) <= first);
    return chapters[before] ?? paragraphs.length;
  };
}
