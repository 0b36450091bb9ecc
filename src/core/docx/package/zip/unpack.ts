import { pipeline, Readable } from 'node:stream';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { damagedDocument } from '../refusals/refusals.ts';
import type { CentralEntry } from './central-directory.ts';

const LOCAL_RECORD = 0x04034b50;
const LOCAL_RECORD_BYTES = 30;
const PIECE_BYTES = 64 * 1024;
/** Unpacks in about twenty milliseconds, and is small enough to stay in memory until it is read. */
const SHORT_BYTES = 8 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

/**
 * Unpacks one entry of `archive` chunk by chunk, by either of the two methods allowed in a document's package
 * (ECMA-376 part 2, annex B). Never returns more than the size that the archive declares.
 *
 * @throws DeskError `document_damaged` for an entry that is not where the archive's directory says, or that uses
 * another method
 * @throws Error for packed bytes that are not valid, or that contain more than the declared size
 * @example
 * for await (const bytes of unpack(archive, entry)) hash.update(bytes);
 */
export function unpack(archive: Uint8Array, entry: CentralEntry): AsyncIterable<Uint8Array> {
  const packed = packedBytes(archive, entry);
  if (entry.method === DEFLATED) {
    const isShort = entry.unpackedBytes <= SHORT_BYTES && entry.packedBytes <= SHORT_BYTES;
    return isShort
      ? inflateAtOnce(packed, entry.unpackedBytes)
      : inflate(pieces(packed), entry.unpackedBytes);
  }
  if (entry.method !== STORED) throw damagedEntry(entry, 'packed by an unknown method');
  if (packed.length !== entry.unpackedBytes)
    throw damagedEntry(entry, 'stored entry with two different sizes');
  return inTurns(packed);
}

/** The entry's own header determines where its bytes start (APPNOTE.TXT 4.3.7); their number is in the directory. */
function packedBytes(archive: Uint8Array, entry: CentralEntry): Uint8Array {
  const { headerStart, packedBytes: length } = entry;
  if (headerStart + LOCAL_RECORD_BYTES > archive.length) throw damagedEntry(entry, 'entry outside the file');
  const header = new DataView(archive.buffer, archive.byteOffset + headerStart, LOCAL_RECORD_BYTES);
  if (header.getUint32(0, true) !== LOCAL_RECORD) throw damagedEntry(entry, 'entry without a header');
  const start = headerStart + LOCAL_RECORD_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
  if (start + length > archive.length) throw damagedEntry(entry, 'entry outside the file');
  return archive.subarray(start, start + length);
}

function* pieces(bytes: Uint8Array): Generator<Uint8Array, void, void> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

function damagedEntry(entry: CentralEntry, problem: string) {
  return damagedDocument({ part: entry.name, problem });
}

/**
 * Unpacks a short entry in one go and returns it chunk by chunk. For a few megabytes that takes less time than
 * passing chunks between threads.
 *
 * @throws Error from zlib if the packed bytes are not valid, end too early, or contain more than `maximum` bytes
 * @example
 * for await (const bytes of inflateAtOnce(packed, 1_000_000)) hash.update(bytes);
 */
export async function* inflateAtOnce(
  packed: Uint8Array,
  maximum: number,
): AsyncGenerator<Uint8Array, void, void> {
  const bytes = inflateRawSync(packed, {
    // One byte more than declared, so that everything fits into one piece of memory.
    chunkSize: Math.max(leastChunk, maximum + 1),
    maxOutputLength: Math.max(1, maximum),
  });
  yield* inTurns(bytes);
}

/** Returns the bytes chunk by chunk, and gives other work, such as a time limit, its turn between them. */
async function* inTurns(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, void> {
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    if (at > 0) await nextTurn();
    yield bytes.subarray(at, at + chunkBytes);
  }
}

/** Node's promise-based version takes longer to load than all the turns of a document. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

const chunkBytes = 256 * 1024;
/** zlib's minimum. */
const leastChunk = 64;

/** The entry contains more than was allowed; nothing beyond `maximum` bytes was kept. */
export class InflatedTooFar extends Error {
  override readonly name = 'InflatedTooFar';
}

/** Large enough that passing chunks costs little, small enough that a few of them take hardly any memory. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Unpacks one archive entry in chunks of at most 64 KiB. The work is done outside the event loop, one chunk ahead of
 * the consumer, and stops if the consumer leaves early.
 *
 * @param packed the raw deflate stream (RFC 1951) in pieces, which are read one at a time as needed
 * @throws InflatedTooFar as soon as the output exceeds `maximum` bytes
 * @throws Error from zlib if the packed bytes are not valid or end too early
 * @example
 * for await (const bytes of inflate([packed], 1_000_000)) hash.update(bytes);
 */
export async function* inflate(
  packed: Iterable<Uint8Array>,
  maximum: number,
): AsyncGenerator<Uint8Array, void, void> {
  const inflater = createInflateRaw({ chunkSize: CHUNK_BYTES });
  // Any error is thrown by the loop below, which receives the same one.
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
