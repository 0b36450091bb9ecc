import { rmSync } from 'node:fs';
import { type FileHandle, link, lstat, open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DeskError } from '../../../core/errors.ts';
import { systemErrorCode } from '../../../core/ports/system-error.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';

/** A file that is being written under a temporary name. */
export interface UnfinishedFile {
  path: string;
  write(chunk: Uint8Array): Promise<void>;
}

/**
 * Writes a file completely or not at all: it gets its name once the work is done. If the work throws, or on Ctrl+C,
 * nothing is left behind.
 *
 * @param force replaces an existing file, and where a symbolic link names one, the file and not the link
 * @param mode its access rights. @default the user's alone
 * @throws UsageError for an existing file that must not be replaced; DeskError `file_unreadable` if nothing can be
 * written, or if such a file has appeared in the meantime
 * @example
 * await writeWholeFile('note.txt', {}, terminal, (file) => file.write(Buffer.from('Hello')));
 */
export async function writeWholeFile<Result>(
  output: string,
  { force = false, mode = 0o600 }: { force?: boolean | undefined; mode?: number },
  terminal: Terminal,
  work: (file: UnfinishedFile) => Promise<Result>,
): Promise<Result> {
  const named = resolve(output);
  const path = force ? await realpath(named).catch(() => named) : named;
  if ((await placeAt(named, { force })) === 'device') throw new UsageError(`${named} is not a file.`);
  // Loaded here, because hardly any command writes a file.
  const { unfinishedPath } = await import('./leftovers.ts');
  const temporary = await unfinishedPath(path);
  const forget = terminal.onInterrupt(() => rmSync(temporary, { force: true }));
  try {
    const handle = await writable(open(temporary, 'wx', mode), path);
    let result: Result;
    try {
      result = await work({ path: temporary, write: (chunk) => writable(writeAll(handle, chunk), path) });
      await writable(handle.sync(), path);
    } finally {
      await handle.close();
    }
    await writable(publish(temporary, path, force), path);
    return result;
  } finally {
    await unlink(temporary).catch(() => {});
    forget();
  }
}

/**
 * The streams that this process has open, by their paths. They are devices even where they lead to a file: that one is
 * already being written.
 */
export const openStreams: ReadonlyMap<string, 'output' | 'errors'> = new Map([
  ...['/dev/stdout', '/dev/fd/1', '/proc/self/fd/1'].map((path) => [path, 'output'] as const),
  ...['/dev/stderr', '/dev/fd/2', '/proc/self/fd/2'].map((path) => [path, 'errors'] as const),
]);

/**
 * Returns what a path is, or would be once it is written: a file, or a device to which one can only write.
 *
 * @throws UsageError for a folder, and for an existing file that must not be replaced
 */
export async function placeAt(
  path: string,
  { force = false }: { force?: boolean | undefined },
): Promise<'file' | 'device'> {
  if (openStreams.has(resolve(path))) return 'device';
  // A symbolic link that leads nowhere is there as well.
  const found = await stat(path).catch(() => lstat(path).catch(() => null));
  if (found === null) return 'file';
  if (found.isDirectory()) throw new UsageError(`${path} is a folder. Name a file in it.`);
  if (!found.isFile() && !found.isSymbolicLink()) return 'device';
  if (!force) throw taken(path);
  return 'file';
}

async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length; ) at += (await handle.write(chunk, at)).bytesWritten;
}

/** If it must not replace a file, it uses a link, which fails if a file has appeared in the meantime. */
async function publish(temporary: string, path: string, force: boolean): Promise<void> {
  if (force) return rename(temporary, path);
  try {
    await link(temporary, path);
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST')
      throw new DeskError('file_unreadable', taken(path).message, { cause: error });
    // Some file systems do not support links.
    await placeAt(path, { force });
    await rename(temporary, path);
  }
}

function taken(path: string): UsageError {
  return new UsageError(`${path} already exists. Name another file, or replace it with --force.`);
}

/** Rejects as an error for the user if something cannot be written. */
export async function writable<T>(writing: Promise<T>, path: string): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (error instanceof UsageError || error instanceof DeskError) throw error;
    const code = systemErrorCode(error) ?? 'unknown';
    const message =
      code === 'ENOENT'
        ? `The folder of ${path} does not exist. Create it first, or name a path in one that exists.`
        : `${path} cannot be written (${code}).`;
    throw new DeskError('file_unreadable', message, { cause: error });
  }
}
