import type { ObjectStore, Store } from '../ports.ts';
import { eachRecord } from './each-record.ts';
import { type SubmissionRecord, submissionKey } from './submission-record.ts';

/**
 * An upload URL that was given out. Nothing can be submitted without one; and as object stores are not listed, this is
 * how abandoned documents are found.
 */
interface PendingUpload {
  submissionId: string;
  objectKey: string;
  createdAt: string;
}

const pendingPrefix = 'pending-uploads/';

/** Notes that a document may come under a key. Throws `storage_unavailable`. */
export async function notePendingUpload(store: Store, upload: PendingUpload): Promise<void> {
  await store.put(pendingKey(upload.submissionId), upload);
}

/** The key that came with the upload URL of an id; null where no URL was given out for it. */
export async function issuedKey(store: Store, submissionId: string): Promise<string | null> {
  return (await store.get<PendingUpload>(pendingKey(submissionId)))?.value.objectKey ?? null;
}

/**
 * Removes documents that were uploaded before a time and never submitted, and the notes of those that were.
 *
 * @returns how many documents; with `isPreview` how many it would remove
 */
export async function purgeUploads(
  before: Date,
  { store, objects, isPreview = false }: { store: Store; objects: ObjectStore; isPreview?: boolean },
): Promise<number> {
  let documents = 0;
  for await (const { submissionId, objectKey, createdAt } of eachRecord<PendingUpload>(
    store,
    pendingPrefix,
  )) {
    if (Date.parse(createdAt) > before.getTime()) continue;
    const isSubmitted = (await store.get<SubmissionRecord>(submissionKey(submissionId))) !== null;
    if (isPreview) {
      if (!isSubmitted && (await objects.head(objectKey))) documents++;
      continue;
    }
    if (!isSubmitted && (await objects.delete(objectKey))) documents++;
    await store.delete(pendingKey(submissionId));
  }
  return documents;
}

function pendingKey(submissionId: string): string {
  return `${pendingPrefix}${submissionId}`;
}
