import type { AnalysisResult } from '../../docx/analysis.ts';
import type { DocumentChanges } from '../../docx/revision/document-changes.ts';
import type { Analyser, Ids, ObjectStore } from '../../ports.ts';
import type { QuoteVersion } from '../../records/quote-version.ts';
import { documentOfVersion, revisionOf } from '../../records/submission-documents.ts';
import { quoteVersionsOf } from '../../records/submission-quotes.ts';
import type { SubmissionRecord } from '../../records/submission-record.ts';
import type { CheckedBoundaries } from '../../schemas/boundaries.ts';
import { analyseDocument } from '../intake/process-submission.ts';

/** A revised document, and the version of the quote with whose document it is compared. */
export interface RevisionToRead {
  revisionId: string;
  comparedWith: number;
  boundaries: CheckedBoundaries;
}

/**
 * Analyses a revised document and finds what is different from the document of an earlier version of the quote, which is
 * read again for it. Throws what the analysis of either document throws.
 */
export async function readRevision(
  record: SubmissionRecord,
  { revisionId, comparedWith, boundaries }: RevisionToRead,
  options: { objects: ObjectStore; analyser: Analyser; ids: Ids },
): Promise<AnalysisResult & { changes: DocumentChanges }> {
  const base: QuoteVersion | undefined = quoteVersionsOf(record)[comparedWith - 1];
  const revision = revisionOf(record, revisionId);
  if (!base || !revision) throw new TypeError('A revised document is compared with that of a version.');
  const seed = Buffer.from(options.ids.random(4)).readInt32LE();
  const { fingerprint } = await analyseDocument(documentOfVersion(record, base).key, options, {
    boundaries: base.boundaries,
    fingerprint: { seed },
  });
  const read = await analyseDocument(revision.document.key, options, { boundaries, earlier: fingerprint });
  const { analysis, report, changes } = read;
  if (!changes) throw new TypeError('The analyser compares no documents.');
  return { analysis, report, changes };
}
