import { createHash } from 'node:crypto';
import { DeskError } from '../../errors.ts';
import type { Ids, ObjectStore, Store } from '../../ports.ts';
import type { FrozenDocument } from '../../records/submissions/frozen-document.ts';
import { noteCopy } from './pending-upload.ts';

export interface FreezingOptions {
  store: Store;
  objects: ObjectStore;
  ids: Ids;
  /** Bytes of a document. */
  maximumBytes: number;
}

/**
 * Copies an uploaded document to where nothing can change it any more, and says what it is. Each call makes a copy of its
 * own; the note of the upload names them all, so that those which nobody needs are found.
 *
 * @returns null where nothing was uploaded
 * @throws DeskError `upload_too_large`, with which upload and copy are removed; `storage_unavailable`
 */
export async function freezeDocument(
  { submissionId, objectKey }: { submissionId: string; objectKey: string },
  { store, objects, ids, maximumBytes }: FreezingOptions,
): Promise<FrozenDocument | null> {
  if (!(await checkUploadedSize(objects, objectKey, maximumBytes))) return null;
  const fileName = objectKey.split('/').at(-1) ?? '';
  const key = `documents/${submissionId}/${ids.uuid()}/${fileName}`;
  await noteCopy(store, submissionId, key);
  if (!(await objects.copy(objectKey, key))) return null;
  const document = await digestOf(objects, key, maximumBytes);
  if (document) return document;
  // A larger one came between the look and the copy.
  await objects.delete(key);
  await objects.delete(objectKey);
  throw tooLarge(maximumBytes);
}

/** What lies under a key; null for too much of it. */
async function digestOf(
  objects: ObjectStore,
  key: string,
  maximumBytes: number,
): Promise<FrozenDocument | null> {
  const file = await objects.get(key);
  if (!file)
    throw new DeskError('storage_unavailable', 'The storage has lost a document.', { details: { key } });
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of file.content) {
    bytes += chunk.length;
    if (bytes > maximumBytes) return null;
    hash.update(chunk);
  }
  return { key, bytes, sha256: hash.digest('hex') };
}

/** 100 MiB. */
export const defaultUploadBytes = 100 * 1024 * 1024;

/** Throws `upload_too_large` for a document that is announced with more bytes than are allowed. */
export function checkAnnouncedSize(fileSize: number | undefined, maximumBytes: number): void {
  if (fileSize !== undefined && fileSize > maximumBytes) throw tooLarge(maximumBytes);
}

/**
 * Looks at a document that was uploaded; false where none was. A signed URL of S3 takes a file of any size where the client did
 * not name one beforehand, so one that is too large is removed here.
 *
 * @throws DeskError `upload_too_large`, `storage_unavailable`
 */
async function checkUploadedSize(
  objects: ObjectStore,
  objectKey: string,
  maximumBytes: number,
): Promise<boolean> {
  const head = await objects.head(objectKey);
  if (head === null) return false;
  if (head.size <= maximumBytes) return true;
  await objects.delete(objectKey);
  throw tooLarge(maximumBytes);
}

/** The refusal of a document that is too large. */
function tooLarge(maximumBytes: number): DeskError {
  const message = `The file is larger than the ${maximumBytes.toLocaleString('en-US')} bytes allowed.`;
  return new DeskError('upload_too_large', message, { details: { maximumBytes } });
}
