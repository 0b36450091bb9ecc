import { unsafeDocument } from './refusals.ts';

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
