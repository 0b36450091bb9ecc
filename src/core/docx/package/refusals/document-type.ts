import { unsafeDocument } from './refusals.ts';

/**
 * Refuses a document type declaration, the way in for entity bombs and to reading other files. XML has it only
 * before the first element (XML 1.0, 2.8), so only that place is looked at: inside a comment the word is
 * harmless.
 *
 * @throws DeskError `document_unsafe`
 * @example
 * refuseDocumentType('<?xml version="1.0"?><!DOCTYPE a><a/>', '/word/styles.xml'); // throws
 */
export function refuseDocumentType(xml: string, part: string): void {
  const at = prologEnd(xml);
  // A prolog without an end is no XML at all, which the parser says better.
  if (at !== null && /^<!(?:doctype|entity)/i.test(xml.slice(at, at + 9))) throw unsafeDocument(part);
}

/**
 * Where the prolog of an XML text ends: behind the byte order mark, the XML declaration, comments,
 * processing instructions and white space (XML 1.0, 2.8). What follows is the document type declaration or
 * the first element. Null where a comment or instruction has no end.
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
