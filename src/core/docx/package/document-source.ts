import { type FileHandle, open } from 'node:fs/promises';
import { DeskError } from '../../errors.ts';
import { systemErrorCode } from '../../ports/system-error.ts';
import { tooLargeDocument } from './refusals/refusals.ts';

/** A `.docx` file: its path or `file:` URL, its bytes, a `Blob` or `File`, or a stream of bytes. */
export type DocumentSource = string | URL | Uint8Array | ArrayBuffer | Blob | AsyncIterable<Uint8Array>;

/**
 * Returns the bytes of a document, whatever form it is given in.
 *
 * @throws TypeError for any other value; while being read, DeskError `file_unreadable` if there is no readable file
 * at the path
 */
export function bytesOf(source: DocumentSource): Uint8Array | AsyncIterable<Uint8Array> {
  if (typeof source === 'string' || source instanceof URL) return fileContent(source);
  if (source instanceof Uint8Array) return source;
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  if (source instanceof Blob) return source.stream();
  if (isStream(source)) return source;
  throw new TypeError(
    'A document must be given as the path of a .docx file, as its bytes (Uint8Array, ArrayBuffer, Blob), or as a stream of them.',
  );
}

/**
 * Collects the whole file into one array. A stream is no longer read once it exceeds `maximum` bytes, so an endless
 * one costs no more memory than the limit.
 *
 * Errors of the stream itself (a lost connection, a failing disk) are passed on unchanged.
 *
 * @throws DeskError `document_too_large`
 * @example
 * const bytes = await collectBytes(createReadStream('thesis.docx'), 100_000_000);
 */
export async function collectBytes(
  source: Uint8Array | AsyncIterable<Uint8Array>,
  maximum: number,
): Promise<Uint8Array> {
  if (source instanceof Uint8Array) {
    if (source.length > maximum) throw tooLargeDocument('fileBytes', maximum);
    return source;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    length += chunk.length;
    if (length > maximum) throw tooLargeDocument('fileBytes', maximum);
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, length);
}

function isStream(source: unknown): source is AsyncIterable<Uint8Array> {
  return typeof source === 'object' && source !== null && Symbol.asyncIterator in source;
}

async function* fileContent(path: string | URL): AsyncGenerator<Uint8Array> {
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    const { size } = await file.stat();
    const highWaterMark = Math.min(size || unknownSize, longestPiece);
    yield* file.createReadStream({ highWaterMark, autoClose: false });
  } catch (error) {
    throw unreadable(error);
  } finally {
    await file?.close();
  }
}

/** In bytes; nearly every document is read in one piece, which nobody has to copy. */
const longestPiece = 64 * 1024 * 1024;
/** Bytes at a time from what has no size, such as a pipe. */
const unknownSize = 1024 * 1024;

function unreadable(error: unknown): DeskError {
  const code = systemErrorCode(error) ?? 'unknown';
  const message = sentences[code] ?? `This file cannot be read (${code}).`;
  return new DeskError('file_unreadable', message, { details: { systemCode: code }, cause: error });
}

const sentences: Record<string, string> = {
  ENOENT: 'No file at this path.',
  ENOTDIR: 'No file at this path.',
  ENAMETOOLONG: 'No file at this path, which is longer than a path can be.',
  EACCES: 'You are not allowed to read this file.',
  EPERM: 'You are not allowed to read this file.',
  EISDIR: 'This is a folder, not a file.',
  ELOOP: 'This link leads back to itself.',
};
