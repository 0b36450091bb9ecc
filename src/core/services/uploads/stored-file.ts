import { createHash } from 'node:crypto';
import { DeskError } from '../../errors.ts';
import type { ObjectStore } from '../../ports.ts';

/** A file with the URL to download it from. */
export interface FileDownload {
  /** Serves the file for 5 minutes, under its name. */
  downloadUrl: string;
  fileName: string;
  bytes: number;
  /** In hexadecimal digits; null if it was not recorded. */
  sha256: string | null;
}

/** A file with its bytes, to be saved. */
export interface OpenedFile extends Omit<FileDownload, 'downloadUrl'> {
  /**
   * The file is opened when this is read. Throws if the file has been removed in the meantime, `storage_unavailable`, and
   * at the end `file_unreadable` if these are not the bytes that were accepted.
   */
  content: AsyncIterable<Uint8Array>;
}

/** A file in the object store, and what is known about it. */
export interface StoredFile {
  key: string;
  fileName: string;
  sha256: string | null;
  /** Returns the error for when there is no file under the key. */
  missing: () => DeskError;
}

/** Returns a URL that serves a stored file. Throws what `missing` returns, and `storage_unavailable`. */
export async function downloadOf(file: StoredFile, objects: ObjectStore): Promise<FileDownload> {
  const facts = await factsOf(file, objects);
  const { key, fileName } = file;
  const downloadUrl = await objects.presignGet(key, { expiresInSeconds: downloadSeconds, fileName });
  return { ...facts, downloadUrl };
}

/** Returns a stored file with its bytes. Throws what `missing` returns, and `storage_unavailable`. */
export async function openFile(file: StoredFile, objects: ObjectStore): Promise<OpenedFile> {
  const facts = await factsOf(file, objects);
  async function* content(): AsyncGenerator<Uint8Array> {
    const object = await objects.get(file.key);
    if (object === null) throw file.missing();
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of object.content) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
    const isSame = facts.sha256 === null || facts.sha256 === hash.digest('hex');
    if (bytes !== facts.bytes || !isSame) throw otherBytes();
  }
  return { ...facts, content: content() };
}

function otherBytes(): DeskError {
  const message = 'The storage returned a different file than it accepted. Nothing was saved.';
  return new DeskError('file_unreadable', message);
}

async function factsOf({ key, fileName, sha256, missing }: StoredFile, objects: ObjectStore) {
  const head = await objects.head(key);
  if (head === null) throw missing();
  return { fileName, bytes: head.size, sha256 };
}

const downloadSeconds = 5 * 60;
