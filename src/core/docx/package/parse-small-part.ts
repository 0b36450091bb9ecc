import { DOMParser, type Element } from '@xmldom/xmldom';
import type { Part } from './part.ts';
import { damagedDocument } from './refusals.ts';
import { checkWellFormedness } from './well-formedness.ts';

/**
 * A small part as a tree: relationships, content types, document properties. The main story and the notes
 * are far too large for this and go through the streaming reader.
 *
 * @returns the document element
 * @throws DeskError `document_damaged` with `details.part` (no well-formed XML), `document_unsafe` (a
 * document type declaration or an entity that XML itself does not define), `document_too_large`
 * @example
 * const properties = await parseSmallPart(part);
 * properties.getElementsByTagNameNS('*', 'Pages').item(0)?.textContent; // '212'
 */
export async function parseSmallPart(part: Part): Promise<Element> {
  const text = await part.text();
  checkWellFormedness(text, part.name);
  const root = parseTree(text, part.name);
  if (root === null) throw damagedDocument({ part: part.name, problem: 'no root element' });
  return root;
}

function parseTree(text: string, part: string): Element | null {
  try {
    const parser = new DOMParser({ locator: false, onError: stopAtErrors });
    return parser.parseFromString(text, 'text/xml').documentElement;
  } catch (error) {
    throw damagedDocument({ part, problem: 'no well-formed XML' }, error);
  }
}

function stopAtErrors(level: string, message: string): void {
  if (level !== 'warning') throw new Error(message);
}
