import { inflateRawSync } from 'node:zlib';

/**
 * The content of a short entry, chunk by chunk, unpacked in one go: for a few megabytes that takes less time
 * than handing chunks between threads. Other work gets its turn between chunks.
 *
 * @throws Error of zlib when the packed bytes make no sense, end too early, or hold more than `maximum` bytes
 * @example
 * for await (const bytes of inflateAtOnce(packed, 1_000_000)) hash.update(bytes);
 */
export async function* inflateAtOnce(
  packed: Uint8Array,
  maximum: number,
): AsyncGenerator<Uint8Array, void, void> {
  const bytes = inflateRawSync(packed, {
    // One byte more than stated, so that it all fits into one piece of memory.
    chunkSize: Math.max(leastChunk, maximum + 1),
    maxOutputLength: Math.max(1, maximum),
  });
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    if (at > 0) await nextTurn();
    yield bytes.subarray(at, at + chunkBytes);
  }
}

/** Node's own promise of a turn takes longer to load than a document has turns. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

const chunkBytes = 256 * 1024;
/** Of zlib. */
const leastChunk = 64;
