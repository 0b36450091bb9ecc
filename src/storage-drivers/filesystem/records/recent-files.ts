import { join } from 'node:path';
import { fileStatus, isSettled } from '../files/file-status.ts';

/** Files that were read lately, so that a page which asks again and again costs a look at the file's status. */
export interface RecentFiles {
  /** The bytes of a file as it is now, or null where there is none. Paths are relative to the folder. */
  read(file: string): Promise<Uint8Array | null>;
  /** Reads the file itself the next time: where a status may be an old one, as in network file systems. */
  forget(file: string): void;
}

export interface RecentFilesOptions {
  /** The time of the file system, in milliseconds since 1970. @default that of this machine */
  now?: () => number;
  /** What is kept of all files; the one that was kept first goes first. @default 16 MiB */
  mostBytes?: number;
}

/**
 * Keeps the bytes of files by their status: those of records, which are replaced by a rename and never changed. A file
 * that was written a moment ago is not kept, for another could follow it that has the same status.
 *
 * @param read reads the file itself
 */
export function recentFiles(
  root: string,
  read: (file: string) => Promise<Uint8Array | null>,
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

  return {
    async read(file) {
      const status = await fileStatus(join(root, file));
      const known = kept.get(file);
      if (status !== null && known?.version === status.version) return known.bytes;
      forget(file);
      if (status === null) return read(file);
      const bytes = await read(file);
      // What came in between the two looks would be kept under the status of what was there before.
      const later = isSettled(status, now()) && bytes !== null ? await fileStatus(join(root, file)) : null;
      if (bytes !== null && later?.version === status.version) keep(file, status.version, bytes);
      return bytes;
    },
    forget,
  };
}

/** With its name, its version and its place in the list, by a rough measure. */
function sizeOf(bytes: Uint8Array): number {
  return bytes.length + 512;
}

/** Bytes of one file; longer ones take their time anyway. */
const longest = 16 * 1024;
