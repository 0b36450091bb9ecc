import type { BodyStartEvidence, LeftOutEvidence, ReferenceListEvidence } from '../analysis.ts';
import type { Part } from '../corrections/leave-out.ts';
import type { BodyStart, ReferenceList } from '../decide/zones/find-zones.ts';
import type { Paragraph } from '../story/story.ts';
import { countZones } from '../structure/zones.ts';
import { excerpt } from '../text/excerpt.ts';
import type { DescribePlace } from './places.ts';

/** What is needed to describe evidence. */
export interface Described {
  paragraphs: readonly Paragraph[];
  noteWords: ReadonlyMap<string, number>;
  placeOf: DescribePlace;
  isLeftOut: (paragraph: number) => boolean;
}

export function describeStart(
  { paragraph, reason, certainty, runnerUp }: BodyStart,
  { paragraphs, placeOf }: Described,
): BodyStartEvidence {
  const placed = (each: number) => ({ paragraph: each, place: placeOf(each) });
  const other = runnerUp && {
    ...runnerUp,
    heading: openingAt(runnerUp.paragraph, paragraphs),
    ...placed(runnerUp.paragraph),
  };
  return {
    heading: openingAt(paragraph, paragraphs),
    ...placed(paragraph),
    ...{ reason, certainty, runnerUp: other },
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
