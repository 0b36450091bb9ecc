import { type DeskError, invalidInput } from '../../errors.ts';
import type { ObjectStore, Store } from '../../ports.ts';
import { changeRecord } from '../../records/change-record.ts';
import { unlessDamaged } from '../../records/reading/damaged-record.ts';
import { eachReadable } from '../../records/reading/each-record.ts';
import { documentKeysOf } from '../../records/submissions/submission-documents.ts';
import { readSubmission } from '../../records/submissions/submission-record.ts';

/**
 * An upload URL that was issued. Nothing can be submitted without one. Because object stores are not listed, this is
 * how abandoned documents are found, and recent submissions without looking at all others.
 */
interface PendingUpload {
  submissionId: string;
  objectKey: string;
  createdAt: string;
  /** When it was last used, for the form or as a revised document: from then on it may belong to a submission any moment. */
  usedAt?: string;
  /** The keys to which the document was copied when it was submitted. */
  copies?: string[];
  /** It was submitted with the form, so it cannot be sent as a revised document. */
  isSubmitted?: true;
  /** The submission to which it was sent as a revised document, so it cannot be submitted with the form. */
  revisionOf?: string;
  /** It is about to be removed, so it can no longer be used. */
  isBeingRemoved?: true;
}

const pendingPrefix = 'pending-uploads/';

/** Notes that a document may be uploaded under a key. Throws `storage_unavailable`. */
export async function notePendingUpload(store: Store, upload: PendingUpload): Promise<void> {
  await store.put(pendingKey(upload.submissionId), upload);
}

/** Notes a submission that was accepted before, so that it is found like a new one. Throws `storage_unavailable`. */
export async function noteSubmission(
  store: Store,
  { submissionId, objectKey }: Pick<PendingUpload, 'submissionId' | 'objectKey'>,
  now: Date,
): Promise<void> {
  if ((await issuedKey(store, submissionId)) !== null) return;
  await notePendingUpload(store, { submissionId, objectKey, createdAt: now.toISOString() });
}

/** Yields the ids of the noted uploads, in no particular order. Throws `storage_unavailable`. */
export async function* notedSubmissions(store: Store): AsyncGenerator<string> {
  for await (const key of store.keys(pendingPrefix)) yield key.slice(pendingPrefix.length);
}

/**
 * Notes the key to which an uploaded document is about to be copied. Throws `storage_unavailable`, and `input_invalid`
 * after very many copies.
 */
export async function noteCopy(store: Store, submissionId: string, key: string, now: Date): Promise<void> {
  await changeRecord<PendingUpload>(store, pendingKey(submissionId), (upload) => {
    const { copies = [] } = upload;
    // A request that is refused makes a copy too, and may be sent again and again. Copies that are gone count as well.
    if (copies.length >= mostCopies) throw sentTooOften();
    return { ...upload, copies: [...copies, key], usedAt: now.toISOString() };
  });
}

const mostCopies = 20;

function sentTooOften(): DeskError {
  const message = 'This upload was sent too often. Please upload the document again.';
  return invalidInput('objectKey', message);
}

/**
 * Returns the key that was issued with the upload URL of an id; null if no URL was issued for it, or if it was used
 * for a revised document.
 */
async function issuedKey(store: Store, submissionId: string): Promise<string | null> {
  const upload = (await store.get<PendingUpload>(pendingKey(submissionId)))?.value;
  return upload && upload.revisionOf === undefined ? upload.objectKey : null;
}

/**
 * Notes that an upload is submitted with the form, unless it has another key or was sent as a revised document.
 *
 * @returns the upload as it was issued; null if no URL was issued for the id
 */
export async function noteSubmitted(
  store: Store,
  { submissionId, objectKey }: Pick<PendingUpload, 'submissionId' | 'objectKey'>,
  now: Date,
): Promise<Pick<PendingUpload, 'objectKey' | 'revisionOf'> | null> {
  const upload = await changeRecord<PendingUpload>(store, pendingKey(submissionId), (each) => {
    const isFree = each.revisionOf === undefined && !each.isBeingRemoved && each.objectKey === objectKey;
    return isFree ? { ...each, isSubmitted: true, usedAt: now.toISOString() } : null;
  });
  return upload?.isBeingRemoved ? null : upload;
}

/**
 * Notes that an upload is a revised document of a submission, and of no other one.
 *
 * @returns the key that was issued with the URL; null if none was, or if it was used for another submission
 */
export async function noteRevision(
  store: Store,
  uploadId: string,
  submissionId: string,
  now: Date,
): Promise<string | null> {
  const upload = await changeRecord<PendingUpload>(store, pendingKey(uploadId), (each) => {
    const isFree = (each.revisionOf ?? submissionId) === submissionId && !each.isSubmitted;
    return isFree && !each.isBeingRemoved
      ? { ...each, revisionOf: submissionId, usedAt: now.toISOString() }
      : null;
  });
  return upload?.revisionOf === submissionId && !upload.isBeingRemoved ? upload.objectKey : null;
}

/** Returns the submission that an upload was a revised document for; null if it was not one. */
export async function revisedBy(store: Store, uploadId: string): Promise<string | null> {
  return (await store.get<PendingUpload>(pendingKey(uploadId)))?.value.revisionOf ?? null;
}

/** Returns the time since which an upload must not have been used to count as abandoned. */
export function abandonedUntil(now: Date, hours = 24): Date {
  return new Date(now.getTime() - hours * 60 * 60 * 1000);
}

/**
 * Removes documents that were uploaded before a time, not used since, and never submitted, and whatever else has arrived
 * under the keys of those uploads; then the notes. The time has to be that of {@link abandonedUntil} or an earlier one.
 *
 * @returns how many documents were never submitted, or with `isPreview` how many would be removed
 */
export async function purgeUploads(
  before: Date,
  { store, objects, isPreview = false }: { store: Store; objects: ObjectStore; isPreview?: boolean },
): Promise<number> {
  const isDue = ({ createdAt, usedAt = createdAt }: PendingUpload) => Date.parse(usedAt) <= before.getTime();
  let documents = 0;
  for await (const upload of eachReadable<PendingUpload>(store, pendingPrefix)) {
    if (!isDue(upload)) continue;
    // A damaged submission does not say which documents are its own, so they all stay.
    if (await unlessDamaged(() => purgeUpload(pendingKey(upload.submissionId)))) documents++;
  }
  return documents;

  /** Returns whether the document was never submitted. */
  async function purgeUpload(note: string): Promise<boolean> {
    const stored = await store.get<PendingUpload>(note);
    // It may have been used since it was listed.
    if (!stored || !isDue(stored.value)) return false;
    const { submissionId, objectKey, copies = [], revisionOf = submissionId } = stored.value;
    const submission = await readSubmission(store, revisionOf);
    if (isPreview) return !submission && (await objects.head(objectKey)) !== null;
    // Nothing else leads to the documents, so the note stays until they are gone.
    const condition = { ifMatch: stored.etag };
    const marked = await store.put(note, { ...stored.value, isBeingRemoved: true }, { condition });
    if (!marked) return false;
    const kept = submission ? documentKeysOf(submission) : new Set<string>();
    let isAbandoned = false;
    for (const key of [objectKey, ...copies]) {
      const isRemoved = !kept.has(key) && (await objects.delete(key));
      if (isRemoved && !submission && key === objectKey) isAbandoned = true;
    }
    await store.delete(note, { ifMatch: marked.etag });
    return isAbandoned;
  }
}

/** Removes everything under the keys of an upload except what is kept, and its note. Throws `storage_unavailable`. */
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
