import type { CheckedBoundaries } from '../../schemas/boundaries.ts';
import type { ItemEvidence } from '../analysis.ts';
import { partitionPoint } from '../structure/zones.ts';
import { findPlace, type PlaceIndex } from './find-place.ts';
import { byOperator, endPlace, sectionEndsOf } from './set-zones.ts';

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
  return items.map((item) =>
    isLeftOut(item.paragraph) ? { ...item, counted: false, reason: whyLeftOut(item), certainty: 1 } : item,
  );
}

function whyLeftOut({ counted, reason }: ItemEvidence): string {
  return counted && reason === byOperator
    ? 'left out with its part by the operator; that it was set to count has no effect'
    : 'left out by the operator';
}
