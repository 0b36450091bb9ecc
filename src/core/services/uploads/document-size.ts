import { DeskError } from '../../errors.ts';
import type { ObjectStore } from '../../ports.ts';

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
export async function checkUploadedSize(
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
export function tooLarge(maximumBytes: number): DeskError {
  const message = `The file is larger than the ${maximumBytes.toLocaleString('en-US')} bytes allowed.`;
  return new DeskError('upload_too_large', message, { details: { maximumBytes } });
}
