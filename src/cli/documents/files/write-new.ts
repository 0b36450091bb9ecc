import { stat, writeFile } from 'node:fs/promises';
import { systemErrorCode } from '../../../core/ports/system-error.ts';
import { UsageError } from '../../terminal/usage-error.ts';

/**
 * Writes a new file.
 *
 * @throws UsageError if the file exists or cannot be written
 */
export async function writeNew(path: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(path, content, { flag: 'wx' });
  } catch (error) {
    const code = systemErrorCode(error) ?? 'unknown';
    if (code === 'EEXIST') throw taken(path);
    throw new UsageError(`${path}: It cannot be written (${code}).`, { cause: error });
  }
}

/**
 * For a command that works for a while before it writes: reports immediately that the file exists.
 *
 * @throws UsageError
 */
export async function mustBeNew(path: string): Promise<void> {
  if ((await stat(path).catch(() => null)) !== null) throw taken(path);
}

function taken(path: string): UsageError {
  return new UsageError(`${path}: A file with this name already exists.`);
}
