import { type BigIntStats, lstat } from 'node:fs';
import { systemErrorCode } from '../../../core/system-error.ts';

/** What tells a file from every other that was at its path, as records are replaced by a rename and never changed. */
export interface FileStatus {
  version: string;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** The status of a file, or null where there is none. */
export async function fileStatus(path: string): Promise<FileStatus | null> {
  const [status = null] = await fileStatuses([path]);
  return status;
}

/** The same for many; a promise for each would take twice as long. */
export function fileStatuses(paths: readonly string[]): Promise<(FileStatus | null)[]> {
  return new Promise((resolve, reject) => {
    const found: (FileStatus | null)[] = [];
    let left = paths.length;
    if (left === 0) resolve(found);
    for (const [index, path] of paths.entries()) {
      lstat(path, { bigint: true }, (error, stats) => {
        if (error && systemErrorCode(error) !== 'ENOENT') return reject(error);
        found[index] = error ? null : statusIn(stats);
        left -= 1;
        if (left === 0) resolve(found);
      });
    }
  });
}

/**
 * Whether no other file can have the same status any more: the times of file systems go in steps of up to two seconds, and
 * numbers of files that have gone are given again.
 */
export function isSettled({ changedAt }: FileStatus, now: number): boolean {
  return now - changedAt > settledMilliseconds;
}

const settledMilliseconds = 3_000;

function statusIn({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): FileStatus {
  return { version: `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`, changedAt: Number(ctimeNs / 1_000_000n) };
}
