import { randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { invalidInput } from '../../../core/errors.ts';
import type { ObjectHead } from '../../../core/ports.ts';
import { damaged, storageFailure } from '../../storage-failure.ts';
import { plainFiles } from '../files/plain-files.ts';
import { openTemporary } from '../files/temporary-file.ts';

/** A file that begins with a line about its content. */
export interface ObjectFile extends ObjectHead {
  /** Where the content begins in the file, in bytes. */
  start: number;
}

/**
 * Returns the first line of an object's file: what is known about the content, as JSON. Content and type are in one
 * file, because one rename publishes one file, and two uploads must not mix. `tail -n +2` prints just the content.
 *
 * @throws DeskError `input_invalid` for a content type of many thousands of characters
 */
export function objectHeader(contentType: string): Uint8Array {
  const header = Buffer.from(`${JSON.stringify({ contentType })}\n`);
  if (header.length > longestLine)
    throw invalidInput('contentType', 'The content type of the file is too long.');
  return header;
}

/** Reads the first line of a file that {@link objectHeader} began. */
export async function readObjectFile(handle: FileHandle, file: string): Promise<ObjectFile> {
  const line = await readLine(handle);
  const contentType = line === null ? null : contentTypeIn(line);
  if (line === null || contentType === null) throw damaged(file);
  const start = line.length + 1;
  return { contentType, start, size: (await handle.stat()).size - start };
}

/** Content types are short; a file with a much longer line is something else. */
const longestLine = 64 * 1024;

async function readLine(handle: FileHandle): Promise<Uint8Array | null> {
  for (let length = 256; length <= longestLine; length *= 4) {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await handle.read(buffer, 0, length, 0);
    const end = buffer.indexOf('\n');
    if (end >= 0 && end < bytesRead) return buffer.subarray(0, end);
  }
  return null;
}

function contentTypeIn(line: Uint8Array): string | null {
  try {
    const found: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line));
    const isHeader = typeof found === 'object' && found !== null && 'contentType' in found;
    return isHeader && typeof found.contentType === 'string' ? found.contentType : null;
  } catch {
    return null;
  }
}

/**
 * Returns the bytes of a part of an open file, to be read once. The file is closed when everything has been read,
 * when the loop is left, and when reading fails. This is not a generator, because a generator that was never started
 * does not notice that it is dropped.
 *
 * Throws a DeskError `storage_unavailable` also if the file ends too early: a part never passes for the whole.
 */
export function fileContent(
  handle: FileHandle,
  part: { file: string; start: number; length: number },
): AsyncIterable<Uint8Array> {
  let position = part.start;
  const end = part.start + part.length;
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= handle.close();
    return closing;
  };

  const iterator: AsyncIterator<Uint8Array, undefined> = {
    async next() {
      if (closing !== undefined) return done;
      try {
        if (position === end) {
          await close();
          return done;
        }
        const buffer = new Uint8Array(Math.min(chunkSize, end - position));
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
        if (bytesRead === 0) throw damaged(part.file);
        position += bytesRead;
        return { done: false, value: buffer.subarray(0, bytesRead) };
      } catch (error) {
        await close().catch(() => {});
        throw storageFailure('read', error);
      }
    },
    async return() {
      await close();
      return done;
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}

const done = { done: true, value: undefined } as const;

const chunkSize = 256 * 1024;

/**
 * Returns the secret of a store's folder, 32 bytes, with which its URLs are signed. The first caller creates it, with
 * mode 0600; concurrent processes all get the same one.
 */
export async function signingSecret(folder: string): Promise<Uint8Array> {
  const files = plainFiles(folder);
  for (;;) {
    const bytes = await files.read(secretFile);
    if (bytes !== null) return parseSecret(bytes);
    await makeSecret(folder);
  }
}

const secretFile = 'signing-secret';

async function makeSecret(folder: string): Promise<void> {
  const temporary = await openTemporary(folder);
  try {
    await temporary.handle.writeFile(`${randomBytes(32).toString('hex')}\n`);
    // Another process may have been quicker; then its secret is the one that counts.
    await temporary.create(secretFile);
  } finally {
    await temporary.discard();
  }
}

/** A file that was emptied or truncated must not become a secret that can be guessed. */
function parseSecret(bytes: Uint8Array): Uint8Array {
  const digits = /^([0-9a-f]{64})\s*$/.exec(Buffer.from(bytes).toString('latin1'))?.[1];
  if (digits === undefined) throw damaged(secretFile);
  return Buffer.from(digits, 'hex');
}
