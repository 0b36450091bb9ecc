import { fileNameIn } from '../../text/file-name-in.ts';
import type { QuoteVersion } from './quote-version.ts';
import type { RevisionRecord } from './revision-record.ts';
import { newestVersionOf } from './submission-quotes.ts';
import { documentKeyOf, type SubmissionRecord } from './submission-record.ts';

/** A document of a submission: the one that was handed in, or a revised one. */
export interface SubmittedDocument {
  /** Null where none had been uploaded. */
  key: string | null;
  fileName: string;
  /** Null where nobody wrote it down. */
  sha256: string | null;
}

/** A revised document of a submission by its id; undefined where there is none. */
export function revisionOf(record: SubmissionRecord, revisionId: string): RevisionRecord | undefined {
  return record.revisions?.find((each) => each.revisionId === revisionId);
}

/** Whether a revised document of the submission is being read. */
export function hasRevisionInWork({ revisions = [] }: SubmissionRecord): boolean {
  return revisions.some(({ status }) => status === 'processing');
}

/** The document that a version of the quote is for; without a version, of the newest one. */
export function documentOfVersion(
  record: SubmissionRecord,
  version: Pick<QuoteVersion, 'revision'> | null = newestVersionOf(record),
): SubmittedDocument {
  const revised = version?.revision && revisedDocument(record, version.revision.revisionId);
  if (revised) return revised;
  const { objectKey, document } = record;
  return {
    key: documentKeyOf(record),
    fileName: fileNameIn(objectKey),
    sha256: document?.sha256 ?? null,
  };
}

/** A revised document, also one that could not be quoted; null where there is none of that id. */
export function revisedDocument(record: SubmissionRecord, revisionId: string): SubmittedDocument | null {
  const revised = revisionOf(record, revisionId);
  if (!revised) return null;
  const { objectKey, document } = revised;
  return { key: document.key, fileName: fileNameIn(objectKey), sha256: document.sha256 };
}

/** The keys of all documents that a submission has, revised ones and those that could not be read among them. */
export function documentKeysOf(record: SubmissionRecord): Set<string> {
  const keys = [documentKeyOf(record), ...(record.revisions ?? []).map(({ document }) => document.key)];
  return new Set(keys.filter((key) => key !== null));
}

/** The ids of all uploads that documents of a submission came by. */
export function uploadIdsOf({ submissionId, revisions = [] }: SubmissionRecord): string[] {
  return [submissionId, ...revisions.map(({ revisionId }) => revisionId)];
}
