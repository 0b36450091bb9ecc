import type { Attributes, Tag } from '../../xml/tag.ts';
import { XmlError } from '../../xml/xml-error.ts';
import { XmlTokenizer } from '../../xml/xml-tokenizer.ts';
import { damagedDocument, unsafeDocument } from '../refusals/refusals.ts';
import type { Part } from './part.ts';

/** An element of a part that is just a list: relationships, content types, properties. */
export interface SmallElement {
  /** The name without its prefix. */
  name: string;
  attributes: Attributes;
  /** The text directly in it, without that of child elements. */
  text: string;
}

/**
 * Reads all elements of a small part in document order, the root first. The main story and the notes are far too
 * large for this and are read as streams.
 *
 * @throws DeskError `document_damaged` with `details.part` (not well-formed XML, or more or deeper elements than a
 * small part ever has), `document_unsafe` (a document type declaration, or an entity that XML itself does not
 * define), `document_too_large`
 * @example
 * const [root, ...relationships] = await readSmallPart(part);
 * relationships[0]?.attributes.Target; // 'word/document.xml'
 */
export async function readSmallPart(part: Part): Promise<SmallElement[]> {
  const text = await part.text();
  const elements: SmallElement[] = [];
  const around: SmallElement[] = [];
  const prefixes = createPrefixScope();
  const tokenizer = new XmlTokenizer({
    open(tag) {
      prefixes.enter(tag);
      const element = { name: localName(tag), attributes: tag.attributes, text: '' };
      elements.push(element);
      around.push(element);
      if (elements.length > mostElements) throw new XmlError('more elements than a small part has');
    },
    close() {
      prefixes.leave();
      around.pop();
    },
    text(more) {
      const element = around.at(-1);
      if (element) element.text += more;
    },
  });
  try {
    tokenizer.write(text);
    tokenizer.close();
  } catch (error) {
    throw error instanceof XmlError ? refusalOf(error, part.name) : error;
  }
  return elements;
}

/** The largest relationship parts of real documents have a few thousand. */
const mostElements = 200_000;

function localName({ name }: Tag): string {
  return name.slice(name.indexOf(':') + 1);
}

function refusalOf(error: XmlError, part: string) {
  if (error.fault === 'document type' || error.fault === 'unknown entity') return unsafeDocument(part, error);
  return damagedDocument({ part, problem: 'not well-formed XML' }, error);
}

/** Tracks which namespace prefixes are declared at the current element of a small part. */
interface PrefixScope {
  /**
   * @throws XmlError for an undeclared prefix, and for more depth or prefixes than a small part has
   */
  enter(tag: Tag): void;
  leave(): void;
}

/** @example `createPrefixScope().enter(readTag('a:b')); // throws` */
function createPrefixScope(): PrefixScope {
  /** For each prefix, the number of open elements that declare it. */
  const declared = new Map<string, number>([
    ['xml', 1],
    ['xmlns', 1],
  ]);
  /** The prefixes that each open element declares. */
  const own: string[][] = [];

  function declare(prefix: string, change: 1 | -1): void {
    const count = (declared.get(prefix) ?? 0) + change;
    if (count > 0) declared.set(prefix, count);
    else declared.delete(prefix);
  }

  return {
    enter(tag) {
      const names = Object.keys(tag.attributes);
      const prefixes = names.filter((name) => name.startsWith('xmlns:')).map((name) => name.slice(6));
      own.push(prefixes);
      for (const prefix of prefixes) declare(prefix, 1);
      if (declared.size > mostPrefixes || own.length > deepestNesting) {
        throw new XmlError('too many prefixes or too deeply nested elements');
      }
      for (const name of [tag.name, ...names]) {
        const colon = name.indexOf(':');
        if (colon >= 0 && !declared.has(name.slice(0, colon))) {
          throw new XmlError('a prefix that nothing declares');
        }
      }
    },
    leave() {
      for (const prefix of own.pop() ?? []) declare(prefix, -1);
    },
  };
}

const mostPrefixes = 200;
const deepestNesting = 256;
