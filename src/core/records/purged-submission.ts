import type { SubmissionRecord } from './submission-record.ts';

/** Whether a submission has ended by a time and still has what a purge removes. Pure. */
export function isPurgeable({ status, finishedAt, purged }: SubmissionRecord, before: Date): boolean {
  if (status === 'processing' || purged || finishedAt === undefined) return false;
  return Date.parse(finishedAt) <= before.getTime();
}

/**
 * The submission without anything that says whose it was: numbers, price and status stay. Null for one that was
 * started over meanwhile. Pure.
 */
export function purgedSubmission(
  record: SubmissionRecord,
  purged: NonNullable<SubmissionRecord['purged']>,
): SubmissionRecord | null {
  if (record.status === 'processing' || record.purged) return null;
  const { phone: _phone, notes: _notes, doubts: _doubts, ...kept } = record;
  const objectKey = `uploads/${record.submissionId}/removed.docx`;
  return { ...kept, name: removedText, email: removedText, objectKey, document: null, purged };
}

const removedText = 'removed';
