import { formatCount } from '../../text/format-count.ts';
import type {
  AnalysisReport,
  BodyStartEvidence,
  ItemEvidence,
  PageEvidence,
  ReferenceListEvidence,
} from '../analysis.ts';
import type { ListDoubt, ListTrace } from '../decide/zones/list-doubt.ts';
import type { PlacedSentence } from './doubt.ts';

/** What is in doubt about the reference lists. */
export interface ListsInDoubt {
  /** The least certain boundary of a list, with the heading there. */
  listDoubt: (ListDoubt & { heading: string }) | null;
  /** What shows that a reference list was missed. */
  listTrace: ListTrace | null;
}

/** Says why it is in doubt which parts are reference lists. */
export function listDoubt(lists: readonly ReferenceListEvidence[], context: ListsInDoubt): PlacedSentence {
  const [missing] = missingList(lists, context);
  if (missing !== undefined) return missing;
  const place = context.listDoubt;
  if (place === null) {
    const least = lists.toSorted((a, b) => a.certainty - b.certainty)[0];
    const says = `It is unclear where the reference list at "${least?.heading ?? ''}" begins and ends.`;
    return { says, paragraph: least?.paragraph ?? null };
  }
  const { boundary, isTaken, heading, paragraph } = place;
  const unclear = (what: string) => ({ says: `It is unclear ${what} "${heading}".`, paragraph });
  if (boundary === 'opening')
    return isTaken
      ? unclear('whether a reference list begins at')
      : unclear('which parts are reference lists; one may begin at');
  return isTaken
    ? unclear('where a reference list ends; it is taken to end before')
    : unclear('where a reference list ends; it may end before');
}

/** Says that no reference list was found, or that one is empty. */
export function missingList(
  lists: readonly ReferenceListEvidence[],
  { listDoubt: place, listTrace }: ListsInDoubt,
): PlacedSentence[] {
  if (lists.length === 0) {
    const although = listTrace === null ? '' : `, although ${inTraces[listTrace]}`;
    const where = place === null ? '' : `; one may begin at "${place.heading}"`;
    return [{ says: `No reference list was found${although}${where}.`, paragraph: place?.paragraph ?? null }];
  }
  const empty = lists.find(({ entries }) => entries === 0);
  if (!empty) return [];
  return [{ says: `The reference list under "${empty.heading}" is empty.`, paragraph: empty.paragraph }];
}

const inTraces: Readonly<Record<ListTrace, string>> = {
  listed: 'the contents name one',
  entries: 'several lines read like entries of one',
  citations: 'the text cites others',
};

/** Says why the number of front matter pages is in doubt; where they end is where to look. */
export function pageDoubt(pages: PageEvidence, { heading, paragraph }: BodyStartEvidence): PlacedSentence {
  const [odd] = oddPages(pages);
  if (odd !== undefined) return { says: odd, paragraph };
  const { witnesses, count, reason } = pages;
  const others = differing(pages, 1);
  if (others.length < witnesses.length && others.length > 0) return { says: apart(count, others), paragraph };
  const check = `please check which page "${heading ?? ''}" is on`;
  return {
    says: `The number of front matter pages is uncertain (${count} counted: ${reason}); ${check}.`,
    paragraph,
  };
}

/** Says what is odd about the pages. */
function oddPages(pages: PageEvidence): string[] {
  const { count, blankPages = 0, totals } = pages;
  const others = differing(pages, 2);
  if (others.length > 0) return [apart(count, others)];
  if (blankPages > 0) {
    const some = blankPages === 1 ? 'One of the' : `${blankPages} of the`;
    const are = blankPages === 1 ? 'is blank; it is' : 'are blank; they are';
    return [`${some} ${count} front matter pages ${are} counted too.`];
  }
  const missing = totals ? totals.stored - totals.found : 0;
  if (missing < 2) return [];
  return [
    `Word counted ${totals?.stored} pages in the document, but ${missing} of them cannot be found; some may be front matter.`,
  ];
}

function differing({ witnesses, count }: PageEvidence, pages: number): PageEvidence['witnesses'] {
  return witnesses.filter((witness) => Math.abs(witness.pages - count) >= pages);
}

function apart(count: number, others: PageEvidence['witnesses']): string {
  const said = others.map(({ name, pages }) => `${pages} by the ${name}`).join(', ');
  return `The number of front matter pages is uncertain: ${count} counted, but ${said}.`;
}

/** Says why it is in doubt where the text starts. */
export function startDoubt(start: BodyStartEvidence): PlacedSentence {
  const says = `It is unclear where the text starts; it is taken to start at "${start.heading ?? ''}"${otherStart(start)}.`;
  return { says, paragraph: start.paragraph };
}

/** Where else the text may start, as the end of a sentence. A title may stand in several places. */
function otherStart({ heading, runnerUp }: BodyStartEvidence): string {
  if (!runnerUp?.heading) return '';
  const { heading: other, place } = runnerUp;
  return other === heading && place
    ? `, and not where the same words appear on page ${place.page}`
    : `, and not at "${other}"`;
}

/** Says that hardly any words are left for the text, and what took the rest. */
export function shareDoubt({
  words,
  bodyStart,
  referenceLists,
}: Pick<AnalysisReport, 'words' | 'bodyStart' | 'referenceLists'>): PlacedSentence {
  const { text, total, front, references } = words;
  const { heading, paragraph } = bodyStart;
  const start = heading === null ? '' : ` at "${heading}"`;
  const isList = references > front;
  const check = isList
    ? 'what is taken for reference lists'
    : `whether the text starts${start}${otherStart(bodyStart)}`;
  const longest = referenceLists.toSorted((a, b) => b.words - a.words)[0];
  return {
    says: `Only ${formatCount(text)} of ${formatCount(total)} words are taken for text; please check ${check}.`,
    paragraph: isList && longest ? longest.paragraph : paragraph,
  };
}

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
  const decidedAlike = bySameSignals(least);
  const alike = items.filter(
    (item) => item.counted === counted && decidedAlike(item) && item.certainty < certainty + aboutAsUnsure,
  );
  const names = inWords(alike);
  const isOne = alike.length === 1;
  const subject = isOne ? `One ${one}` : `${alike.length} ${many}`;
  const verdict = counted ? 'may be wrongly counted' : 'may be wrongly left out';
  return {
    says: `${subject} ${verdict}: ${names}. Why ${isOne ? 'it' : 'each'} is ${counted ? 'counted' : 'left out'}: ${reason}.`,
    paragraph: alike[0]?.paragraph ?? null,
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
