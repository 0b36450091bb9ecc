import { documentKeysOf } from '../../../src/core/records/submissions/submission-documents.ts';
import type { SubmissionRecord } from '../../../src/core/records/submissions/submission-record.ts';
import type { World } from '../world/world.ts';

/** What is kept of uploads that nobody needs, and which documents are missing. */
export async function leftOvers({ watched, objects }: World): Promise<string[]> {
  const notes = await watched.records('pending-uploads/');
  const submissions = await watched.records<SubmissionRecord>('submissions/');
  const needed = new Set([...submissions.values()].flatMap((record) => [...documentKeysOf(record)]));
  return [
    ...[...notes.keys()].map((id) => `the note of the upload ${id} is left`),
    ...[...objects.keys].filter((key) => !needed.has(key)).map((key) => `the document ${key} is left`),
    ...[...needed].filter((key) => !objects.keys.has(key)).map((key) => `the document ${key} is missing`),
  ];
}
