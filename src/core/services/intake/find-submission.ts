import type { Store } from '../../ports.ts';
import {
  documentOfVersion,
  firstDocument,
  revisedDocument,
  type SubmittedDocument,
} from '../../records/submissions/submission-documents.ts';
import { quoteVersionsOf } from '../../records/submissions/submission-quotes.ts';
import { readSubmission, type SubmissionRecord } from '../../records/submissions/submission-record.ts';
import type { StoredFile } from '../uploads/stored-file.ts';
import { noDocument, unknownSubmission, unknownVersion } from './intake-refusals.ts';

/** Returns the submission with this id. Throws `not_found`, `storage_unavailable`. */
export async function findSubmission(store: Store, submissionId: string): Promise<SubmissionRecord> {
  const submission = await readSubmission(store, submissionId);
  if (!submission) throw unknownSubmission();
  return submission;
}

/**
 * One of several documents of a submission: that of a version of the quote, or the one of an upload, which may not have a
 * version.
 */
export interface WhichDocument {
  version?: number | undefined;
  revisionId?: string | undefined;
}

/** Before there is a quote, version 1 means the submitted document. */
export function documentOf(submission: SubmissionRecord, { version, revisionId }: WhichDocument): StoredFile {
  if (revisionId === submission.submissionId) return stored(firstDocument(submission), submission);
  if (revisionId !== undefined) return stored(revisedDocument(submission, revisionId), submission);
  const versions = quoteVersionsOf(submission);
  const asked = version === undefined ? versions.at(-1) : versions[version - 1];
  if (version !== undefined && version !== 1 && !asked) throw unknownVersion('version');
  return stored(documentOfVersion(submission, asked ?? null), submission);
}

function stored(document: SubmittedDocument | null, submission: SubmissionRecord): StoredFile {
  const missing = () => noDocument(submission);
  if (!document || document.key === null) throw missing();
  return { ...document, key: document.key, missing };
}
