import {
  type Analysis,
  type AnalysisReport,
  certaintyInWords,
  type ItemEvidence,
  numberKeys,
} from '../analysis.ts';
import { isHardlyText } from '../decide/number-certainty.ts';
import type { ZonesCertainty } from '../decide/zones/certainty.ts';
import type { Doubt, DoubtCause, PlacedSentence } from './doubt.ts';
import { itemDoubt } from './item-doubt-in-words.ts';
import { type ListsInDoubt, listDoubt, missingList } from './list-doubt-in-words.ts';
import { pageDoubt } from './page-doubt-in-words.ts';
import { foreignText, lostNotes, shareDoubt, startDoubt } from './text-doubt-in-words.ts';

/** A report without its doubts. */
type DoubtfulReport = Omit<AnalysisReport, 'doubts' | 'warnings'>;

/** What is known about a document besides its report. */
export interface DoubtContext extends ListsInDoubt {
  /** Index of the first paragraph that imports a file, whose text is not in the document; null if none does. */
  foreignPart: number | null;
  /** Index of the first paragraph that refers to a note which is not in the file; null if none does. */
  lostNote: number | null;
  /** The operator set the reference lists, so it is no surprise if there are none. */
  areListsSet: boolean;
  zones: ZonesCertainty;
  /** What is not in the evidence, but might count as a table or figure. */
  overlooked: Readonly<Record<'tables' | 'figures', readonly ItemEvidence[]>>;
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
    .map((number) => ({ ...sentenceOn(number, report, context), about: [number] }));
  const { areListsSet, lostNote, foreignPart, pageOf } = context;
  const lists = areListsSet ? [] : missingList(report.referenceLists, context);
  const others: Doubt[] = [
    ...lists.map((sentence) => ({ ...sentence, about: ['refsWordCount' as const] })),
    ...(lostNote === null
      ? []
      : [{ ...lostNotes(lostNote, pageOf(lostNote)), about: ['textWordCount' as const] }]),
    ...(foreignPart === null
      ? []
      : [{ ...foreignText(foreignPart, pageOf(foreignPart)), about: [...numberKeys] }]),
  ];
  return oncePerCause([...doubtful, ...others]);
}

/** Joins doubts with the same cause, at the place of the first. */
function oncePerCause(doubts: readonly Doubt[]): Doubt[] {
  const joined = new Map<DoubtCause, Doubt>();
  for (const doubt of doubts) {
    const same = joined.get(doubt.cause);
    const about = [...new Set([...(same?.about ?? []), ...doubt.about])];
    joined.set(doubt.cause, { ...doubt, about });
  }
  return [...joined.values()];
}

/** Says what makes a number uncertain: the least certain of everything that it depends on. */
function sentenceOn(number: keyof Analysis, report: DoubtfulReport, context: DoubtContext): PlacedSentence {
  const { words, pages, bodyStart } = report;
  const { foreignPart, lostNote, zones, displaced, listTrace, pageOf } = context;
  const start = () => startDoubt(bodyStart, pageOf);
  const lists = () => listDoubt(report.referenceLists, context);
  if (foreignPart !== null) return foreignText(foreignPart, pageOf(foreignPart));
  if (number === 'textWordCount' && isHardlyText(words)) return shareDoubt(report, pageOf);
  if (number === 'textWordCount' && lostNote !== null) return lostNotes(lostNote, pageOf(lostNote));
  if (number === 'textWordCount' && listTrace !== null) return lists();
  if (number === 'textWordCount' || displaced.has(number))
    return zones.start < zones.listsInText ? start() : lists();
  if (number === 'frontMatter')
    return zones.start < pages.certainty ? start() : pageDoubt(pages, bodyStart, pageOf);
  if (number === 'refsWordCount') return lists();
  const kind = number === 'tables' ? 'table' : 'figure';
  return itemDoubt([...report[number], ...context.overlooked[number]], kind, bodyStart, pageOf);
}
