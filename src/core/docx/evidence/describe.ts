import type { BodyStartEvidence, LeftOutEvidence, ReferenceListEvidence } from '../analysis.ts';
import type { Part } from '../boundaries/leave-out.ts';
import type { BodyStart, ReferenceList } from '../decide/zones/find-zones.ts';
import type { Paragraph } from '../story/story.ts';
import { countZones } from '../structure/zones.ts';
import { excerpt } from '../text/excerpt.ts';
import type { DescribePlace } from './places.ts';

/** What evidence is described by. */
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

/** The first words from a place on, as a reader sees them. */
export function openingAt(place: number, paragraphs: readonly Paragraph[]): string | null {
  const opening = paragraphs.find(({ index, words }) => index >= place && words > 0);
  return opening ? excerpt(opening.text) : null;
}

export function describeList(
  { first, end, reason, certainty }: ReferenceList,
  { paragraphs: all, noteWords, placeOf, isLeftOut }: Described,
): ReferenceListEvidence {
  const paragraphs = all.slice(first, end).filter((paragraph) => paragraph.words > 0);
  return {
    heading: excerpt(paragraphs[0]?.text ?? ''),
    paragraph: first,
    until: end,
    place: placeOf(first),
    endPlace: end < all.length ? placeOf(end) : null,
    words: countZones(paragraphs, noteWords, () => 'references', isLeftOut).references,
    entries: Math.max(0, paragraphs.length - 1),
    reason,
    certainty,
  };
}

export function describeLeftOut(
  { first, end }: Part,
  { paragraphs: all, noteWords, placeOf }: Described,
): LeftOutEvidence {
  const paragraphs = all.slice(first, end).filter((paragraph) => paragraph.words > 0);
  return {
    heading: excerpt(paragraphs[0]?.text ?? ''),
    paragraph: first,
    until: end,
    place: placeOf(first),
    endPlace: end < all.length ? placeOf(end) : null,
    words: countZones(paragraphs, noteWords, () => 'text').total,
  };
}
