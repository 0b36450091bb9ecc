import type { Store } from '../../ports.ts';
import { type SubmissionRecord, submissionKey } from '../../records/submissions/submission-record.ts';
import { unknownSubmission } from './intake-refusals.ts';

/** Returns the submission with this id. Throws `not_found`, `storage_unavailable`. */
export async function findSubmission(store: Store, submissionId: string): Promise<SubmissionRecord> {
  const stored = await store.get<SubmissionRecord>(submissionKey(submissionId));
  if (!stored) throw unknownSubmission();
  return stored.value;
}
