import { encodingOf } from '../encoding/decode-xml.ts';
import { prologEnd } from '../encoding/xml-prolog.ts';
import type { Seems } from './not-docx.ts';

/** Enough to see past a licence at the top of a page. */
const HEAD_BYTES = 8192;

/**
 * What a file of text is; null where the bytes are no text.
 *
 * @example
 * sniffText(Buffer.from('<!doctype html><p>Hello')); // 'html'
 */
export function sniffText(bytes: Uint8Array): Seems | null {
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

/** Text that is not in the encoding it seems to have is taken for Windows', which knows every byte. */
function decodeHead(head: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(head), { fatal: true }).decode(head, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(head, { stream: true });
  }
}

/** Text has something to read and hardly a control character. */
function isText(head: string): boolean {
  let controls = 0;
  for (const character of head) {
    const code = character.charCodeAt(0);
    const isControl = code < 32 || (code >= 127 && code < 160);
    if (isControl && !'\t\n\r\f\v\u0085'.includes(character)) controls += 1;
  }
  return head.trim() !== '' && controls <= head.length / 100;
}
