import type { FileHandle } from 'node:fs/promises';
import { DeskError } from '../../../core/errors.ts';
import type { ObjectHead } from '../../../core/ports.ts';
import { damaged } from '../../storage-failure.ts';

/** A file that begins with a line about its content. */
export interface ObjectFile extends ObjectHead {
  /** Where the content begins in the file, in bytes. */
  start: number;
}

/**
 * The first line of an object's file: what is known of the content, as JSON. Content and type lie in one
 * file, for one rename publishes one file, and two uploads must not mix. `tail -n +2` gives the content
 * alone.
 *
 * @throws DeskError `input_invalid` for a content type of many thousand characters
 */
export function objectHeader(contentType: string): Uint8Array {
  const header = Buffer.from(`${JSON.stringify({ contentType })}\n`);
  if (header.length > longestLine) throw typeTooLong();
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

/** Content types are short; far beyond this the file is something else. */
const longestLine = 64 * 1024;

function typeTooLong(): DeskError {
  const message = 'The content type of the file is too long.';
  return new DeskError('input_invalid', message, { details: { path: 'contentType' } });
}

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
