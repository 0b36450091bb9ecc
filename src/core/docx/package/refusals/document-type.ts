import { prologEnd } from '../encoding/xml-prolog.ts';
import { unsafeDocument } from './refusals.ts';

/**
 * Refuses a document type declaration, the door to entity bombs and to reading other files. XML has it only
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
