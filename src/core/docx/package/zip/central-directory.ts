import { damagedDocument, encryptedDocument, tooLargeDocument } from '../refusals/refusals.ts';

/** An entry in the archive's table of contents. Whether it is true is only known after unpacking. */
export interface CentralEntry {
  /** As written in the archive; to compare names, see `comparablePartName`. */
  readonly name: string;
  /** 0 for stored, 8 for deflated. */
  readonly method: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly crc32: number;
  /** Where the entry's own header starts, counted from the first byte of the file. */
  readonly headerStart: number;
}

/** Where the table of contents starts, and by how much bytes before the archive shift all offsets. */
interface DirectoryPosition {
  readonly start: number;
  readonly shift: number;
  readonly declaredEntries: number;
}

const END_RECORD = 'PK\x05\x06';
const END_RECORD_BYTES = 22;
/** With the longest comment. */
const LONGEST_END_BYTES = END_RECORD_BYTES + 0xffff;
const ZIP64_LOCATOR = 'PK\x06\x07';
const LOCATOR_BYTES = 20;
const ZIP64_END_RECORD = 'PK\x06\x06';
/** In a 32-bit field: the value is stored elsewhere. */
const FULL = 0xffffffff;
const CENTRAL_RECORD = 0x02014b50;
const CENTRAL_RECORD_BYTES = 46;
/** Windows and Word allow at most 260 characters. */
const MAXIMUM_NAME_BYTES = 2048;

/** Whether there is an end record, without which an archive cannot be read. A truncated archive has none. */
export function hasEndRecord(bytes: Uint8Array): boolean {
  return lastIndexOf(bytes, END_RECORD) >= 0;
}

/**
 * Reads the archive's table of contents (APPNOTE.TXT 4.3.12 to 4.3.16, including zip64). Stops after
 * `maximumEntries`, so that a table of a million entries costs nothing. The last end record counts, and bytes before
 * the archive are skipped.
 *
 * @throws DeskError `document_damaged`, `document_too_large` (more than `maximumEntries`), `document_encrypted` (an
 * entry protected by a password)
 */
export function readCentralDirectory(bytes: Uint8Array, maximumEntries: number): CentralEntry[] {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const position = findDirectory(bytes, view);
    if (position.declaredEntries > maximumEntries) throw tooLargeDocument('entries', maximumEntries);
    return readEntries(bytes, view, position, maximumEntries);
  } catch (error) {
    // DataView throws a RangeError for a record that extends past the end of the file.
    if (error instanceof RangeError)
      throw damagedDocument({ problem: 'archive directory is cut off' }, error);
    throw error;
  }
}

function findDirectory(bytes: Uint8Array, view: DataView): DirectoryPosition {
  const end = findEndRecord(bytes, view);
  if (end < 0) throw damagedDocument({ problem: 'archive has no end record' });
  // The comment comes last, so a file cut off within its end record lacks part of it.
  if (end + END_RECORD_BYTES + view.getUint16(end + 20, true) > bytes.length)
    throw damagedDocument({ problem: 'archive directory is cut off' });
  const entries = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  const offset = view.getUint32(end + 16, true);
  const saturated =
    view.getUint16(end + 4, true) === 0xffff ||
    view.getUint16(end + 6, true) === 0xffff ||
    view.getUint16(end + 8, true) === 0xffff ||
    entries === 0xffff ||
    size === 0xffffffff ||
    offset === 0xffffffff;
  // Some programs also write zip64 records that none of these fields asks for.
  const isBehindLocator = end >= LOCATOR_BYTES && isSignature(bytes, end - LOCATOR_BYTES, ZIP64_LOCATOR);
  if (saturated || isBehindLocator) return findZip64Directory(bytes, view, end);
  const shift = isDirectory(view, offset) ? 0 : bytesBefore(end, offset + size);
  return { start: offset + shift, shift, declaredEntries: entries };
}

/** Returns where the end record is: the last one, unless that is only in the comment of another. */
function findEndRecord(bytes: Uint8Array, view: DataView): number {
  const last = lastIndexOf(bytes, END_RECORD);
  for (
    let at = last;
    at >= Math.max(0, bytes.length - LONGEST_END_BYTES);
    at = lastIndexOf(bytes.subarray(0, at), END_RECORD)
  ) {
    const commentStart = at + END_RECORD_BYTES;
    if (commentStart > bytes.length) continue;
    if (commentStart + view.getUint16(commentStart - 2, true) === bytes.length) return at;
  }
  return last;
}

/** Whether the table of contents is where the archive says; behind it may be a signature of it (APPNOTE.TXT 4.3.13). */
function isDirectory(view: DataView, offset: number): boolean {
  return offset + CENTRAL_RECORD_BYTES <= view.byteLength && view.getUint32(offset, true) === CENTRAL_RECORD;
}

function findZip64Directory(bytes: Uint8Array, view: DataView, end: number): DirectoryPosition {
  const locator = lastIndexOf(bytes, ZIP64_LOCATOR);
  if (locator < 0) throw damagedDocument({ problem: 'zip64 locator is missing' });
  let record = readUint64(view, locator + 8);
  if (record >= bytes.length) throw damagedDocument({ problem: 'zip64 locator points outside the file' });
  if (!isSignature(bytes, record, ZIP64_END_RECORD)) record = lastIndexOf(bytes, ZIP64_END_RECORD);
  if (record < 0) throw damagedDocument({ problem: 'zip64 end record is missing' });
  const recordSize = readUint64(view, record + 4);
  const entries = readUint64(view, record + 32);
  const size = readUint64(view, record + 40);
  const offset = readUint64(view, record + 48);
  const shift = bytesBefore(end, offset + size + LOCATOR_BYTES + 12 + recordSize);
  return { start: offset + shift, shift, declaredEntries: entries };
}

function readEntries(
  bytes: Uint8Array,
  view: DataView,
  { start, shift, declaredEntries }: DirectoryPosition,
  maximum: number,
): CentralEntry[] {
  const decoder = new TextDecoder();
  const entries: CentralEntry[] = [];
  let at = start;
  while (at + 4 <= bytes.length && view.getUint32(at, true) === CENTRAL_RECORD) {
    if (entries.length >= maximum) throw tooLargeDocument('entries', maximum);
    if (view.getUint16(at + 8, true) & 1) throw encryptedDocument();
    const nameLength = view.getUint16(at + 28, true);
    if (nameLength > MAXIMUM_NAME_BYTES)
      throw damagedDocument({ problem: 'archive contains an overlong name' });
    const nameStart = at + CENTRAL_RECORD_BYTES;
    const extraStart = nameStart + nameLength;
    const extraLength = view.getUint16(at + 30, true);
    entries.push({
      name: decoder.decode(bytes.subarray(nameStart, extraStart)),
      method: view.getUint16(at + 10, true),
      crc32: view.getUint32(at + 16, true),
      ...readPlace(view, at, extraStart, extraLength, shift),
    });
    at = extraStart + extraLength + view.getUint16(at + 32, true);
  }
  if (entries.length === 0 && declaredEntries > 0)
    throw damagedDocument({ problem: 'archive directory is missing' });
  return entries;
}

/**
 * Reads the sizes and position of an entry. Values too large for their own fields are in the zip64 extra field, in
 * this order (APPNOTE.TXT 4.5.3).
 */
function readPlace(view: DataView, at: number, extraStart: number, extraLength: number, shift: number) {
  let large = zip64FieldStart(view, extraStart, extraLength);
  const read = (field: number) => {
    const value = view.getUint32(at + field, true);
    if (value !== FULL || large === null) return value;
    large += 8;
    return readUint64(view, large - 8);
  };
  const unpackedBytes = read(24);
  const packedBytes = read(20);
  return { unpackedBytes, packedBytes, headerStart: read(42) + shift };
}

function zip64FieldStart(view: DataView, start: number, length: number): number | null {
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === 0x0001) return at + 4;
  }
  return null;
}

function bytesBefore(end: number, expectedEnd: number): number {
  if (end < expectedEnd) throw damagedDocument({ problem: 'archive has bytes missing in the middle' });
  return end - expectedEnd;
}

function readUint64(view: DataView, at: number): number {
  const value = Number(view.getBigUint64(at, true));
  if (!Number.isSafeInteger(value)) throw damagedDocument({ problem: 'archive names an impossible size' });
  return value;
}

function lastIndexOf(bytes: Uint8Array, signature: string): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf(
    signature,
    undefined,
    'latin1',
  );
}

function isSignature(bytes: Uint8Array, at: number, signature: string): boolean {
  return Buffer.from(bytes.subarray(at, at + 4)).toString('latin1') === signature;
}
