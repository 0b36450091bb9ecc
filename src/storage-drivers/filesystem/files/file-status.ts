import { type BigIntStats, lstat } from 'node:fs';
import { systemErrorCode } from '../../../core/ports/system-error.ts';

/**
 * Distinguishes a file from all earlier files at its path, because records are replaced by a rename and never changed
 * in place.
 */
export interface FileStatus {
  version: string;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** Returns the status of a file, or null if there is none. */
export async function fileStatus(path: string): Promise<FileStatus | null> {
  const [status = null] = await fileStatuses([path]);
  return status;
}

/** Returns the statuses of many files; a promise for each would take twice as long. */
export function fileStatuses(paths: readonly string[]): Promise<(FileStatus | null)[]> {
  return new Promise((resolve, reject) => {
    const found: (FileStatus | null)[] = [];
    let left = paths.length;
    if (left === 0) resolve(found);
    for (const [index, path] of paths.entries()) {
      lstat(path, { bigint: true }, (error, stats) => {
        if (error && !isNotThere(error)) return reject(error);
        found[index] = error ? null : statusIn(stats);
        left -= 1;
        if (left === 0) resolve(found);
      });
    }
  });
}

/**
 * Whether no other file can still get the same status: file system times have steps of up to two seconds, and the
 * inode numbers of removed files are reused.
 */
export function isSettled({ changedAt }: FileStatus, now: number): boolean {
  return now - changedAt > settledMilliseconds;
}

const settledMilliseconds = 3_000;

/** Whether an error says that there is no file at a path. */
export function isNotThere(error: unknown): boolean {
  return systemErrorCode(error) === 'ENOENT';
}

/** Resolves a failed access to null if there is no file at the path: `await readlink(path).catch(nullIfNotThere)`. */
export function nullIfNotThere(error: unknown): null {
  if (isNotThere(error)) return null;
  throw error;
}

export function statusIn({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): FileStatus {
  return { version: `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`, changedAt: Number(ctimeNs / 1_000_000n) };
}
