import { statfs } from 'node:fs/promises';
import { DeskError } from '../../../core/errors.ts';

/** Keeps so much of a disk free that what was accepted can always go on. */
export interface FreeSpace {
  /** Throws `storage_full` where so many bytes more would not leave enough. */
  mustHold(bytes: number): Promise<void>;
  /** Passes content on, and throws `storage_full` as soon as there is not enough left. */
  watch(content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
}

/**
 * Watches over the disk of a folder, which must be there; with a floor of zero bytes over nothing. Most file systems can
 * hold only so many files, which small ones use up long before the bytes are, so some of those stay free as well.
 *
 * @example
 * const space = freeSpace('data/files', 500 * 1024 * 1024);
 * for await (const chunk of space.watch(upload)) await file.write(chunk);
 */
export function freeSpace(folder: string, floorBytes: number): FreeSpace {
  async function mustHold(bytes: number): Promise<void> {
    if (floorBytes === 0) return;
    const { bavail, bsize, files, ffree } = await statfs(folder);
    // Where there is no limit both are zero.
    const floorFiles = Math.min(floorBytes / bytesForEachFile, files * largestShareOfFiles);
    if (bavail * bsize - bytes < floorBytes || ffree < floorFiles) throw full();
  }

  return {
    mustHold,
    async *watch(content) {
      // Many uploads at once fill the disk together, so each looks again now and then.
      let unseen = Number.POSITIVE_INFINITY;
      for await (const chunk of content) {
        unseen += chunk.length;
        if (unseen >= lookEvery) {
          await mustHold(0);
          unseen = 0;
        }
        yield chunk;
      }
    },
  };
}

const lookEvery = 4 * 1024 * 1024;

/** For 500 MiB 8,000 files stay free, or a twentieth of what a small disk can hold. */
const bytesForEachFile = 64 * 1024;
const largestShareOfFiles = 1 / 20;

function full(): DeskError {
  return new DeskError('storage_full', 'No space for more documents at the moment. Please try again later.');
}
