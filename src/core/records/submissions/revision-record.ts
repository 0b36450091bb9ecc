import type { Analysis } from '../../docx/analysis.ts';
import type { DocumentChanges } from '../../docx/revision/document-changes.ts';
import type { FrozenDocument } from './frozen-document.ts';

export const revisionPrices = ['changes', 'whole'] as const;
/** What a revised document is charged for: what it changed, or all of it. */
export type RevisionPrice = (typeof revisionPrices)[number];

/** A revised document that was accepted for a submission. It is written before anything is done with it. */
export interface RevisionRecord {
  /** The id that came with the upload URL. */
  revisionId: string;
  /** `error` leaves the quote as it was. */
  status: 'processing' | 'completed' | 'error';
  /** Who sent it. */
  by: 'student' | 'operator';
  objectKey: string;
  document: FrozenDocument;
  createdAt: string;
  /** What the operator decided; absent, the rates do. */
  price?: RevisionPrice | undefined;
  /** For the student. */
  note?: string | undefined;
  /** The student is not told of the quote. */
  isUnannounced?: true | undefined;
  /** The version of the quote that came of it. */
  version?: number;
  error?: string;
  errorCode?: string;
  finishedAt?: string;
}

/** What a version of a quote that is for a revised document has of it. */
export interface VersionRevision {
  revisionId: string;
  fileName: string;
  /** The version of the quote with whose document it was compared. */
  comparedWith: number;
  /** The five numbers that were quoted by that version. */
  before: Analysis;
  price: RevisionPrice;
  changes: DocumentChanges;
}

/** What a revised document has changed, as it is charged for; undefined where it is priced whole. Pure. */
export function chargedChanges(
  { price, changes, before }: VersionRevision,
  after: Analysis,
): Analysis | undefined {
  if (price === 'whole') return undefined;
  const more = (key: keyof Analysis) => Math.max(0, after[key] - before[key]);
  return {
    textWordCount: changes.words.text.added,
    refsWordCount: changes.words.references.added,
    tables: more('tables'),
    figures: more('figures'),
    frontMatter: more('frontMatter'),
  };
}
