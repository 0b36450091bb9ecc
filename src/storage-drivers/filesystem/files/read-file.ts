import { close, fstat, open, read } from 'node:fs';
import { damaged } from '../../storage-failure.ts';
import { type FileStatus, isNotThere, statusIn } from './file-status.ts';

/** The bytes of a file, and its status while they were read. */
export interface ReadFile {
  bytes: Uint8Array;
  status: FileStatus;
}

/**
 * Reads a file that is never changed in place, only replaced; null if there is none. The status belongs to the very file
 * whose bytes are returned. A long list reads thousands of files, for which promises of each step take twice as long.
 *
 * @param name the file in a refusal
 */
export function readFileWithStatus(path: string, name: string): Promise<ReadFile | null> {
  return new Promise((resolve, reject) => {
    open(path, 'r', (failure, descriptor) => {
      if (failure) return isNotThere(failure) ? resolve(null) : reject(failure);
      const end = (error: unknown, found?: ReadFile) =>
        close(descriptor, () => (found ? resolve(found) : reject(error)));
      fstat(descriptor, { bigint: true }, (error, stats) => {
        if (error) return end(error);
        if (!stats.isFile()) return end(damaged(name));
        const bytes = new Uint8Array(Number(stats.size));
        const readOn = (from: number): void => {
          if (from === bytes.length) {
            end(null, { bytes, status: statusIn(stats) });
            return;
          }
          read(descriptor, bytes, from, bytes.length - from, from, (problem, count) => {
            if (problem) return end(problem);
            if (count === 0) return end(damaged(name));
            readOn(from + count);
          });
        };
        readOn(0);
      });
    });
  });
}
