import type { ItemEvidence } from '../analysis.ts';
import type { BodyStart, ReferenceList } from '../decide/zones/find-zones.ts';
import { sectionEnds } from '../structure/sections.ts';
import { partitionPoint } from '../structure/zones.ts';
import type { CheckedBoundaries, Place } from './boundaries.ts';
import { findPlace, type PlaceIndex, refused } from './find-place.ts';

/** The reason given for everything that an operator decided. */
export const byOperator = 'set by the editor';

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
function endPlace(until: Place, path: string, places: PlaceIndex, first: number): number {
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
function sectionEndsOf({ paragraphs, headings }: PlaceIndex): (first: number) => number {
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

/** A range of paragraphs: `first` is included, `end` is not. */
export interface Part {
  first: number;
  end: number;
}

/**
 * Returns the parts that an operator leaves out, in document order; overlapping and adjacent parts are joined. A part
 * without an end extends to the end of its section.
 *
 * @throws DeskError `input_invalid` for a place that is not in the document
 */
export function partsLeftOut({ leaveOut = [] }: CheckedBoundaries, places: PlaceIndex): Part[] {
  if (leaveOut.length === 0) return [];
  const endOf = sectionEndsOf(places);
  const parts = leaveOut
    .map(({ from, until }, position) => {
      const path = `leaveOut.${position}`;
      const first = findPlace(from, `${path}.from`, places);
      const end = until === undefined ? endOf(first) : endPlace(until, `${path}.until`, places, first);
      return { first, end };
    })
    .sort((a, b) => a.first - b.first);
  const joined: Part[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before && part.first <= before.end) before.end = Math.max(before.end, part.end);
    else joined.push(part);
  }
  return joined;
}

/** Whether a paragraph is in one of the parts. */
export function standsIn(parts: readonly Part[]): (paragraph: number) => boolean {
  if (parts.length === 0) return () => false;
  return (paragraph) => {
    const part = parts[partitionPoint(parts.length, (at) => (parts[at]?.end ?? 0) <= paragraph)];
    return part !== undefined && paragraph >= part.first;
  };
}

/** Marks the items in left-out parts as not counted, even those that the operator set to count. */
export function leaveItemsOut(
  items: readonly ItemEvidence[],
  isLeftOut: (paragraph: number) => boolean,
): ItemEvidence[] {
  return items.map((item) => (isLeftOut(item.paragraph) ? setByEditor(item, false, whyLeftOut(item)) : item));
}

/** Returns the evidence of an item that an operator decided on, without what the analysis had found. */
export function setByEditor(
  { paragraph, place, caption, zone }: Omit<ItemEvidence, 'counted' | 'reason' | 'certainty'>,
  counted: boolean,
  reason: string,
): ItemEvidence {
  const where = place ? { paragraph, place } : { paragraph };
  return { ...where, caption, zone, counted, reason, setBy: 'editor', certainty: 1 };
}

function whyLeftOut({ counted, setBy }: ItemEvidence): string {
  return counted && setBy === 'editor'
    ? 'left out with its part by the editor; that it was set to count has no effect'
    : 'left out by the editor';
}
