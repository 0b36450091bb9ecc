import type { OutlinedResult } from '../../docx/analyse.ts';
import type { Analysis } from '../../docx/analysis.ts';
import type { CheckedBoundaries } from '../../docx/corrections/boundaries.ts';
import type { DocumentChanges } from '../../docx/revision/document-changes.ts';
import type { Analyser, Ids, ObjectStore } from '../../ports.ts';
import type { QuoteVersion } from '../../records/submissions/quote-version.ts';
import { documentOfVersion, revisionOf } from '../../records/submissions/submission-documents.ts';
import { quoteVersionsOf } from '../../records/submissions/submission-quotes.ts';
import type { SubmissionRecord } from '../../records/submissions/submission-record.ts';
import { analyseDocument } from '../intake/process-submission.ts';

/** A revised document, and the version of the quote whose document it is compared with. */
export interface RevisionToRead {
  revisionId: string;
  comparedWith: number;
  boundaries: CheckedBoundaries;
  /** Whether to return the outline of the revised document too. @default false */
  outline?: boolean;
  /** Numbers that are set by hand: the outline does not say that they are in doubt. */
  known?: readonly (keyof Analysis)[];
}

export interface ComparedResult extends OutlinedResult {
  changes: DocumentChanges;
  /**
   * The five numbers counted in the earlier document. Its front pages are counted even if boundaries set them: that is a
   * number set by hand, and no part of the document that could have changed.
   */
  countedBefore: Analysis;
}

/**
 * Analyses a revised document and compares it with the document of an earlier version of the quote, which is read
 * again for this. Throws whatever the analysis of either document throws.
 */
export async function readRevision(
  record: SubmissionRecord,
  { revisionId, comparedWith, boundaries, outline = false, known = [] }: RevisionToRead,
  options: { objects: ObjectStore; analyser: Analyser; ids: Ids },
): Promise<ComparedResult> {
  const base: QuoteVersion | undefined = quoteVersionsOf(record)[comparedWith - 1];
  const revision = revisionOf(record, revisionId);
  if (!base || !revision) throw new TypeError('A revised document is compared with that of a version.');
  const seed = Buffer.from(options.ids.random(4)).readInt32LE();
  const { frontPages, ...others } = base.boundaries;
  const { fingerprint, analysis } = await analyseDocument(documentOfVersion(record, base).key, options, {
    boundaries: others,
    fingerprint: { seed },
  });
  const { frontMatter } = frontPages === undefined ? base.counted : analysis;
  const how = { boundaries, outline, known, earlier: fingerprint };
  const { changes, ...read } = await analyseDocument(revision.document.key, options, how);
  if (!changes) throw new TypeError('The analyser does not compare documents.');
  return { ...read, changes, countedBefore: { ...base.counted, frontMatter } };
}
