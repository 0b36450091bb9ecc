import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { DeskError } from '../../core/errors.ts';
import { systemErrorCode } from '../../core/ports/system-error.ts';

/** Files on this machine that a command puts into the desk's storage. */

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The size in bytes of a file that is not empty. Throws `file_unreadable`. */
export async function sizeOfFile(path: string): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    throw unreadable(error);
  });
  if (found.isFile() && found.size > 0) return found.size;
  throw new DeskError('file_unreadable', found.isFile() ? 'This file is empty.' : 'This is not a file.');
}

/** Throws `file_unreadable`. */
export async function* fileContent(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(error: unknown): DeskError {
  const code = systemErrorCode(error) ?? 'unknown';
  const message = code === 'ENOENT' ? 'No file at this path.' : `This file cannot be read (${code}).`;
  return new DeskError('file_unreadable', message, { cause: error });
}
