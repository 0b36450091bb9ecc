import { DeskError } from '../../../errors.ts';
import type { DocxLimits } from '../limits.ts';

/** The file is broken. `part` says where; `cause` is the error of the code that was reading there. */
export function damagedDocument(facts: { part?: string; problem: string }, cause?: unknown): DeskError {
  return new DeskError(
    'document_damaged',
    'This file is damaged and cannot be read completely. Please open it in Word, save it under a new name and upload that copy.',
    { details: facts, cause },
  );
}

/** A limit was exceeded; `limit` says which. */
export function tooLargeDocument(limit: keyof DocxLimits, maximum: number, part?: string): DeskError {
  const details = part === undefined ? { limit, maximum } : { limit, maximum, part };
  return new DeskError('document_too_large', tooLargeSentence(limit, maximum), { details });
}

/** The part declares a document type or uses an entity of its own. */
export function unsafeDocument(part: string, cause?: unknown): DeskError {
  return new DeskError(
    'document_unsafe',
    'This file contains a document type declaration or an entity, which no word processor writes, so we do not read it. Please save the document again in Word and upload that copy.',
    { details: { part }, cause },
  );
}

export function encryptedDocument(): DeskError {
  return new DeskError(
    'document_encrypted',
    'This document is protected by a password. Please remove the password in Word (File, Info, Protect Document) and upload it again.',
  );
}

function tooLargeSentence(limit: keyof DocxLimits, maximum: number): string {
  if (limit === 'entries') {
    return `This file contains more than ${maximum.toLocaleString('en')} parts, more than a thesis needs. Please upload the .docx as Word saved it.`;
  }
  if (limit === 'fileBytes') {
    return `This file is larger than ${readableBytes(maximum)}. Please make it smaller, for example with Word's "Compress Pictures", and upload it again.`;
  }
  return `This file unpacks to more than ${readableBytes(maximum)}, more than a thesis needs. Please upload the .docx as Word saved it.`;
}

function readableBytes(count: number): string {
  const mebibytes = count / (1024 * 1024);
  if (mebibytes >= 1) return `${Math.floor(mebibytes).toLocaleString('en')} MB`;
  return `${count.toLocaleString('en')} bytes`;
}

/**
 * Refuses a document type declaration, which can hide entity bombs and references to other files. XML allows it only
 * before the first element (XML 1.0, 2.8), so only that part is checked; inside a comment the word is harmless.
 *
 * @throws DeskError `document_unsafe`
 * @example
 * refuseDocumentType('<?xml version="1.0"?><!DOCTYPE a><a/>', '/word/styles.xml'); // throws
 */
export function refuseDocumentType(xml: string, part: string): void {
  const at = prologEnd(xml);
  // An unfinished prolog is not XML at all, and the parser has a better message for that.
  if (at !== null && /^<!(?:doctype|entity)/i.test(xml.slice(at, at + 9))) throw unsafeDocument(part);
}

/**
 * Returns where the prolog of an XML text ends: after the byte order mark, the XML declaration, comments, processing
 * instructions and white space (XML 1.0, 2.8). The document type declaration or the first element follows. Null if a
 * comment or instruction is not closed.
 *
 * @example
 * prologEnd('<?xml version="1.0"?><!-- hello --><a/>'); // 35
 */
export function prologEnd(xml: string): number | null {
  let at = skipSpace(xml, 0);
  for (;;) {
    const isComment = xml.startsWith('<!--', at);
    if (!isComment && !xml.startsWith('<?', at)) return at;
    const close = isComment ? '-->' : '?>';
    const end = xml.indexOf(close, at + (isComment ? 4 : 2));
    if (end < 0) return null;
    at = skipSpace(xml, end + close.length);
  }
}

function skipSpace(text: string, from: number): number {
  const space = /[\s\uFEFF]*/y;
  space.lastIndex = from;
  space.test(text);
  return space.lastIndex;
}
