import { damagedDocument } from '../refusals/refusals.ts';
import type { CentralEntry } from './central-directory.ts';
import { inflate } from './inflate.ts';
import { inflateAtOnce } from './inflate-at-once.ts';

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
