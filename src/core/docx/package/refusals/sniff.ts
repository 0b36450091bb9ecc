import { DeskError } from '../../../errors.ts';
import { hasEndRecord } from '../zip/central-directory.ts';
import { compoundFileKind, isCompoundFile } from './compound-file.ts';
import { notDocx, type Seems } from './not-docx.ts';
import { damagedDocument, encryptedDocument } from './refusals.ts';
import { sniffText } from './sniff-text.ts';

/**
 * Refuses a file that is no zip archive, and says what it is by its bytes; its name is not looked at.
 *
 * @throws DeskError `document_empty` (no bytes), `document_encrypted`, `document_damaged` (the start of an
 * archive without its end, or nothing but zeros), `document_not_docx` with `details.seems`
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
  // Bytes that a careless download put before an archive do no harm.
  if (!hasEndRecord(bytes)) throw notDocx('unknown');
}

function refuseCompoundFile(bytes: Uint8Array): never {
  const kind = compoundFileKind(bytes);
  if (kind === 'encrypted') throw encryptedDocument();
  throw notDocx(kind === 'other' ? 'old-office' : kind);
}

/** Formats that start like text and would be taken for it. */
function sniffMarkup(head: Buffer): Seems | null {
  // Readers of PDF find its mark anywhere in the first kilobyte.
  if (head.includes('%PDF-')) return 'pdf';
  if (head.indexOf('{\\rt') === 0) return 'rtf';
  return isWordLockFile(head) ? 'word-lock-file' : null;
}

/** First bytes by which formats that are no text are known, in hexadecimal. */
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

/** Word's owner file: the length of the user's name, the name padded with blanks, then the same in UTF-16. */
function isWordLockFile(head: Uint8Array): boolean {
  const length = head[0] ?? 0;
  return head.length === 162 && length > 0 && length <= 52 && head[54] === length && head[55] === 0;
}
