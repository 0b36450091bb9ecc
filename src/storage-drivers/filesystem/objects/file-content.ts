import type { FileHandle } from 'node:fs/promises';
import { damaged, storageFailure } from '../../storage-failure.ts';

/**
 * The bytes of a part of an open file, to be read once. Closes the file when all is read, when the loop is
 * left and when reading fails. It is no generator, as one that was never begun does not notice that it is let
 * go.
 *
 * Throws a DeskError `storage_unavailable` also where the file ends too early: a part never passes for the
 * whole.
 */
export function fileContent(
  handle: FileHandle,
  part: { file: string; start: number; length: number },
): AsyncIterable<Uint8Array> {
  let position = part.start;
  const end = part.start + part.length;
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= handle.close();
    return closing;
  };

  const iterator: AsyncIterator<Uint8Array, undefined> = {
    async next() {
      if (closing !== undefined) return done;
      try {
        if (position === end) {
          await close();
          return done;
        }
        const buffer = new Uint8Array(Math.min(chunkSize, end - position));
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
        if (bytesRead === 0) throw damaged(part.file);
        position += bytesRead;
        return { done: false, value: buffer.subarray(0, bytesRead) };
      } catch (error) {
        await close().catch(() => {});
        throw storageFailure('read', error);
      }
    },
    async return() {
      await close();
      return done;
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}

const done = { done: true, value: undefined } as const;

const chunkSize = 256 * 1024;
