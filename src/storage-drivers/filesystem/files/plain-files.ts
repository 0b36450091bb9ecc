import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fsLite from 'unstorage/drivers/fs-lite';
import { systemErrorCode } from '../../../core/system-error.ts';
import { damaged } from '../../storage-failure.ts';

/** Plain reading in a folder, with failures that are thrown. Paths are relative to the folder. */
export interface PlainFiles {
  /** The bytes of a file, or null where there is none. */
  read(file: string): Promise<Uint8Array | null>;
  /** The paths of all files in a folder and below; none where there is no such folder. */
  list(folder: string): AsyncIterable<string>;
}

/**
 * The files of a folder, read through unstorage's `fs-lite` driver.
 *
 * The driver returns the file system's errors as values, so that a record nobody may read would come back as
 * an object of type Error, and takes a folder in a file's place for an absent file: both are put right here.
 * Of the driver nothing else is used. Its writes can be seen half-done and are not on the disk when they
 * resolve, and its listing throws a RangeError where a folder holds some 120,000 files.
 */
export function plainFiles(root: string): PlainFiles {
  const driver = fsLite({ base: root });
  return {
    async read(file) {
      for (;;) {
        const found: unknown = await driver.getItemRaw?.(file, {});
        if (found instanceof Error) throw found;
        if (found instanceof Uint8Array) return found;
        const status = await statusOf(join(root, file));
        if (status === null) return null;
        if (!status.isFile()) throw damaged(file);
        // It came into being between the two looks.
      }
    },
    async *list(folder) {
      const folders = [folder];
      for (let each = folders.pop(); each !== undefined; each = folders.pop()) {
        for (const entry of await entriesOf(join(root, each))) {
          const path = `${each}/${entry.name}`;
          if (entry.isDirectory()) folders.push(path);
          else yield path;
        }
      }
    },
  };
}

function statusOf(path: string) {
  return lstat(path).catch(nullWhereAbsent);
}

async function entriesOf(path: string) {
  return (await readdir(path, { withFileTypes: true }).catch(nullWhereAbsent)) ?? [];
}

function nullWhereAbsent(error: unknown): null {
  if (systemErrorCode(error) === 'ENOENT') return null;
  throw error;
}
