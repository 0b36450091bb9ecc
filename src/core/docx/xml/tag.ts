import { detached } from '../text/detached.ts';
import { endOfName, endOfSpace, expandReferences, refuseForbidden } from './characters.ts';
import { XmlError } from './xml-error.ts';

export type Attributes = Readonly<Record<string, string>>;

/**
 * A start tag or empty-element tag (XML 1.0, productions 40 and 44). `Note` is the type of the receiver's note on it.
 */
export interface Tag<Note = unknown> {
  /** As written, with its prefix. */
  readonly name: string;
  /** By name as written, in document order. */
  readonly attributes: Attributes;
  /** `<w:b/>` */
  readonly isEmpty: boolean;
  /** Whether any attribute declares a namespace. */
  readonly declaresNamespaces: boolean;
  /** For the receiver's use; in most cases still there when the same tag occurs again. */
  note: Note | null;
}

/**
 * Reads the text between the angle brackets of a tag.
 *
 * @throws XmlError
 * @example
 * readTag('w:sz w:val="24"/'); // { name: 'w:sz', attributes: { 'w:val': '24' }, isEmpty: true, … }
 */
export function readTag<Note>(source: string): Tag<Note> {
  // An object without a prototype, so that `__proto__` is a name like any other.
  const attributes: Record<string, string> = Object.create(null);
  let count = 0;
  let declaresNamespaces = false;
  let at = endOfName(source, 0);
  const name = source.slice(0, at);
  for (;;) {
    const start = endOfSpace(source, at);
    const isEmpty = start === source.length - 1 && source.charCodeAt(start) === slash;
    if (isEmpty || start === source.length)
      return { name, attributes, isEmpty, declaresNamespaces, note: null };
    if (start === at) throw new XmlError('attributes without white space between them');
    const { attribute, value, end } = plainAttribute(source, start) ?? anyAttribute(source, start);
    if (attribute in attributes) throw new XmlError('the same attribute twice');
    attributes[attribute] = value;
    declaresNamespaces ||= attribute === 'xmlns' || attribute.startsWith('xmlns:');
    count += 1;
    if (count > mostAttributes) throw new XmlError('too many attributes', 'too many attributes');
    at = end;
  }
}

/** Per element; Word's longest lists declare about 40 namespaces. */
export const mostAttributes = 1000;

const slash = 0x2f;
const equalsSign = 0x3d;

interface ReadAttribute {
  attribute: string;
  value: string;
  /** The position after the closing quotation mark. */
  end: number;
}

/**
 * Reads an attribute as word processors write nearly all of them: an ASCII name, no spaces, and a value without
 * references or line breaks. Null for any other. This is a pattern, because V8 runs it as machine code from the second
 * attribute on, but loops only after some milliseconds.
 */
function plainAttribute(source: string, start: number): ReadAttribute | null {
  plain.lastIndex = start;
  const found = plain.exec(source);
  return found && { attribute: found[1] ?? '', value: found[2] ?? '', end: plain.lastIndex };
}

const plain = /([A-Za-z_:][\w:.-]*)="([ !#-%'-;=-\ud7ff]*)"/y;

/** @throws XmlError */
function anyAttribute(source: string, start: number): ReadAttribute {
  const end = endOfName(source, start);
  const opening = startOfValue(source, end);
  const closing = source.indexOf(source.charAt(opening), opening + 1);
  if (closing < 0) throw new XmlError('an attribute without an end');
  const value = attributeValue(source.slice(opening + 1, closing));
  return { attribute: source.slice(start, end), value, end: closing + 1 };
}

/** Returns the position of the opening quotation mark after the equals sign. */
function startOfValue(source: string, nameEnd: number): number {
  const equals = endOfSpace(source, nameEnd);
  const start = endOfSpace(source, equals + 1);
  const mark = source.charAt(start);
  if (source.charCodeAt(equals) !== equalsSign || (mark !== '"' && mark !== "'")) {
    throw new XmlError('an attribute without a value');
  }
  return start;
}

/** White space becomes spaces before references are replaced (XML 1.0, 3.3.3), so `&#10;` stays a line break. */
function attributeValue(source: string): string {
  refuseForbidden(source);
  if (source.includes('<')) throw new XmlError('a less-than sign in an attribute');
  const value = /[\t\r\n]/.test(source) ? source.replace(/\r\n|[\t\r\n]/g, ' ') : source;
  return value.includes('&') ? expandReferences(value) : value;
}

/** A tag of a known text: the content of a start tag or empty-element tag, or the name of an end tag. */
export type KnownTag<Note> = { opens: Tag<Note>; closes?: never } | { opens?: never; closes: string };

/**
 * Remembers the tags of a part. A word processor writes the same few hundred tags (`<w:rPr>`, `<w:t
 * xml:space="preserve">`, `</w:t>`) tens of thousands of times; each is read once. The number of tags kept is
 * limited, however many a part contains.
 */
export class TagMemory<Note> {
  readonly #known = new Map<string, KnownTag<Note>>();

  /**
   * @param source the whole tag after its `<`: `w:rPr>`, `/w:rPr>`
   */
  recall(source: string): KnownTag<Note> | undefined {
    return this.#known.get(source);
  }

  /** Reads a tag and remembers it. */
  read(source: string): KnownTag<Note> {
    if (source.length > longestRemembered) return readKnown(source);
    if (this.#known.size >= mostRemembered) this.#known.clear();
    const kept = detached(source);
    const known = readKnown<Note>(kept);
    this.#known.set(kept, known);
    return known;
  }
}

/** Longer ones, such as root elements, rarely occur twice. */
const longestRemembered = 250;
const mostRemembered = 4000;

function readKnown<Note>(source: string): KnownTag<Note> {
  const inside = source.slice(0, -1);
  return inside.startsWith('/') ? { closes: readEndTag(inside) } : { opens: readTag<Note>(inside) };
}

/**
 * Reads the name in an end tag, which may be followed by white space (XML 1.0, production 42).
 *
 * @throws XmlError
 */
function readEndTag(inside: string): string {
  const end = endOfName(inside, 1);
  if (endOfSpace(inside, end) < inside.length) throw new XmlError('an end tag that holds more than a name');
  return inside.slice(1, end);
}
