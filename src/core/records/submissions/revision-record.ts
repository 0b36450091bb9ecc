import type { Analysis } from '../../docx/analysis.ts';
import {
  type ComparedCount,
  type ComparedCounts,
  countsOf,
  type DocumentChanges,
} from '../../docx/revision/document-changes.ts';

/** A document as it was when it was accepted, under a key for which no upload URL is ever signed. */
export interface FrozenDocument {
  key: string;
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}

export const revisionPrices = ['changes', 'whole'] as const;
/** What a revised document is charged for: its changes, or the whole document. */
export type RevisionPrice = (typeof revisionPrices)[number];

/** A revised document that was accepted for a submission. It is stored before anything is done with it. */
export interface RevisionRecord {
  /** The id that came with the upload URL. */
  revisionId: string;
  /** `error` leaves the quote as it was. */
  status: 'processing' | 'completed' | 'error';
  /** The sender. */
  by: 'student' | 'operator';
  objectKey: string;
  document: FrozenDocument;
  createdAt: string;
  /** The operator's decision; if absent, the rates decide. */
  price?: RevisionPrice | undefined;
  /** A note to the student. */
  note?: string | undefined;
  /** The student is not notified of the quote. */
  isUnannounced?: true | undefined;
  /** The version of the quote that was made for it. */
  version?: number;
  error?: string;
  errorCode?: string;
  finishedAt?: string;
}

/** The `errorCode` of a revised document whose price is less than the discounts of the quote. */
export const discountsTooLarge = 'input_invalid';

/** Returns why a revised document could not be quoted; a student is told to contact the editor, the editor what to do. */
export function errorForEditor({
  by,
  error = '',
  errorCode,
}: {
  by: RevisionRecord['by'];
  error?: string | undefined;
  errorCode?: string | undefined;
}): string {
  return by === 'student' && errorCode === discountsTooLarge
    ? 'The discounts of the quote are more than the price of this document. Please lower or remove them in a new version of the quote; then the document can be sent again.'
    : error;
}

/** What a version of a quote for a revised document records about that document. */
export interface VersionRevision {
  revisionId: string;
  fileName: string;
  /** The version of the quote whose document it was compared with. */
  comparedWith: number;
  /** The five numbers that were quoted by that version. */
  before: Analysis;
  /**
   * The five numbers that were counted in the document of that version, some of which an operator may have replaced.
   * Absent from versions that were made before it was recorded.
   */
  countedBefore?: Analysis | undefined;
  price: RevisionPrice;
  changes: DocumentChanges;
}

/** The five numbers that a version quotes, and which of them an operator set by hand. */
export interface QuotedNumbers {
  analysis: Analysis;
  numbers: Partial<Record<keyof Analysis, unknown>>;
}

/**
 * Compares a number of a revised document with the one before: what was counted with what was counted, so that nothing
 * seems to have changed because the earlier number was set by hand. A number that is set by hand again is compared with
 * the one that was quoted. Pure.
 */
export function comparedCount(
  key: keyof Analysis,
  { before, countedBefore = before }: Pick<VersionRevision, 'before' | 'countedBefore'>,
  { analysis, numbers }: QuotedNumbers,
): ComparedCount {
  const after = analysis[key];
  if (numbers[key] !== undefined || countedBefore[key] === before[key]) return { before: before[key], after };
  return { before: countedBefore[key], after, setBefore: before[key] };
}

/** Compares the tables, figures and front pages in the same way. Pure. */
export function comparedCounts(revision: VersionRevision, quoted: QuotedNumbers): ComparedCounts {
  return countsOf((key) => comparedCount(key, revision, quoted));
}

/** Returns what a revised document has changed, as it is charged for; undefined if it is priced as a whole. Pure. */
export function chargedChanges(revision: VersionRevision, quoted: QuotedNumbers): Analysis | undefined {
  const { price, changes } = revision;
  if (price === 'whole') return undefined;
  const more = (key: keyof Analysis) => {
    const { before, after } = comparedCount(key, revision, quoted);
    return Math.max(0, after - before);
  };
  return {
    textWordCount: changes.words.text.added,
    refsWordCount: changes.words.references.added,
    tables: more('tables'),
    figures: more('figures'),
    frontMatter: more('frontMatter'),
  };
}
