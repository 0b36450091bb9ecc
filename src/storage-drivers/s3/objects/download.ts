import { Readable } from 'node:stream';
import { DeskError } from '../../../core/errors.ts';

/** The wanted part of a body, when the server may send more than that. */
export interface WantedBytes {
  /** Bytes of the body to leave out first. */
  skip: number;
  length: number;
}

/**
 * Returns the content of a server's response. Leaving it at any point releases the connection.
 *
 * @throws DeskError, made by `failure`, if the body breaks off, even if it just ends too early
 */
export function download(
  body: unknown,
  { skip, length }: WantedBytes,
  failure: (error: unknown) => DeskError,
): AsyncIterable<Uint8Array> {
  if (!(body instanceof Readable)) throw new TypeError('The response of the storage has no body.');
  // It may break before it is read; the reader finds out then.
  body.on('error', () => {});
  return {
    [Symbol.asyncIterator]() {
      const pieces = wanted(body, { skip, length }, failure);
      return {
        next: () => pieces.next(),
        async return() {
          body.destroy();
          return pieces.return(undefined);
        },
      };
    },
  };
}

/** Content without any bytes. */
export async function* nothing(): AsyncGenerator<Uint8Array, void> {}

async function* wanted(
  body: Readable,
  { skip, length }: WantedBytes,
  failure: (error: unknown) => DeskError,
): AsyncGenerator<Uint8Array, void> {
  let position = -skip;
  try {
    for await (const chunk of body) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError('The storage sent text instead of bytes.');
      const piece = chunk.subarray(Math.max(0, -position), Math.max(0, length - position));
      position += chunk.length;
      if (piece.length > 0) yield piece;
      if (position >= length) break;
    }
  } catch (error) {
    throw failure(error);
  }
  if (position < length) {
    throw new DeskError('storage_unavailable', 'The file ended too early. Please try again later.', {
      details: { doing: 'read', code: 'short' },
    });
  }
}
