import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fsLite from 'unstorage/drivers/fs-lite';
import { damaged } from '../../storage-failure.ts';
import { nullIfNotThere } from './file-status.ts';

/**
 * Plain reading in a folder, which throws on failure. Paths are relative to the folder. What is read by thousands, or again
 * and again, goes through `read-file.ts`.
 */
export interface PlainFiles {
  /** Returns the bytes of a file, or null if there is none. */
  read(file: string): Promise<Uint8Array | null>;
  /** Yields the paths of all files in a folder and below; none if the folder does not exist. */
  list(folder: string): AsyncIterable<string>;
}

/**
 * Reads the files of a folder through unstorage's `fs-lite` driver.
 *
 * The driver returns the file system's errors as values, so that an unreadable record would come back as an object of
 * type Error, and it treats a folder in place of a file as an absent file; both are corrected here. Nothing else of
 * the driver is used. Its writes can be seen half-done and are not on disk when they resolve, and its listing throws
 * a RangeError if a folder has about 120,000 files.
 */
export function plainFiles(root: string): PlainFiles {
  const driver = fsLite({ base: root });
  return {
    async read(file) {
      for (;;) {
        const found: unknown = await driver.getItemRaw?.(file, {});
        if (found instanceof Error) throw found;
        if (found instanceof Uint8Array) return found;
        const status = await lstat(join(root, file)).catch(nullIfNotThere);
        if (status === null) return null;
        if (!status.isFile()) throw damaged(file);
        // It was created between the two checks.
      }
    },
    async *list(folder) {
      const folders = [folder];
      for (let each = folders.pop(); each !== undefined; each = folders.pop()) {
        const entries = await readdir(join(root, each), { withFileTypes: true }).catch(nullIfNotThere);
        for (const entry of entries ?? []) {
          const path = `${each}/${entry.name}`;
          if (entry.isDirectory()) folders.push(path);
          else yield path;
        }
      }
    },
  };
}
