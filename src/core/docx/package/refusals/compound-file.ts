/** What a compound file (the container of Office 97 to 2003, and of encrypted newer documents) holds. */
export type CompoundFileKind = 'encrypted' | 'doc' | 'xls' | 'ppt' | 'other';

/** Size of one entry of the container's directory; entries start at multiples of it. */
const ENTRY_BYTES = 128;

const kindByStreamName: ReadonlyMap<string, CompoundFileKind> = new Map([
  ['EncryptedPackage', 'encrypted'],
  ['EncryptionInfo', 'encrypted'],
  ['\u0006DataSpaces', 'encrypted'],
  ['WordDocument', 'doc'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
  ['PowerPoint Document', 'ppt'],
]);

/** Whether the bytes start as a compound file does ([MS-CFB] 2.2). */
export function isCompoundFile(bytes: Uint8Array): boolean {
  const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  return signature.every((byte, index) => bytes[index] === byte);
}

/**
 * The kind, by the streams of known names. The directory is not followed through its sectors, which a
 * broken file may lack, but looked for at every place where an entry can stand ([MS-CFB] 2.6.1). The
 * document's own streams come before those of the objects embedded in it; an encrypted document can have a
 * stand-in `WordDocument` stream that tells old versions to give up.
 *
 * @example
 * compoundFileKind(bytes); // 'doc'
 */
export function compoundFileKind(bytes: Uint8Array): CompoundFileKind {
  let first: CompoundFileKind | undefined;
  for (let at = 512; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const kind = kindByStreamName.get(entryName(bytes, at));
    if (kind === 'encrypted') return kind;
    first ??= kind;
  }
  return first ?? 'other';
}

/** The entry's name, or nothing where the bytes are no entry: UTF-16LE, its length in bytes behind it. */
function entryName(bytes: Uint8Array, at: number): string {
  const length = (bytes[at + 64] ?? 0) + 256 * (bytes[at + 65] ?? 0);
  if (length < 4 || length > 64 || bytes[at + length - 2] !== 0 || bytes[at + length - 1] !== 0) return '';
  return Buffer.from(bytes.subarray(at, at + length - 2)).toString('utf16le');
}
