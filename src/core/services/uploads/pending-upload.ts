import type { ObjectStore, Store } from '../../ports.ts';
import { changeRecord } from '../../records/change-record.ts';
import { eachRecord } from '../../records/each-record.ts';
import { documentKeysOf } from '../../records/submissions/submission-documents.ts';
import { type SubmissionRecord, submissionKey } from '../../records/submissions/submission-record.ts';

/**
 * An upload URL that was given out. Nothing can be submitted without one; and as object stores are not listed, this is
 * how abandoned documents are found, and recent submissions without a look at all others.
 */
interface PendingUpload {
  submissionId: string;
  objectKey: string;
  createdAt: string;
  /** Keys that the document was copied to when it was submitted. */
  copies?: string[];
  /** The submission that it was sent to as a revised document. */
  revisionOf?: string;
}

const pendingPrefix = 'pending-uploads/';

/** Notes that a document may come under a key. Throws `storage_unavailable`. */
export async function notePendingUpload(store: Store, upload: PendingUpload): Promise<void> {
  await store.put(pendingKey(upload.submissionId), upload);
}

/** Notes a submission that was accepted once more, so that it is found like a new one. Throws `storage_unavailable`. */
export async function noteSubmission(
  store: Store,
  { submissionId, objectKey }: Pick<PendingUpload, 'submissionId' | 'objectKey'>,
  now: Date,
): Promise<void> {
  if ((await issuedKey(store, submissionId)) !== null) return;
  await notePendingUpload(store, { submissionId, objectKey, createdAt: now.toISOString() });
}

/** The ids of uploads that are noted, in no particular order. Throws `storage_unavailable`. */
export async function* notedSubmissions(store: Store): AsyncGenerator<string> {
  for await (const key of store.keys(pendingPrefix)) yield key.slice(pendingPrefix.length);
}

/** Notes where an uploaded document is about to be copied to. Throws `storage_unavailable`. */
export async function noteCopy(store: Store, submissionId: string, key: string): Promise<void> {
  await changeRecord<PendingUpload>(store, pendingKey(submissionId), (upload) => {
    return { ...upload, copies: [...(upload.copies ?? []), key] };
  });
}

/**
 * The key that came with the upload URL of an id; null where no URL was given out for it, or a document came by it that was
 * a revised one.
 */
export async function issuedKey(store: Store, submissionId: string): Promise<string | null> {
  const upload = (await store.get<PendingUpload>(pendingKey(submissionId)))?.value;
  return upload && upload.revisionOf === undefined ? upload.objectKey : null;
}

/**
 * Notes that what came by an upload URL is a revised document of a submission, and of no other one.
 *
 * @returns the key that came with the URL; null where none was given out, or it was used for another submission
 */
export async function noteRevision(
  store: Store,
  uploadId: string,
  submissionId: string,
): Promise<string | null> {
  const upload = await changeRecord<PendingUpload>(store, pendingKey(uploadId), (each) =>
    each.revisionOf === undefined ? { ...each, revisionOf: submissionId } : null,
  );
  return upload?.revisionOf === submissionId ? upload.objectKey : null;
}

/** The submission that an upload was a revised document for; null where it was for none. */
export async function revisedBy(store: Store, uploadId: string): Promise<string | null> {
  return (await store.get<PendingUpload>(pendingKey(uploadId)))?.value.revisionOf ?? null;
}

/**
 * Removes documents that were uploaded before a time and never submitted, and whatever else came under the keys of uploads
 * since; then the notes.
 *
 * @returns how many documents were never submitted; with `isPreview` how many it would remove
 */
export async function purgeUploads(
  before: Date,
  { store, objects, isPreview = false }: { store: Store; objects: ObjectStore; isPreview?: boolean },
): Promise<number> {
  let documents = 0;
  for await (const upload of eachRecord<PendingUpload>(store, pendingPrefix)) {
    const { submissionId, objectKey, createdAt, copies = [], revisionOf = submissionId } = upload;
    if (Date.parse(createdAt) > before.getTime()) continue;
    const submission = (await store.get<SubmissionRecord>(submissionKey(revisionOf)))?.value;
    const kept = submission ? documentKeysOf(submission) : new Set<string>();
    if (isPreview) {
      if (!submission && (await objects.head(objectKey))) documents++;
      continue;
    }
    for (const key of [objectKey, ...copies]) {
      const isRemoved = !kept.has(key) && (await objects.delete(key));
      if (isRemoved && !submission && key === objectKey) documents++;
    }
    await store.delete(pendingKey(submissionId));
  }
  return documents;
}

/** Removes whatever came under the keys of an upload but what is kept, and its note. Throws `storage_unavailable`. */
export async function forgetUpload(
  submissionId: string,
  kept: ReadonlySet<string>,
  { store, objects }: { store: Store; objects: ObjectStore },
): Promise<void> {
  const upload = (await store.get<PendingUpload>(pendingKey(submissionId)))?.value;
  if (!upload) return;
  for (const key of [upload.objectKey, ...(upload.copies ?? [])]) {
    if (!kept.has(key)) await objects.delete(key);
  }
  await store.delete(pendingKey(submissionId));
}

function pendingKey(submissionId: string): string {
  return `${pendingPrefix}${submissionId}`;
}
