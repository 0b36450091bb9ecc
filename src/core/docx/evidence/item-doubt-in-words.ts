import { type BodyStartEvidence, certaintyInWords, type ItemEvidence } from '../analysis.ts';
import type { PlacedSentence } from './doubt.ts';
import { nameOfStart, type PageNumber } from './text-doubt-in-words.ts';

/**
 * Says why the number of tables or figures is in doubt. It names the least certain item, together with those that
 * were decided by the same signals and are about as uncertain. Its place is that of the first one named.
 *
 * @param items the evidence, and what is not in it but might count
 */
export function itemDoubt(
  items: readonly ItemEvidence[],
  kind: 'table' | 'figure',
  start: Pick<BodyStartEvidence, 'heading' | 'paragraph'>,
  pageOf: PageNumber,
): PlacedSentence {
  const cause = `${kind}s` as const;
  const least = items.reduce<ItemEvidence | null>(
    (lower, item) => (lower !== null && lower.certainty <= item.certainty ? lower : item),
    null,
  );
  if (least === null) {
    const names = nameOfStart(start, pageOf);
    const says = `No ${kind} was found, but one may have been missed; please check the text from ${names} on.`;
    return { cause, says, paragraph: start.paragraph, names };
  }
  const { counted, reason, certainty } = least;
  const decidedAlike = bySameSignals(least);
  const alike = items.filter(
    (item) => item.counted === counted && decidedAlike(item) && item.certainty < certainty + aboutAsUnsure,
  );
  const isOne = alike.length === 1;
  const many = `${alike.length} ${cause}`;
  // Many items, each of them sure, can make their number unsure.
  const subject = certaintyInWords(certainty) === 'sure' ? `One of ${many}` : many;
  const verdict = counted ? 'may be wrongly counted' : 'may be wrongly left out';
  return {
    cause,
    says: `${isOne ? `One ${kind}` : subject} ${verdict}: ${inWords(alike)}. Why ${isOne ? 'it' : 'each'} is ${counted ? 'counted' : 'left out'}: ${reason}.`,
    paragraph: (alike[0] ?? least).paragraph,
    names: nameOf(alike[0] ?? least),
    items: alike,
  };
}

function bySameSignals({ signals: own = [] }: ItemEvidence): (item: ItemEvidence) => boolean {
  return ({ signals = [] }) => signals.length === own.length && signals.every((id, at) => id === own[at]);
}

function inWords(items: readonly ItemEvidence[]): string {
  // Several tables or figures may be in one paragraph.
  const all = [...new Set(items.map(nameOf))];
  const names = all.slice(0, mostNames);
  const rest = all.length - names.length;
  if (rest > 0) names.push(`${rest} more`);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

function nameOf({ caption, paragraph, place }: ItemEvidence): string {
  if (caption === null)
    return place ? `paragraph ${paragraph} on page ${place.page}` : `paragraph ${paragraph}`;
  const cut = caption.slice(0, longestName).replace(/[\ud800-\udbff]$/u, '');
  return `"${cut === caption ? caption : `${cut.trimEnd()}…`}"`;
}

const aboutAsUnsure = 0.02;
/** Enough to find the first ones; the report lists all. */
const mostNames = 3;
/** Characters of a caption, enough to recognise it by. */
const longestName = 60;
