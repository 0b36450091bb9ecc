import { fileNameIn } from '../../text/file-names.ts';
import type { QuoteVersion } from './quote-version.ts';
import type { RevisionRecord } from './revision-record.ts';
import { newestVersionOf } from './submission-quotes.ts';
import { documentKeyOf, type SubmissionRecord } from './submission-record.ts';

/** A document of a submission: the original, or a revised one. */
export interface SubmittedDocument {
  /** Null if no document had been uploaded. */
  key: string | null;
  fileName: string;
  /** Null if it was not recorded. */
  sha256: string | null;
}

/** Returns a revised document of a submission by its id, or undefined if there is none. */
export function revisionOf(record: SubmissionRecord, revisionId: string): RevisionRecord | undefined {
  return record.revisions?.find((each) => each.revisionId === revisionId);
}

/** Whether a revised document of the submission is being read. */
export function hasRevisionInWork({ revisions = [] }: SubmissionRecord): boolean {
  return revisions.some(({ status }) => status === 'processing');
}

/** Returns the document that a version of the quote is for; by default the newest version. */
export function documentOfVersion(
  record: SubmissionRecord,
  version: Pick<QuoteVersion, 'revision'> | null = newestVersionOf(record),
): SubmittedDocument {
  const revisionId = version?.revision?.revisionId ?? record.replacedBy;
  const revised = revisionId === undefined ? null : revisedDocument(record, revisionId);
  return revised ?? firstDocument(record);
}

/** Returns the document that was handed in, even if another one took its place. */
export function firstDocument(record: SubmissionRecord): SubmittedDocument {
  const { objectKey, document } = record;
  return {
    key: documentKeyOf(record),
    fileName: fileNameIn(objectKey),
    sha256: document?.sha256 ?? null,
  };
}

/** Returns a revised document, even one that could not be quoted; null if there is none with that id. */
export function revisedDocument(record: SubmissionRecord, revisionId: string): SubmittedDocument | null {
  const revised = revisionOf(record, revisionId);
  if (!revised) return null;
  const { objectKey, document } = revised;
  return { key: document.key, fileName: fileNameIn(objectKey), sha256: document.sha256 };
}

/** Returns the keys of all documents of a submission, including revised ones and those that could not be read. */
export function documentKeysOf(record: SubmissionRecord): Set<string> {
  const keys = [documentKeyOf(record), ...(record.revisions ?? []).map(({ document }) => document.key)];
  return new Set(keys.filter((key) => key !== null));
}

/** Returns the ids of all uploads of a submission's documents. */
export function uploadIdsOf({ submissionId, revisions = [] }: SubmissionRecord): string[] {
  return [submissionId, ...revisions.map(({ revisionId }) => revisionId)];
}
