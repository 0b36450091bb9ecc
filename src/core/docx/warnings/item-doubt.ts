import type { ItemEvidence } from '../analysis.ts';

/**
 * Why it is in doubt how many tables or figures there are: the least sure of them, with those that the same rule
 * decided and that are about as unsure.
 */
export function itemDoubt(
  items: readonly ItemEvidence[],
  { one, many }: { one: string; many: string },
): string {
  const least = items.reduce<ItemEvidence | null>(
    (lower, item) => (lower !== null && lower.certainty <= item.certainty ? lower : item),
    null,
  );
  if (least === null) return `No ${one} was found, but one may have been missed; please check.`;
  const { counted, reason, certainty } = least;
  const alike = items.filter(
    (item) =>
      item.counted === counted && item.reason === reason && item.certainty < certainty + aboutAsUnsure,
  );
  const names = inWords(alike);
  const subject = alike.length === 1 ? `One ${one}` : `${alike.length} ${many}`;
  const verdict = counted ? 'may be wrongly counted' : 'may be wrongly left out';
  return `${subject} ${verdict} (${reason}): ${names}.`;
}

function inWords(items: readonly ItemEvidence[]): string {
  const names = items.slice(0, mostNames).map(nameOf);
  const rest = items.length - names.length;
  if (rest > 0) names.push(`${rest} more`);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

function nameOf({ caption, paragraph }: ItemEvidence): string {
  if (caption === null) return `paragraph ${paragraph}`;
  const cut = caption.slice(0, longestName).replace(/[\ud800-\udbff]$/u, '');
  return `"${cut === caption ? caption : `${cut.trimEnd()}…`}"`;
}

const aboutAsUnsure = 0.02;
/** Enough to find the first ones; the report has all. */
const mostNames = 3;
/** Characters of a caption by which it is known again. */
const longestName = 60;
