import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

/** The entry holds more than was allowed; nothing beyond `maximum` bytes was kept. */
export class InflatedTooFar extends Error {
  override readonly name = 'InflatedTooFar';
}

/** Large enough that handing over chunks costs nothing, small enough that a few of them are no memory. */
const CHUNK_BYTES = 64 * 1024;

/**
 * The content of one archive entry, chunk by chunk (64 KiB at most each). The work is done outside the
 * event loop, one chunk ahead of the consumer, and comes to rest when the consumer leaves early.
 *
 * @param packed the raw deflate stream (RFC 1951) in pieces, which are taken one by one as they are needed
 * @throws InflatedTooFar as soon as more than `maximum` bytes came out
 * @throws Error of zlib when the packed bytes make no sense or end too early
 * @example
 * for await (const bytes of inflate([packed], 1_000_000)) hash.update(bytes);
 */
export async function* inflate(
  packed: Iterable<Uint8Array>,
  maximum: number,
): AsyncGenerator<Uint8Array, void, void> {
  const inflater = createInflateRaw({ chunkSize: CHUNK_BYTES });
  // What goes wrong is thrown by the loop below, which sees the same error.
  pipeline(Readable.from(packed, { highWaterMark: 1 }), inflater, () => {});
  let received = 0;
  try {
    for await (const chunk of inflater as AsyncIterable<Uint8Array>) {
      received += chunk.length;
      if (received > maximum) throw new InflatedTooFar(`More than ${maximum} bytes`);
      yield chunk;
    }
  } finally {
    inflater.destroy();
  }
}
