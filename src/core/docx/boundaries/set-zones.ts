import type { CheckedBoundaries, Place } from '../../schemas/boundaries.ts';
import type { BodyStart, ReferenceList } from '../decide/zones/find-zones.ts';
import { sectionEnds } from '../structure/section-ends.ts';
import { partitionPoint } from '../structure/zones.ts';
import { findPlace, type PlaceIndex, refused } from './find-place.ts';

/** The reason given for all that an operator decided. */
export const byOperator = 'set by the operator';

/**
 * Where an operator lets the body start; null where that is left to the analysis.
 *
 * @throws DeskError `input_invalid` for a place that is not in the document
 */
export function bodyStartSet({ bodyStart }: CheckedBoundaries, places: PlaceIndex): BodyStart | null {
  if (bodyStart === undefined) return null;
  const paragraph = bodyStart === 'none' ? 0 : findPlace(bodyStart, 'bodyStart', places);
  return { paragraph, reason: byOperator, certainty: 1, runnerUp: null };
}

/**
 * The reference lists that an operator names, in the order of the text; null where they are left to the
 * analysis. One without an end goes to the end of its section, or to the next one that is named.
 *
 * @throws DeskError `input_invalid` for a place that is not in the document, a list in the front matter, and
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
        throw refused(`${path}.from`, `lies before the start of the body, paragraph ${bodyStart}`);
      return { path, first, end };
    })
    .sort((a, b) => a.first - b.first);
  return placed.map(({ path, first, end }, position) => {
    const next = placed[position + 1]?.first ?? places.paragraphs.length;
    if (next <= first || (end !== null && end > next))
      throw refused(path, 'overlaps with another of the reference lists');
    return {
      first,
      end: end ?? Math.min(next, endOf(first)),
      reason: byOperator,
      certainty: 1,
    };
  });
}

/** The number of paragraphs names the end of the document, as it does in the report. */
export function endPlace(until: Place, path: string, places: PlaceIndex, first: number): number {
  return until === places.paragraphs.length ? until : findPlace(until, path, places, first);
}

/** Found lists but those in which an operator names a place that is none. */
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

/** The paragraph of a list need not be a heading that the analysis knows; then any next one of a chapter ends it. */
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
