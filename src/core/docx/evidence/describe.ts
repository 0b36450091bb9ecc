import type {
  BodyStartEvidence,
  LeftOutEvidence,
  PlaceEvidence,
  ReferenceListEvidence,
  RunnerUpEvidence,
} from '../analysis.ts';
import type { Part } from '../corrections/set-zones.ts';
import type { BodyStart, ReferenceList } from '../decide/zones/find-zones.ts';
import type { Place } from '../decide/zones/place.ts';
import type { PageOf } from '../pages/page-facts.ts';
import type { Paragraph, Story } from '../story/story.ts';
import type { Heading } from '../structure/headings.ts';
import { headingOver } from '../structure/sections.ts';
import { countZones } from '../structure/zones.ts';
import { excerpt } from '../text/excerpt.ts';

/** What is needed to describe evidence. */
export interface Described {
  paragraphs: readonly Paragraph[];
  noteWords: ReadonlyMap<string, number>;
  placeOf: DescribePlace;
  isLeftOut: (paragraph: number) => boolean;
}

export function describeStart({ runnerUp, ...start }: BodyStart, described: Described): BodyStartEvidence {
  return { ...describePlace(start, described), runnerUp: runnerUp && describePlace(runnerUp, described) };
}

/** Describes a place that was taken, or one that was considered and not taken. */
export function describePlace(
  { paragraph, reason, certainty }: Place,
  { paragraphs, placeOf }: Described,
): RunnerUpEvidence {
  return {
    heading: openingAt(paragraph, paragraphs),
    ...{ paragraph, place: placeOf(paragraph), reason, certainty },
  };
}

/** Returns the first words at or after a place, as a reader sees them. */
export function openingAt(place: number, paragraphs: readonly Paragraph[]): string | null {
  const opening = paragraphs.find(({ index, words }) => index >= place && words > 0);
  return opening ? excerpt(opening.text) : null;
}

export function describeList(list: ReferenceList, described: Described): ReferenceListEvidence {
  const { noteWords, isLeftOut } = described;
  const { reason, certainty } = list;
  const paragraphs = paragraphsIn(list, described);
  return {
    ...extentOf(list, paragraphs, described),
    words: countZones(paragraphs, noteWords, () => 'references', isLeftOut).references,
    entries: Math.max(0, paragraphs.length - 1),
    reason,
    certainty,
  };
}

export function describeLeftOut(part: Part, described: Described): LeftOutEvidence {
  const paragraphs = paragraphsIn(part, described);
  return {
    ...extentOf(part, paragraphs, described),
    words: countZones(paragraphs, described.noteWords, () => 'text').total,
  };
}

/** The paragraphs with words in a part of the document. */
function paragraphsIn(
  { first, end }: Pick<Part, 'first' | 'end'>,
  { paragraphs }: Described,
): readonly Paragraph[] {
  return paragraphs.slice(first, end).filter(({ words }) => words > 0);
}

/** Where a part of the document begins and ends, and its first words. */
function extentOf(
  { first, end }: Pick<Part, 'first' | 'end'>,
  [opening]: readonly Paragraph[],
  { paragraphs: all, placeOf }: Described,
) {
  return {
    heading: excerpt(opening?.text ?? ''),
    paragraph: first,
    until: end,
    place: placeOf(first),
    endPlace: end < all.length ? placeOf(end) : null,
  };
}

/** Describes where a paragraph is. */
export type DescribePlace = (paragraph: number) => PlaceEvidence;

/**
 * @param headings in document order
 */
export function describePlaces(story: Story, headings: readonly Heading[], pageOf: PageOf): DescribePlace {
  const sectionOf = sections(story.paragraphs, headings);
  const wordsAt = firstWords(story);
  return (paragraph) => ({
    page: pageOf(paragraph),
    section: sectionOf(paragraph),
    words: wordsAt(paragraph),
  });
}

/** The words of the heading that a paragraph is, or of the one before it. */
function sections(
  paragraphs: readonly Paragraph[],
  headings: readonly Heading[],
): (paragraph: number) => string | null {
  return (paragraph) => {
    const heading = headingOver(headings, paragraph);
    return heading ? excerpt(paragraphs[heading.paragraph]?.text ?? '') : null;
  };
}

/**
 * Finds the first words at a paragraph: its own, or those of the next paragraph with words; for a table that starts
 * there, those of its first cells.
 */
export function firstWords({ paragraphs, tables }: Story): (paragraph: number) => string {
  const next = nextWithWords(paragraphs);
  return (first) => {
    const table = tables[paragraphs[first]?.place.table ?? -1];
    if (table?.first === first) {
      const cells = paragraphs.slice(first, Math.min(table.end, first + mostCells));
      const filled = cells.map(({ text }) => excerpt(text)).filter((text) => text !== '');
      if (filled.length > 0) return excerpt(filled.join(' | '));
    }
    return excerpt(paragraphs[next[first] ?? -1]?.text ?? '');
  };
}

/** For each paragraph, its own index or that of the next one with words; past the end if there is none. */
function nextWithWords(paragraphs: readonly Paragraph[]): Int32Array {
  const next = new Int32Array(paragraphs.length);
  let found = paragraphs.length;
  for (let index = paragraphs.length - 1; index >= 0; index -= 1) {
    if ((paragraphs[index]?.words ?? 0) > 0) found = index;
    next[index] = found;
  }
  return next;
}

/** Paragraphs at the start of a table; more do not fit on a line. */
const mostCells = 12;
