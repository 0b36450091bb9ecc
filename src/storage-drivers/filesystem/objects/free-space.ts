import { statfs } from 'node:fs/promises';
import { DeskError } from '../../../core/errors.ts';

/** Keeps enough of a disk free for accepted work to continue. */
export interface FreeSpace {
  /** Throws `storage_full` if that many more bytes would not leave enough. */
  mustHold(bytes: number): Promise<void>;
  /** Passes content through, and throws `storage_full` as soon as too little space is left. */
  watch(content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
}

/**
 * Watches the disk of a folder, which must exist; with a floor of zero bytes, watches nothing. Most file systems can
 * hold only a certain number of files, which small ones use up long before the bytes run out, so some of those stay
 * free too.
 *
 * @example
 * const space = freeSpace('data/files', 500 * 1024 * 1024);
 * for await (const chunk of space.watch(upload)) await file.write(chunk);
 */
export function freeSpace(folder: string, floorBytes: number): FreeSpace {
  async function mustHold(bytes: number): Promise<void> {
    if (floorBytes === 0) return;
    const { bavail, bsize, files, ffree } = await statfs(folder);
    // If there is no limit, both are zero.
    const floorFiles = Math.min(floorBytes / bytesForEachFile, files * largestShareOfFiles);
    if (bavail * bsize - bytes < floorBytes || ffree < floorFiles) throw full();
  }

  return {
    mustHold,
    async *watch(content) {
      // Concurrent uploads fill the disk together, so each checks again from time to time.
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

/** For 500 MiB, 8,000 files stay free, or a twentieth of what a small disk can hold. */
const bytesForEachFile = 64 * 1024;
const largestShareOfFiles = 1 / 20;

function full(): DeskError {
  return new DeskError('storage_full', 'No space for more documents at the moment. Please try again later.');
}
