import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type FileStatus, fileStatus, isSettled } from '../files/file-status.ts';
import type { ReadFile } from '../files/read-file.ts';

/** Recently read files, so that a page that keeps asking costs only a look at the file's status. */
export interface RecentFiles {
  /** Returns the current bytes of a file, or null if there is none. Paths are relative to the folder. */
  read(file: string): Promise<Uint8Array | null>;
  /** Makes the next read go to the file itself, because a status may be outdated, as on network file systems. */
  forget(file: string): void;
}

export interface RecentFilesOptions {
  /** Returns the file system's time, in milliseconds since 1970. @default this machine's time */
  now?: () => number;
  /** The most bytes kept of all files; the file that was kept first is dropped first. @default 16 MiB */
  mostBytes?: number;
}

/**
 * Keeps the bytes of files by their status. For files of records, which are replaced by a rename and never changed in
 * place. A file that was written a moment ago is not kept, because its successor could have the same status.
 *
 * @param read reads the file itself, with the status that it had while it was read
 */
export function recentFiles(
  root: string,
  read: (file: string) => Promise<ReadFile | null>,
  { now = Date.now, mostBytes = 16 * 1024 * 1024 }: RecentFilesOptions = {},
): RecentFiles {
  const kept = new Map<string, { version: string; bytes: Uint8Array }>();
  let size = 0;

  const forget = (file: string) => {
    const known = kept.get(file);
    if (known === undefined) return;
    kept.delete(file);
    size -= sizeOf(known.bytes);
  };

  const keep = (file: string, version: string, bytes: Uint8Array) => {
    if (bytes.length > longest) return;
    forget(file);
    for (const oldest of kept.keys()) {
      if (size + sizeOf(bytes) <= mostBytes) break;
      forget(oldest);
    }
    kept.set(file, { version, bytes });
    size += sizeOf(bytes);
  };

  /**
   * All reads of a file in one turn of the event loop share a look at its status. It starts when the turn is over, so
   * none of them gets a status that is older than its own start.
   */
  const looks = new Map<string, Promise<FileStatus | null>>();
  const look = (file: string): Promise<FileStatus | null> => {
    const shared = looks.get(file);
    if (shared !== undefined) return shared;
    const next = setImmediate().then(() => {
      looks.delete(file);
      return fileStatus(join(root, file));
    });
    looks.set(file, next);
    return next;
  };

  return {
    async read(file) {
      if (kept.has(file)) {
        const status = await look(file);
        const known = kept.get(file);
        if (status !== null && known?.version === status.version) return known.bytes;
        forget(file);
      }
      const found = await read(file);
      if (found === null) return null;
      const { bytes, status } = found;
      if (isSettled(status, now())) keep(file, status.version, bytes);
      return bytes;
    },
    forget,
  };
}

/** Includes the name, the version and the list entry, roughly. */
function sizeOf(bytes: Uint8Array): number {
  return bytes.length + 512;
}

/** Bytes of one file; longer ones take their time anyway. */
const longest = 16 * 1024;
