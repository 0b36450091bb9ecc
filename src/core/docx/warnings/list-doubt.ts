import type { ReferenceListEvidence } from '../analysis.ts';
import type { ListDoubt } from '../decide/zones/list-doubt.ts';

/** A place in doubt with the words that stand there. */
type DoubtfulPlace = ListDoubt & { heading: string };

/** Why it is in doubt which parts are reference lists. */
export function listDoubt(lists: readonly ReferenceListEvidence[], place: DoubtfulPlace | null): string {
  const [missing] = missingList(lists, place);
  if (missing !== undefined) return missing;
  const least = lists.toSorted((a, b) => a.certainty - b.certainty)[0]?.heading ?? '';
  if (place === null) return `It is unclear where the reference list at "${least}" begins and ends.`;
  const { boundary, isTaken, heading } = place;
  if (boundary === 'opening')
    return isTaken
      ? `It is unclear whether a reference list begins at "${heading}".`
      : `It is unclear which parts are reference lists; one may begin at "${heading}".`;
  return isTaken
    ? `It is unclear where a reference list ends; it is taken to end before "${heading}".`
    : `It is unclear where a reference list ends; it may end before "${heading}".`;
}

/** That there is no reference list, or nothing in one. */
export function missingList(lists: readonly ReferenceListEvidence[], place: DoubtfulPlace | null): string[] {
  if (lists.length === 0)
    return [
      place === null
        ? 'No reference list was found.'
        : `No reference list was found; one may begin at "${place.heading}".`,
    ];
  const empty = lists.find(({ entries }) => entries === 0);
  return empty ? [`The heading "${empty.heading}" of a reference list has nothing below it.`] : [];
}
