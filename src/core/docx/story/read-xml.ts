import { DeskError } from '../../errors.ts';
import type { Part } from '../package/parts/part.ts';
import { damagedDocument, unsafeDocument } from '../package/refusals/refusals.ts';
import type { Repeats } from '../xml/open-elements.ts';
import { type Attributes, mostAttributes, type Tag } from '../xml/tag.ts';
import { XmlError } from '../xml/xml-error.ts';
import { XmlTokenizer } from '../xml/xml-tokenizer.ts';
import { createNameScope } from './namespaces.ts';

export type { Attributes };

/**
 * Receives a part element by element, with names under the prefixes of `namespaces.ts` (`w:p`, `m:oMath`,
 * `wp:extent`).
 */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
  /** @default every element is read in full */
  repeats?: Repeats;
}

/**
 * Reads a part of any size chunk by chunk, without keeping any of it.
 *
 * @throws DeskError `document_unsafe` for a document type declaration (so no entity is ever expanded),
 * `document_damaged` if the part is not well-formed XML or ends early, `document_too_large` if elements are nested
 * more deeply, or have more or longer attributes, than any word processor writes.
 */
export async function readXml(part: Part, handler: XmlHandler): Promise<void> {
  const scope = createNameScope();
  /** Names of the open elements, under our prefixes. */
  const names: string[] = [];

  function meaningOf(tag: Tag<Meaning>): Meaning {
    if (tag.note?.generation === scope.generation) return tag.note;
    const { generation } = scope;
    const attributes = scope.attributes(tag.attributes);
    const element = scope.element(tag.name);
    const isForeign = element === 'mc:Choice' && !scope.understands(attributes.Requires ?? '');
    tag.note = { generation, name: isForeign ? foreignChoice : element, attributes };
    return tag.note;
  }

  function enter(tag: Tag): void {
    scope.enter(tag.attributes);
    tokenizer.forgetContents();
  }

  function leave(): void {
    scope.leave();
    tokenizer.forgetContents();
  }

  const tokenizer = new XmlTokenizer<Meaning>({
    open(tag) {
      // Hardly any tag does, and most tags have been met before.
      if (tag.declaresNamespaces) enter(tag);
      const { name, attributes } = meaningOf(tag);
      if (names.push(name) > deepestNesting) throw tooComplex(part.name);
      handler.open(name, attributes);
    },
    close(tag) {
      handler.close(names.pop() ?? '');
      if (tag.declaresNamespaces) leave();
    },
    text: (text) => handler.text(text),
    repeats: handler.repeats,
  });

  try {
    for await (const chunk of part.chunks()) tokenizer.write(chunk);
    tokenizer.close();
  } catch (error) {
    throw error instanceof XmlError ? refusalOf(error, part.name) : error;
  }
}

/** The name given to an `mc:Choice` that needs a namespace which Word does not understand. */
export const foreignChoice = 'mc:Choice of others';

/** What a tag means under the namespaces in force. */
interface Meaning {
  /** The {@link NameScope.generation} in which it has this meaning. */
  generation: number;
  name: string;
  attributes: Attributes;
}

/** Word itself gives up far earlier; fuzzed files reach hundreds of thousands. */
const deepestNesting = 5000;

function refusalOf(error: XmlError, part: string): DeskError {
  if (error.fault === 'document type') return unsafeDocument(part);
  if (error.fault === 'too many attributes' || error.fault === 'too long') return tooComplex(part);
  return damagedDocument({ part, problem: 'not well-formed XML' }, error);
}

function tooComplex(part: string): DeskError {
  return new DeskError(
    'document_too_large',
    'The parts of this document are too complex to read. Please open it in Word and save it again as .docx.',
    { details: { part, deepestNesting, mostAttributes } },
  );
}
