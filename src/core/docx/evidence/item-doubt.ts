import type { ItemEvidence } from '../analysis.ts';
import type { PlacedSentence } from './doubt.ts';

/**
 * Says why the number of tables or figures is in doubt. It names the least certain item, together with those that
 * were decided for the same reason and are about as uncertain. Its place is that of the first one named.
 */
export function itemDoubt(
  items: readonly ItemEvidence[],
  { one, many }: { one: string; many: string },
): PlacedSentence {
  const least = items.reduce<ItemEvidence | null>(
    (lower, item) => (lower !== null && lower.certainty <= item.certainty ? lower : item),
    null,
  );
  if (least === null)
    return { says: `No ${one} was found, but one may have been missed; please check.`, paragraph: null };
  const { counted, reason, certainty } = least;
  const alike = items.filter(
    (item) =>
      item.counted === counted && item.reason === reason && item.certainty < certainty + aboutAsUnsure,
  );
  const names = inWords(alike);
  const subject = alike.length === 1 ? `One ${one}` : `${alike.length} ${many}`;
  const verdict = counted ? 'may be wrongly counted' : 'may be wrongly left out';
  return { says: `${subject} ${verdict} (${reason}): ${names}.`, paragraph: alike[0]?.paragraph ?? null };
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
