import { formatCount } from '../../pricing/money.ts';
import {
  type Analysis,
  type AnalysisReport,
  type BodyStartEvidence,
  certaintyInWords,
  type ItemEvidence,
  numberKeys,
  type PageEvidence,
  type ReferenceListEvidence,
} from '../analysis.ts';
import type { ZonesCertainty } from '../decide/zones/certainty.ts';
import type { ListDoubt } from '../decide/zones/list-doubt.ts';
import type { ListTrace } from '../decide/zones/list-traces.ts';
import { isHardlyText } from '../structure/certainty.ts';
import type { Doubt, PlacedSentence } from './doubt.ts';

/** A report without its doubts. */
type DoubtfulReport = Omit<AnalysisReport, 'doubts' | 'warnings'>;

/** What is known about a document besides its report. */
export interface DoubtContext {
  /** Number of imported files, whose text is not in the document. */
  foreignParts: number;
  /** The operator set the reference lists, so it is no surprise if there are none. */
  areListsSet: boolean;
  zones: ZonesCertainty;
  /** The kinds of items whose number depends more on what is text than on what is an item. */
  displaced: ReadonlySet<keyof Analysis>;
  listDoubt: (ListDoubt & { heading: string }) | null;
  /** What shows that a reference list was missed. */
  listTrace: ListTrace | null;
}

/**
 * Returns what is in doubt about a document, in plain sentences. For each number that is not certain there is one on
 * why, and on what to check; several numbers may share a sentence. The least certain number comes first.
 */
export function findDoubts(report: DoubtfulReport, context: DoubtContext): Doubt[] {
  const { certainty } = report;
  const doubtful = numberKeys
    .filter((number) => certaintyInWords(certainty[number]) !== 'sure')
    .sort((a, b) => certainty[a] - certainty[b])
    .map((number) => ({ ...sentences[causeOf(number, report, context)](report, context), about: [number] }));
  const lists = context.areListsSet ? [] : missingList(report.referenceLists, context);
  const others: Doubt[] = [
    ...lists.map((sentence) => ({ ...sentence, about: ['refsWordCount' as const] })),
    ...(context.foreignParts > 0 ? [{ ...foreignText, about: [...inForeignText] }] : []),
  ];
  return oncePerSentence([...doubtful, ...others]);
}

/** Joins doubts with the same sentence, at the place of the first. */
function oncePerSentence(doubts: readonly Doubt[]): Doubt[] {
  const joined = new Map<string, Doubt>();
  for (const doubt of doubts) {
    const same = joined.get(doubt.says);
    joined.set(doubt.says, {
      ...doubt,
      about: [...new Set([...(same?.about ?? []), ...doubt.about])],
    });
  }
  return [...joined.values()];
}

/** What makes a number uncertain. */
type Cause = 'imports' | 'share' | 'start' | 'lists' | 'pages' | 'tables' | 'figures';

const sentences: Readonly<Record<Cause, (report: DoubtfulReport, context: DoubtContext) => PlacedSentence>> =
  {
    imports: () => foreignText,
    share: shareDoubt,
    start: ({ bodyStart }) => startDoubt(bodyStart),
    lists: ({ referenceLists }, context) => listDoubt(referenceLists, context),
    pages: ({ pages, bodyStart }) => pageDoubt(pages, bodyStart),
    tables: ({ tables }) => itemDoubt(tables, { one: 'table', many: 'tables' }),
    figures: ({ figures }) => itemDoubt(figures, { one: 'figure', many: 'figures' }),
  };

/** Returns the least certain of everything that a number depends on. */
function causeOf(
  number: keyof Analysis,
  { words, pages }: DoubtfulReport,
  { foreignParts, zones, displaced, listTrace }: DoubtContext,
): Cause {
  if (foreignParts > 0 && number !== 'frontMatter') return 'imports';
  if (number === 'textWordCount' && isHardlyText(words)) return 'share';
  if (number === 'textWordCount' && listTrace !== null) return 'lists';
  if (number === 'textWordCount' || displaced.has(number))
    return zones.start < zones.listsInText ? 'start' : 'lists';
  if (number === 'frontMatter') return zones.start < pages.certainty ? 'start' : 'pages';
  return number === 'refsWordCount' ? 'lists' : number;
}

/** The numbers that are not counted in files that the document imports. */
const inForeignText = ['textWordCount', 'refsWordCount', 'tables', 'figures'] as const;

const foreignText: PlacedSentence = {
  says: 'The document imports other files; their words, tables and figures are not counted.',
  paragraph: null,
};

/** Says why it is in doubt which parts are reference lists. */
function listDoubt(
  lists: readonly ReferenceListEvidence[],
  context: Pick<DoubtContext, 'listDoubt' | 'listTrace'>,
): PlacedSentence {
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
function missingList(
  lists: readonly ReferenceListEvidence[],
  { listDoubt: place, listTrace }: Pick<DoubtContext, 'listDoubt' | 'listTrace'>,
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
function pageDoubt(pages: PageEvidence, { heading, paragraph }: BodyStartEvidence): PlacedSentence {
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
function startDoubt({ heading, paragraph, runnerUp }: BodyStartEvidence): PlacedSentence {
  const other = runnerUp?.heading ? `, and not at "${runnerUp.heading}"` : '';
  const says = `It is unclear where the text starts; it is taken to start at "${heading ?? ''}"${other}.`;
  return { says, paragraph };
}

/** Says that hardly any words are left for the text, and what took the rest. */
function shareDoubt({
  words,
  bodyStart: { heading, paragraph, runnerUp },
  referenceLists,
}: Pick<AnalysisReport, 'words' | 'bodyStart' | 'referenceLists'>): PlacedSentence {
  const { text, total, front, references } = words;
  const start = heading === null ? '' : ` at "${heading}"`;
  const other = runnerUp?.heading ? `, and not at "${runnerUp.heading}"` : '';
  const isList = references > front;
  const check = isList ? 'what is taken for reference lists' : `whether the text starts${start}${other}`;
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
function itemDoubt(
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
