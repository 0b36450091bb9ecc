import type { Store } from '../../../../src/core/ports.ts';
import { changeSubmission } from '../../../../src/core/records/submissions/submission-record.ts';

/** Marks a submission as one that an erasure is at, which may still take its mark back: with the function returned. */
export async function beingRemoved(store: Store, submissionId: string): Promise<() => Promise<void>> {
  const purged = { purgedAt: '2026-11-24T12:00:00.000Z', removed: [], isUnfinished: true as const };
  await changeSubmission(store, submissionId, (record) => ({ ...record, purged }));
  return async () => {
    await changeSubmission(store, submissionId, ({ purged: _mark, ...record }) => record);
  };
}
