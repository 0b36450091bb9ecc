import type { Paragraph } from '../story/story.ts';
import type { Heading } from './headings.ts';
import { looksLikeReference } from './reference-entry.ts';
import { isMarkedEntry, type Tally, tallyEntries } from './reference-tally.ts';
import { sectionEnds } from './section-ends.ts';
import { unmarkedList } from './unmarked-list.ts';

/** One reference list, heading included. */
export interface ReferenceList {
  first: number;
  /** Index of the paragraph after the last. */
  end: number;
  reason: string;
  /** 0 to 1. */
  certainty: number;
}

/**
 * Finds all reference lists of the text: those that a reference manager or Word marked by a field or content
 * control, those under a heading that says so, and, where there is neither, a run of entries that look like
 * references near the end.
 */
export function findReferenceLists(
  paragraphs: readonly Paragraph[],
  headings: readonly Heading[],
  bodyStart: number,
): ReferenceList[] {
  const lists = [
    ...listsUnderHeadings(paragraphs, headings, bodyStart),
    ...markedLists(paragraphs, headings, bodyStart),
  ];
  if (lists.length === 0) lists.push(...unmarkedList(paragraphs, headings, bodyStart));
  return mergeOverlaps(lists);
}

function listsUnderHeadings(
  paragraphs: readonly Paragraph[],
  headings: readonly Heading[],
  bodyStart: number,
): ReferenceList[] {
  const isOne = ({ paragraph, meaning }: Heading) =>
    paragraph >= bodyStart && meaning.kinds.has('references');
  const first = headings.find(isOne);
  if (!first) return [];
  const tally = tallyEntries(paragraphs, first.paragraph);
  const ends = sectionEnds(paragraphs, headings);
  const lists: ReferenceList[] = [];
  let covered = 0;
  for (const [position, heading] of headings.entries()) {
    if (!isOne(heading) || heading.paragraph < covered) continue;
    const end = ends[position] ?? paragraphs.length;
    const entries = tally(heading.paragraph + 1, end);
    if (!isReferenceSection(heading, entries, paragraphs.length)) continue;
    covered = entries.marked > 0 ? endOfMarked(paragraphs, heading.paragraph, end) : end;
    lists.push({
      first: heading.paragraph,
      end: covered,
      reason: 'its heading says so',
      certainty: certaintyByEntries(entries),
    });
  }
  return lists;
}

/**
 * "Literature" may be a review chapter and "Sources" a section on materials: such a heading opens a reference
 * list if what follows looks like entries, or if it is a heading of the author's own in the last part that no
 * running text follows.
 */
function isReferenceSection(heading: Heading, entries: Tally, paragraphs: number): boolean {
  if (entries.marked > 0 || entries.alike > entries.entries * fewestAlike) return true;
  const late = heading.paragraph > paragraphs * lastPart;
  return (late || heading.witness === 'style') && entries.long <= entries.entries * mostLong;
}

function certaintyByEntries({ entries, alike, marked }: Tally): number {
  if (marked > 0) return 0.97;
  if (entries === 0) return 0.6;
  return alike > entries * fewestAlike ? 0.96 : 0.88;
}

/**
 * A list that a program made ends with its field or control, and with what an author added to it. What
 * follows without a heading of its own is text.
 */
function endOfMarked(paragraphs: readonly Paragraph[], heading: number, end: number): number {
  for (let index = end - 1; index > heading; index -= 1) {
    const paragraph = paragraphs[index];
    if (paragraph && (isMarkedEntry(paragraph) || looksLikeReference(paragraph.text))) return index + 1;
  }
  return end;
}

/** Paragraphs inside a bibliography field or content control, with the heading right above. */
function markedLists(
  paragraphs: readonly Paragraph[],
  headings: readonly Heading[],
  bodyStart: number,
): ReferenceList[] {
  const isHeading = new Set(headings.map((heading) => heading.paragraph));
  const lists: ReferenceList[] = [];
  let open: ReferenceList | null = null;
  /** The last paragraph with words before the one at hand. */
  let above = -1;
  for (const paragraph of paragraphs.slice(bodyStart)) {
    if (paragraph.words === 0) continue;
    const { index } = paragraph;
    if (!isMarkedEntry(paragraph)) open = null;
    else if (open) open.end = index + 1;
    else {
      // The heading may stand inside the control; if not, it is the line above.
      const first: number = !isHeading.has(index) && isHeading.has(above) ? above : index;
      const reason = 'a reference manager or Word marked it as a bibliography';
      open = { first, end: index + 1, reason, certainty: 0.95 };
      lists.push(open);
    }
    above = index;
  }
  return lists;
}

function mergeOverlaps(lists: readonly ReferenceList[]): ReferenceList[] {
  const merged: ReferenceList[] = [];
  for (const list of lists.toSorted((a, b) => a.first - b.first)) {
    const last = merged.at(-1);
    if (last && list.first <= last.end) {
      last.end = Math.max(last.end, list.end);
      last.certainty = Math.max(last.certainty, list.certainty);
    } else merged.push({ ...list });
  }
  return merged;
}

/** Share of entries that must look like references: archives, laws and web pages often do not. */
const fewestAlike = 0.3;
/** Share of the document after which a heading alone is believed. */
const lastPart = 0.6;
/** Share of long paragraphs, such as annotations, that a list may hold. */
const mostLong = 0.25;
