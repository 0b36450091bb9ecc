import { uploadTooLarge } from '../core/errors.ts';

/**
 * Returns the part of a file of the given size that a range means: `first` and `last` count bytes from 0, and `last`
 * is included. A range may extend beyond the end; one that begins after the end is empty.
 *
 * @throws RangeError for numbers that cannot be positions in a file, or if `last` comes before `first`
 *
 * @example
 * sliceOf(1000, { first: 900, last: 1999 }); // { start: 900, length: 100 }
 */
export function sliceOf(
  size: number,
  range: { first: number; last?: number } = { first: 0 },
): { start: number; length: number } {
  const { first, last = Number.MAX_SAFE_INTEGER } = range;
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last) || first < 0 || last < first) {
    throw new RangeError(`No file has bytes from ${first} to ${last}.`);
  }
  const start = Math.min(first, size);
  return { start, length: Math.min(last, size - 1) - start + 1 };
}

/**
 * Passes content through until it exceeds a number of bytes; without a number, all of it.
 *
 * @throws DeskError `upload_too_large` at the first byte too many
 *
 * @example
 * for await (const chunk of withinLimit(upload, 100 * 1024 * 1024)) await file.write(chunk);
 */
export async function* withinLimit(
  content: AsyncIterable<Uint8Array>,
  maximumBytes = Number.POSITIVE_INFINITY,
): AsyncIterable<Uint8Array> {
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > maximumBytes) throw uploadTooLarge(maximumBytes);
    yield chunk;
  }
}
