import type { DeskError } from '../../errors.ts';
import type { ObjectStore } from '../../ports.ts';

/** Where a file is to be had, and what it is. */
export interface FileDownload {
  /** Gives the file for 5 minutes, under its name. */
  downloadUrl: string;
  fileName: string;
  bytes: number;
  /** In hexadecimal digits; null where nobody wrote it down. */
  sha256: string | null;
}

/** A file that is about to be saved. */
export interface OpenedFile extends Omit<FileDownload, 'downloadUrl'> {
  /** Opened when it is read. Throws where the file has gone meanwhile, and `storage_unavailable`. */
  content: AsyncIterable<Uint8Array>;
}

/** A file in the object store, and what is known of it. */
export interface StoredFile {
  key: string;
  fileName: string;
  sha256: string | null;
  /** Said where there is no file under the key. */
  missing: () => DeskError;
}

/** A URL that gives a stored file. Throws what `missing` gives, and `storage_unavailable`. */
export async function downloadOf(
  { key, fileName, sha256, missing }: StoredFile,
  objects: ObjectStore,
): Promise<FileDownload> {
  const head = await objects.head(key);
  if (head === null) throw missing();
  const downloadUrl = await objects.presignGet(key, { expiresInSeconds: downloadSeconds, fileName });
  return { downloadUrl, fileName, bytes: head.size, sha256 };
}

/** A stored file with its bytes. Throws what `missing` gives, and `storage_unavailable`. */
export async function openFile(
  { key, fileName, sha256, missing }: StoredFile,
  objects: ObjectStore,
): Promise<OpenedFile> {
  const head = await objects.head(key);
  if (head === null) throw missing();
  async function* content(): AsyncGenerator<Uint8Array> {
    const object = await objects.get(key);
    if (object === null) throw missing();
    yield* object.content;
  }
  return { fileName, bytes: head.size, sha256, content: content() };
}

const downloadSeconds = 5 * 60;
