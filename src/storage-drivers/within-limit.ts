import { DeskError } from '../core/errors.ts';

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
    if (size > maximumBytes) throw tooLarge(maximumBytes);
    yield chunk;
  }
}

function tooLarge(maximumBytes: number): DeskError {
  const message = `The file is larger than the ${maximumBytes.toLocaleString('en-US')} bytes allowed.`;
  return new DeskError('upload_too_large', message, { details: { maximumBytes } });
}
