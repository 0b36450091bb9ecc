import { pipeline, Readable } from 'node:stream';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { damagedDocument } from '../refusals/refusals.ts';
import type { CentralEntry } from './central-directory.ts';

const LOCAL_RECORD = 0x04034b50;
const LOCAL_RECORD_BYTES = 30;
const PIECE_BYTES = 64 * 1024;
/** What unpacks in some twenty milliseconds, and may stay in memory until it is read. */
const SHORT_BYTES = 8 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

/**
 * The content of one entry of `archive`, chunk by chunk, packed by one of the two
 * methods that a document's package may use (ECMA-376 part 2, annex B). Never more than the size that the
 * archive states.
 *
 * @throws DeskError `document_damaged` for an entry that is not where the archive's directory says, or
 * packed by another method
 * @throws Error for packed bytes that make no sense, or that hold more than the stated size
 * @example
 * for await (const bytes of unpack(archive, entry)) hash.update(bytes);
 */
export function unpack(
  archive: Uint8Array,
  entry: CentralEntry,
): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  const packed = packedBytes(archive, entry);
  if (entry.method === DEFLATED) {
    const isShort = entry.unpackedBytes <= SHORT_BYTES && entry.packedBytes <= SHORT_BYTES;
    return isShort
      ? inflateAtOnce(packed, entry.unpackedBytes)
      : inflate(pieces(packed), entry.unpackedBytes);
  }
  if (entry.method !== STORED) throw damagedEntry(entry, 'packed by an unknown method');
  if (packed.length !== entry.unpackedBytes)
    throw damagedEntry(entry, 'two sizes of an entry that is not packed');
  return pieces(packed);
}

/** The entry's own header tells where its bytes start (APPNOTE.TXT 4.3.7); their number stands in the directory. */
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
