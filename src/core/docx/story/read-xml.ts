import { SaxesParser } from 'saxes';
import { DeskError } from '../../errors.ts';
import type { Part } from '../package/part.ts';
import { damagedDocument, unsafeDocument } from '../package/refusals.ts';
import { createNameScope, isDeclaration } from './namespaces.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Receives a part element by element, under the prefixes of `namespaces.ts` (`w:p`, `m:oMath`, `wp:extent`). */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
}

/**
 * Reads a part of any size chunk by chunk; nothing of it is kept.
 *
 * @throws DeskError `document_unsafe` at a document type declaration (so no entity is ever expanded),
 * `document_damaged` where the part is no well-formed XML or ends early, `document_too_large` where
 * elements are nested deeper, or have more attributes, than any word processor writes.
 */
export async function readXml(part: Part, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser(plainXml);
  const scope = createNameScope();
  let depth = 0;
  let attributes = 0;
  let declares = false;

  parser.on('doctype', () => {
    throw unsafeDocument(part.name);
  });
  parser.on('attribute', ({ name }) => {
    attributes += 1;
    declares ||= isDeclaration(name);
    if (attributes > mostAttributes) throw tooComplex(part.name);
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    depth += 1;
    if (depth > deepestNesting) throw tooComplex(part.name);
    scope.enter(declares ? tag.attributes : null);
    declares = false;
    handler.open(scope.element(tag.name), scope.attributes(tag.attributes));
  });
  parser.on('closetag', (tag) => {
    handler.close(scope.element(tag.name));
    scope.leave();
    depth -= 1;
  });
  parser.on('text', (text) => handler.text(text));
  parser.on('cdata', (text) => handler.text(text));
  parser.on('error', (error) => {
    throw damagedDocument({ part: part.name, problem: 'no well-formed XML' }, error);
  });

  for await (const chunk of part.chunks()) parser.write(chunk);
  parser.close();
}

/** Names are translated here, and nobody asks for line numbers. */
const plainXml = { xmlns: false, position: false } as const;

/** Word itself gives up far earlier; fuzzed files go to hundreds of thousands. */
const deepestNesting = 5000;
/** Of one element; Word's longest lists declare some 40 namespaces. */
const mostAttributes = 1000;

function tooComplex(part: string): DeskError {
  return new DeskError(
    'document_too_large',
    'The parts of this document are too complex to read. Please open it in Word and save it again as .docx.',
    { details: { part, deepestNesting, mostAttributes } },
  );
}
