import { DeskError } from '../../../errors.ts';
import { encodingOf } from '../parts/decode-xml.ts';
import { hasEndRecord } from '../zip/central-directory.ts';
import { notDocx, type Seems } from './not-docx.ts';
import { damagedDocument, encryptedDocument, prologEnd } from './refusals.ts';

/**
 * Refuses a file that is not a zip archive and names its format, judging by its bytes and not by its file name.
 *
 * @throws DeskError `document_empty` (no bytes), `document_encrypted`, `document_damaged` (the start of an archive
 * without its end, or only zeros), `document_not_docx` with `details.seems`
 * @example
 * refuseForeignFile(Buffer.from('%PDF-1.7')); // throws document_not_docx, seems: 'pdf'
 */
export function refuseForeignFile(bytes: Uint8Array): void {
  if (bytes.length === 0) {
    throw new DeskError('document_empty', 'This file is empty. Please check it and upload it again.');
  }
  const head = Buffer.from(bytes.subarray(0, 1024));
  const signature = head.toString('hex');
  if (/^504b(0304|0506|0708|3030504b)/.test(signature)) {
    if (!hasEndRecord(bytes)) throw damagedDocument({ problem: 'archive has no end record' });
    return;
  }
  if (isCompoundFile(bytes)) refuseCompoundFile(bytes);
  if (/^(00)+$/.test(signature)) throw damagedDocument({ problem: 'nothing but zeros' });
  const seems = sniffMarkup(head) ?? sniffText(bytes) ?? sniffSignature(signature);
  if (seems !== null) throw notDocx(seems);
  // Bytes that a faulty download put before an archive do no harm.
  if (!hasEndRecord(bytes)) throw notDocx('unknown');
}

function refuseCompoundFile(bytes: Uint8Array): never {
  const kind = compoundFileKind(bytes);
  if (kind === 'encrypted') throw encryptedDocument();
  throw notDocx(kind === 'other' ? 'old-office' : kind);
}

/** Formats that start like text and could be mistaken for it. */
function sniffMarkup(head: Buffer): Seems | null {
  // PDF readers accept the mark anywhere in the first kilobyte.
  if (head.includes('%PDF-')) return 'pdf';
  if (head.indexOf('{\\rt') === 0) return 'rtf';
  return isWordLockFile(head) ? 'word-lock-file' : null;
}

/** The first bytes of formats that are not text, in hexadecimal. */
const signatures: readonly (readonly [RegExp, Seems])[] = [
  [/^ff575043/, 'wordperfect'],
  [/^626f6f6b000000006d61726b00000000/, 'macos-alias'],
  [/^000516(00|07)/, 'macos-metadata'],
  // PNG, JPEG, GIF, TIFF of both byte orders; then BMP, WebP, HEIC and AVIF.
  [/^(89504e47|ffd8ff|47494638|49492a00|4d4d002a)/, 'image'],
  [/^(424d.{8}0{8}|52494646.{8}57454250|.{8}66747970(686569[0-9a-f]|6d696631|61766966))/, 'image'],
  // 7-Zip, RAR, gzip and bzip2.
  [/^(377abcaf|526172211a07|1f8b|425a68)/, 'archive'],
];

function sniffSignature(signature: string): Seems | null {
  return signatures.find(([start]) => start.test(signature))?.[1] ?? null;
}

/** Word's owner file: the length of the user's name, the name padded with spaces, then the same in UTF-16. */
function isWordLockFile(head: Uint8Array): boolean {
  const length = head[0] ?? 0;
  return head.length === 162 && length > 0 && length <= 52 && head[54] === length && head[55] === 0;
}

/**
 * What a compound file contains. It is the container format of Office 97 to 2003 and of encrypted newer documents.
 */
type CompoundFileKind = 'encrypted' | 'doc' | 'xls' | 'ppt' | 'other';

/** Size of an entry in the container's directory; entries start at multiples of it. */
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

/** Whether the bytes start like a compound file ([MS-CFB] 2.2). */
function isCompoundFile(bytes: Uint8Array): boolean {
  const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  return signature.every((byte, index) => bytes[index] === byte);
}

/**
 * Returns the kind of a compound file, by well-known stream names. The directory is not followed through its sectors,
 * which may be missing from a broken file; instead, every position where an entry can be is checked ([MS-CFB] 2.6.1).
 * The document's own streams come before those of embedded objects. An encrypted document may contain a dummy
 * `WordDocument` stream that tells old versions to give up.
 *
 * @example
 * compoundFileKind(bytes); // 'doc'
 */
function compoundFileKind(bytes: Uint8Array): CompoundFileKind {
  let first: CompoundFileKind | undefined;
  for (let at = 512; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const kind = kindByStreamName.get(entryName(bytes, at));
    if (kind === 'encrypted') return kind;
    first ??= kind;
  }
  return first ?? 'other';
}

/**
 * The name of a directory entry, stored as UTF-16LE followed by its length in bytes; empty if there is no entry here.
 */
function entryName(bytes: Uint8Array, at: number): string {
  const length = (bytes[at + 64] ?? 0) + 256 * (bytes[at + 65] ?? 0);
  if (length < 4 || length > 64 || bytes[at + length - 2] !== 0 || bytes[at + length - 1] !== 0) return '';
  return Buffer.from(bytes.subarray(at, at + length - 2)).toString('utf16le');
}

/** Enough to skip a licence at the top of a page. */
const HEAD_BYTES = 8192;

/**
 * Returns the format of a text file; null if the bytes are not text.
 *
 * @example
 * sniffText(Buffer.from('<!doctype html><p>Hello')); // 'html'
 */
function sniffText(bytes: Uint8Array): Seems | null {
  const head = decodeHead(bytes.subarray(0, HEAD_BYTES));
  if (!isText(head)) return null;
  const start = head.slice(prologEnd(head) ?? 0);
  if (/^MIME-Version:/i.test(start) || /^Content-Type: multipart\/related/im.test(head)) return 'mhtml';
  if (/^<(!doctype html|html|head|body|title|meta|p|div|table|h1)[\s>]/i.test(start)) return 'html';
  if (/^<[!\w?]/.test(start)) return xmlKind(start);
  if (/\\documentclass|\\begin\{|^%\s*!TEX/.test(head)) return 'latex';
  return 'text';
}

function xmlKind(start: string): Seems {
  if (start.includes('http://schemas.microsoft.com/office/2006/xmlPackage')) return 'flat-opc';
  if (start.includes('http://schemas.microsoft.com/office/word/2003/wordml')) return 'word-2003-xml';
  if (start.includes('urn:oasis:names:tc:opendocument:xmlns:office:1.0')) return 'odt';
  return 'xml';
}

/** Text that is not valid in the encoding it seems to have is read as windows-1252, which accepts every byte. */
function decodeHead(head: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(head), { fatal: true }).decode(head, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(head, { stream: true });
  }
}

/** Whether it has something to read and hardly any control characters. */
function isText(head: string): boolean {
  let controls = 0;
  for (const character of head) {
    const code = character.charCodeAt(0);
    const isControl = code < 32 || (code >= 127 && code < 160);
    if (isControl && !'\t\n\r\f\v\u0085'.includes(character)) controls += 1;
  }
  return head.trim() !== '' && controls <= head.length / 100;
}
