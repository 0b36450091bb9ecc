import { documentKeysOf } from '../../../src/core/records/submissions/submission-documents.ts';
import type { SubmissionRecord } from '../../../src/core/records/submissions/submission-record.ts';
import type { World } from '../world/world.ts';

/** Notes and documents that nobody needs any more but are still kept, and documents that are missing. */
export async function leftOvers({ watched, objects }: World): Promise<string[]> {
  const notes = await watched.records('pending-uploads/');
  const submissions = await watched.records<SubmissionRecord>('submissions/');
  const needed = new Set([...submissions.values()].flatMap((record) => [...documentKeysOf(record)]));
  return [
    ...[...notes.keys()].map((id) => `the note of upload ${id} is left over`),
    ...[...objects.keys].filter((key) => !needed.has(key)).map((key) => `document ${key} is left over`),
    ...[...needed].filter((key) => !objects.keys.has(key)).map((key) => `document ${key} is missing`),
  ];
}
