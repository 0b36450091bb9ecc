import { type BigIntStats, closeSync, fstatSync, open, read, readSync } from 'node:fs';
import { damaged } from '../../storage-failure.ts';
import { type FileStatus, isNotThere, statusIn } from './file-status.ts';

/**
 * Reads that are left to threads. A small file that the system has in memory is read in less time than it takes to tell
 * a thread; once a read had to wait for the disk, the next ones must not make everything else wait.
 */
let readsForThreads = 0;
const readsAfterSlow = 1_000;
const slowMilliseconds = 1;
/** Bytes. */
const most = 64 * 1024;

/** The bytes of a file, and its status while they were read. */
export interface ReadFile {
  bytes: Uint8Array;
  status: FileStatus;
}

/**
 * Reads a file that is never changed in place, only replaced; null if there is none. The status belongs to the very file
 * whose bytes are returned.
 *
 * A long list reads thousands of files. Promises of each step take twice as long, and so do the status and the closing
 * of an open file if a thread does them: neither needs the disk.
 *
 * @param name the file in a refusal
 */
export function readFileWithStatus(path: string, name: string): Promise<ReadFile | null> {
  return new Promise((resolve, reject) => {
    open(path, 'r', (failure, descriptor) => {
      if (failure) return isNotThere(failure) ? resolve(null) : reject(failure);
      const end = (error: unknown, found?: ReadFile) => {
        try {
          closeSync(descriptor);
        } catch {
          // What was read is right nevertheless.
        }
        return found ? resolve(found) : reject(error);
      };
      let status: BigIntStats;
      try {
        status = fstatSync(descriptor, { bigint: true });
      } catch (error) {
        return end(error);
      }
      if (!status.isFile()) return end(damaged(name));
      const bytes = new Uint8Array(Number(status.size));
      const readOn = (from: number): void => {
        if (from === bytes.length) {
          end(null, { bytes, status: statusIn(status) });
          return;
        }
        read(descriptor, bytes, from, bytes.length - from, from, (problem, count) => {
          if (problem) return end(problem);
          if (count === 0) return end(damaged(name));
          readOn(from + count);
        });
      };
      if (bytes.length > most || readsForThreads > 0) {
        readsForThreads = Math.max(0, readsForThreads - 1);
        return readOn(0);
      }
      const start = performance.now();
      let count: number;
      try {
        count = readSync(descriptor, bytes, 0, bytes.length, 0);
      } catch (error) {
        return end(error);
      }
      if (performance.now() - start > slowMilliseconds) readsForThreads = readsAfterSlow;
      if (count === 0 && bytes.length > 0) return end(damaged(name));
      readOn(count);
    });
  });
}
