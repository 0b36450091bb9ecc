import { formatCount } from '../../text/format-count.ts';
import type { Zone } from '../analysis.ts';

/** What has changed in a later version of a document. */
export interface DocumentChanges {
  words: Record<Zone, WordChanges>;
  /** In the order of the later document, with removed parts at the end. */
  parts: PartChange[];
  /** Passages were compared as wholes, because one of the documents has more than a million words. */
  isByPassage?: true;
}

/** Words added and removed. `after` less `added` words are unchanged; moving text does not change it. */
export interface WordChanges {
  /** All words of the earlier document, and of the later one. */
  before: number;
  after: number;
  /** Words of the later document that are not in the earlier one: those there is to work on. */
  added: number;
  /** Words of the earlier document that are not in the later one. */
  removed: number;
}

/** The front matter, a chapter or the references. */
export interface PartChange extends WordChanges {
  zone: Zone;
  /** The title of a chapter in the later document; empty if it has none. */
  title: string;
  /** `moved` means a chapter with the same words in a different place. */
  state: (typeof partStates)[number];
}

/** A number before and after a revision. */
export interface ComparedCount {
  before: number;
  after: number;
  /** The number that an operator had set by hand to replace `before`. */
  setBefore?: number | undefined;
}

/** The numbers that are not words. */
const countNames = { tables: 'Tables', figures: 'Figures', frontMatter: 'Front matter pages' } as const;

export type ComparedCounts = Readonly<Record<keyof typeof countNames, ComparedCount>>;

/** Compares the tables, figures and front pages, each in the same way. Pure. */
export function countsOf(compared: (key: keyof ComparedCounts) => ComparedCount): ComparedCounts {
  return { tables: compared('tables'), figures: compared('figures'), frontMatter: compared('frontMatter') };
}

/**
 * Says which of the tables, figures and front pages changed, or had been set by hand: a name and a sentence for each.
 * Pure.
 */
export function countsInWords(counts: ComparedCounts): [string, string][] {
  return Object.entries(countNames).flatMap(([key, name]): [string, string][] => {
    const { before, after, setBefore } = counts[key as keyof ComparedCounts];
    if (setBefore === undefined && before === after) return [];
    const byHand = setBefore === undefined ? '' : `; it had been set to ${formatCount(setBefore)} by hand`;
    return [[name, `${formatCount(before)} before, ${formatCount(after)} now${byHand}`]];
  });
}

/** What a part is called: by its title, or by where it stands. Pure. */
export function partName({ zone, title }: Pick<PartChange, 'zone' | 'title'>): string {
  if (title !== '') return title;
  return { front: 'Front matter', text: 'Text without a chapter', references: 'References' }[zone];
}

/** Whether no words were added or removed, and no part moved, as when a file was only saved again. Pure. */
export function hasSameWords({ words, parts }: Pick<DocumentChanges, 'words' | 'parts'>): boolean {
  return (
    Object.values(words).every(({ added, removed }) => added === 0 && removed === 0) &&
    parts.every(({ state }) => state === 'unchanged')
  );
}

/**
 * Whether a revised document has so little of the earlier one that it may be a different document sent by mistake: less than a
 * tenth of the words of the shorter one, whichever of the two is asked for what they share. (Where a paragraph was
 * doubled, all of it counts as new, although none of the earlier one is gone.) Pure.
 */
export function isLikelyOther({ words }: Pick<DocumentChanges, 'words'>): boolean {
  const zones = Object.values(words);
  const sum = (of: (change: WordChanges) => number) => zones.reduce((total, each) => total + of(each), 0);
  const shorter = Math.min(
    sum(({ before }) => before),
    sum(({ after }) => after),
  );
  const kept = Math.max(
    sum(({ after, added }) => after - added),
    sum(({ before, removed }) => before - removed),
  );
  return shorter >= fewestToCompare && kept < shorter / 10;
}

/** In shorter texts, a few common words decide. */
const fewestToCompare = 200;

/** What is in doubt about a revised document that is likely another one. */
export const otherDocumentDoubt =
  'Hardly any words of the earlier document are in this one. It may be a different document sent by mistake.';

export const partStates = ['unchanged', 'changed', 'added', 'removed', 'moved'] as const;
