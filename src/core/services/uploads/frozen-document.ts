import { createHash } from 'node:crypto';
import { DeskError, uploadTooLarge } from '../../errors.ts';
import type { Clock, Ids, ObjectStore, Store } from '../../ports.ts';
import type { FrozenDocument } from '../../records/submissions/revision-record.ts';
import { fileNameIn } from '../../text/file-names.ts';
import { noteCopy } from './pending-upload.ts';

export interface FreezingOptions {
  store: Store;
  objects: ObjectStore;
  ids: Ids;
  clock: Clock;
  /** The largest document, in bytes. */
  maximumBytes: number;
}

/**
 * Copies an uploaded document to where nothing can change it any more, and returns its key, size and digest. Each
 * call makes a separate copy; the note of the upload lists them all, so that unused copies can be found.
 *
 * @returns null if nothing was uploaded
 * @throws DeskError `upload_too_large`, in which case upload and copy are removed; `input_invalid` after very many copies;
 *   `storage_unavailable`
 */
export async function freezeDocument(
  { submissionId, objectKey }: { submissionId: string; objectKey: string },
  { store, objects, ids, clock, maximumBytes }: FreezingOptions,
): Promise<FrozenDocument | null> {
  if (!(await checkUploadedSize(objects, objectKey, maximumBytes))) return null;
  const key = `documents/${submissionId}/${ids.uuid()}/${fileNameIn(objectKey)}`;
  await noteCopy(store, submissionId, key, clock.now());
  if (!(await objects.copy(objectKey, key))) return null;
  const document = await digestOf(objects, key, maximumBytes);
  if (document) return document;
  // A larger document arrived between the check and the copy.
  await objects.delete(key);
  await objects.delete(objectKey);
  throw uploadTooLarge(maximumBytes);
}

/** Returns the size and digest of the file under a key; null if it is too large. */
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

/** Throws `upload_too_large` if the announced size of a document is larger than allowed. */
export function checkAnnouncedSize(fileSize: number | undefined, maximumBytes: number): void {
  if (fileSize !== undefined && fileSize > maximumBytes) throw uploadTooLarge(maximumBytes);
}

/**
 * Checks the size of an uploaded document; returns false if none was uploaded. A signed S3 URL accepts a file of any
 * size unless the client announced one, so a document that is too large is removed here.
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
  throw uploadTooLarge(maximumBytes);
}
