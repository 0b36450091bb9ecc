import { type Analysis, type AnalysisReport, certaintyInWords, numberKeys } from '../analysis.ts';
import { isHardlyText } from '../decide/number-certainty.ts';
import type { ZonesCertainty } from '../decide/zones/certainty.ts';
import type { Doubt, PlacedSentence } from './doubt.ts';
import {
  itemDoubt,
  type ListsInDoubt,
  listDoubt,
  missingList,
  pageDoubt,
  shareDoubt,
  startDoubt,
} from './doubt-in-words.ts';

/** A report without its doubts. */
type DoubtfulReport = Omit<AnalysisReport, 'doubts' | 'warnings'>;

/** What is known about a document besides its report. */
export interface DoubtContext extends ListsInDoubt {
  /** Number of imported files, whose text is not in the document. */
  foreignParts: number;
  /** The text refers to notes that are not in the file. */
  areNotesLost: boolean;
  /** The operator set the reference lists, so it is no surprise if there are none. */
  areListsSet: boolean;
  zones: ZonesCertainty;
  /** The kinds of items whose number depends more on what is text than on what is an item. */
  displaced: ReadonlySet<keyof Analysis>;
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
    ...(context.areNotesLost ? [{ ...lostNotes, about: ['textWordCount' as const] }] : []),
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
type Cause = 'imports' | 'share' | 'notes' | 'start' | 'lists' | 'pages' | 'tables' | 'figures';

const sentences: Readonly<Record<Cause, (report: DoubtfulReport, context: DoubtContext) => PlacedSentence>> =
  {
    imports: () => foreignText,
    share: shareDoubt,
    notes: () => lostNotes,
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
  { foreignParts, areNotesLost, zones, displaced, listTrace }: DoubtContext,
): Cause {
  if (foreignParts > 0 && number !== 'frontMatter') return 'imports';
  if (number === 'textWordCount' && isHardlyText(words)) return 'share';
  if (number === 'textWordCount' && areNotesLost) return 'notes';
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

const lostNotes: PlacedSentence = {
  says: 'The document refers to footnotes or endnotes that are not in the file; their words are not counted.',
  paragraph: null,
};
