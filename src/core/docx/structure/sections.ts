import type { Paragraph } from '../story/story.ts';
import type { Heading } from './headings.ts';
import { hasReferenceTraits } from './reference-entry.ts';
import { partitionPoint } from './zones.ts';

/**
 * Returns where the section under each heading ends, by the heading's position: at the next heading of the same or a
 * higher level that starts something else, or at one of any level that clearly starts another part. The section of a
 * reference list goes on over further lists, and any other ends at the first.
 */
export function sectionEnds(paragraphs: readonly Paragraph[], headings: readonly Heading[]): number[] {
  const ends: number[] = [];
  /** The nearest following heading of each level, and the nearest one that names a reference list. */
  const nearest: number[] = [];
  const nearestList: number[] = [];
  let nearestPart = paragraphs.length;
  const firstOfGrid = gridStarts(paragraphs);
  for (let position = headings.length - 1; position >= 0; position -= 1) {
    const heading = headings[position];
    if (!heading) continue;
    const { level, paragraph } = heading;
    const isList = heading.meaning.kinds.has('references');
    const next = (of: readonly number[]) =>
      of.slice(0, level + 1).reduce((a, b) => Math.min(a, b), nearestPart);
    // Sub-lists, even of their parent's level, and entries with a heading style do not end a list.
    ends[position] = isList ? next(nearest) : Math.min(next(nearest), next(nearestList));
    if (isEntry(heading, paragraphs)) continue;
    const first = firstOfGrid(paragraph);
    if (isList) {
      nearestList[level] = first;
      continue;
    }
    nearest[level] = first;
    if (startsOtherPart(heading)) nearestPart = first;
  }
  return ends;
}

/** Whether a heading is a reference entry that was given a heading style by mistake. */
function isEntry(heading: Heading, paragraphs: readonly Paragraph[]): boolean {
  const paragraph = paragraphs[heading.paragraph];
  if (!paragraph || heading.meaning.kinds.size > 0) return false;
  return paragraph.words > longestTitle && hasReferenceTraits(paragraph.text, fewestTraits);
}

/** An appendix, an index, a vita or a list of the author's own publications ends a list, whatever its level. */
function startsOtherPart(heading: Heading): boolean {
  const { kinds } = heading.meaning;
  return (
    heading.witness !== 'look' &&
    (kinds.has('appendix') ||
      kinds.has('ownPublications') ||
      kinds.has('otherBack') ||
      kinds.has('acknowledgements'))
  );
}

/** A heading in a layout grid starts where the grid starts. Must be called from the last heading to the first. */
function gridStarts(paragraphs: readonly Paragraph[]): (index: number) => number {
  const tableOf = (index: number) => paragraphs[index]?.place.table ?? null;
  let known = { first: 0, table: -1 };
  return (index) => {
    const table = tableOf(index);
    if (table === null) return index;
    if (table === known.table && index >= known.first) return known.first;
    let first = index;
    while (first > 0 && tableOf(first - 1) === table) first -= 1;
    known = { first, table };
    return first;
  };
}

const longestTitle = 6;
/** Reference entry traits. Within a list, fewer are enough than outside one. */
const fewestTraits = 2;

/**
 * Finds the heading that a paragraph is, or the nearest one before it.
 *
 * @param headings in document order
 * @param paragraph its index
 */
export function headingOver(headings: readonly Heading[], paragraph: number): Heading | null {
  const before = partitionPoint(
    headings.length,
    (position) => (headings[position]?.paragraph ?? 0) <= paragraph,
  );
  return headings[before - 1] ?? null;
}
