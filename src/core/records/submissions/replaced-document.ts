import type { RevisionRecord } from './revision-record.ts';
import type { SubmissionRecord } from './submission-record.ts';

/**
 * Whether a submission failed before its document could be read, so that another document can take its place. One that
 * failed later needs another try, not another document. Pure.
 */
export function awaitsDocument({ status, analysis, purged }: SubmissionRecord): boolean {
  return status === 'error' && !analysis && !purged;
}

/** Returns the submission with another document in place of the one that could not be read, to be processed. Pure. */
export function withDocumentReplaced(record: SubmissionRecord, by: RevisionRecord): SubmissionRecord {
  const revisions = [...(record.revisions ?? []), by];
  return restarted({ ...record, revisions, replacedBy: by.revisionId });
}

/** Returns a failed submission as one that is processed again. Pure. */
export function restarted(record: SubmissionRecord): SubmissionRecord {
  const kept = withReplacement(withoutEnd(record), (each) => ({ ...withoutEnd(each), status: 'processing' }));
  return { ...kept, status: 'processing', restarts: record.restarts + 1 };
}

/** How a submission ends. */
type End = Pick<SubmissionRecord, 'status' | 'error' | 'errorCode' | 'finishedAt'>;

/** Returns the submission with its end, which is also that of the document that took the place of the first one. Pure. */
export function withEnd(record: SubmissionRecord, end: End): SubmissionRecord {
  const version = end.status === 'completed' ? { version: 1 } : {};
  return withReplacement({ ...record, ...end }, (each) => ({ ...each, ...end, ...version }));
}

function withReplacement(
  record: SubmissionRecord,
  change: (replacement: RevisionRecord) => RevisionRecord,
): SubmissionRecord {
  const { replacedBy, revisions } = record;
  if (replacedBy === undefined || !revisions) return record;
  return {
    ...record,
    revisions: revisions.map((each) => (each.revisionId === replacedBy ? change(each) : each)),
  };
}

function withoutEnd<Kind extends Partial<End>>(
  ended: Kind,
): Omit<Kind, 'error' | 'errorCode' | 'finishedAt'> {
  const { error: _error, errorCode: _errorCode, finishedAt: _finishedAt, ...kept } = ended;
  return kept;
}
