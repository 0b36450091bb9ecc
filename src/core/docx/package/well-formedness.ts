import { SaxesParser } from 'saxes';
import { damagedDocument, unsafeDocument } from './refusals.ts';

/**
 * What a tree may be built from. The tree builder's time and memory grow with depth times namespace
 * prefixes, and each node costs it about a kilobyte, so a hostile part of a few megabytes could stop the
 * process. Real small parts stay far below: the largest relationship parts have some thousand elements.
 */
const MAXIMUM_NODES = 200_000;
const MAXIMUM_DEPTH = 256;
const MAXIMUM_PREFIXES = 200;

/**
 * Checks, in one pass that keeps nothing, that a text is well-formed XML, without a document type and
 * entities of its own, and no larger as a tree than a small part ever is.
 *
 * @throws DeskError `document_damaged`, `document_unsafe`
 * @example
 * checkWellFormedness('<a>&b;</a>', '/word/settings.xml'); // throws document_unsafe
 */
export function checkWellFormedness(xml: string, part: string): void {
  const parser = new SaxesParser();
  const prefixes = new Set<string>();
  let depth = 0;
  let nodes = 0;
  const count = (more: number) => {
    nodes += more;
    if (depth > MAXIMUM_DEPTH || nodes > MAXIMUM_NODES || prefixes.size > MAXIMUM_PREFIXES) {
      throw damagedDocument({ part, problem: 'too many or too deeply nested elements' });
    }
  };
  parser.on('doctype', () => {
    throw unsafeDocument(part);
  });
  parser.on('error', (error) => {
    if (/undefined entity/.test(error.message)) throw unsafeDocument(part, error);
    throw damagedDocument({ part, problem: 'no well-formed XML' }, error);
  });
  parser.on('opentag', ({ attributes }) => {
    const names = Object.keys(attributes);
    for (const name of names) if (name.startsWith('xmlns')) prefixes.add(name);
    depth += 1;
    count(1 + names.length);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.on('comment', () => count(1));
  parser.on('processinginstruction', () => count(1));
  parser.on('cdata', () => count(1));
  parser.write(xml).close();
}
