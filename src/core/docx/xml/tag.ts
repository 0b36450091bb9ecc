import { endOfName, endOfSpace, refuseForbidden } from './characters.ts';
import { expandReferences } from './references.ts';
import { XmlError } from './xml-error.ts';

export type Attributes = Readonly<Record<string, string>>;

/**
 * A start tag or empty-element tag (XML 1.0, productions 40 and 44). `Note` is what a receiver notes on it.
 */
export interface Tag<Note = unknown> {
  /** As written, with its prefix. */
  readonly name: string;
  /** By name as written, in the order of the text. */
  readonly attributes: Attributes;
  /** `<w:b/>` */
  readonly isEmpty: boolean;
  /** Whether any attribute declares a namespace. */
  readonly declaresNamespaces: boolean;
  /** The receiver's own: still there when the same tag comes again, most of the time. */
  note: Note | null;
}

/**
 * Reads what stands between the angle brackets of a tag.
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
    const end = endOfName(source, start);
    const attribute = source.slice(start, end);
    if (attribute in attributes) throw new XmlError('the same attribute twice');
    const opening = startOfValue(source, end);
    const closing = source.indexOf(source.charAt(opening), opening + 1);
    if (closing < 0) throw new XmlError('an attribute without an end');
    attributes[attribute] = attributeValue(source.slice(opening + 1, closing));
    declaresNamespaces ||= attribute === 'xmlns' || attribute.startsWith('xmlns:');
    count += 1;
    if (count > mostAttributes) throw new XmlError('too many attributes', 'too many attributes');
    at = closing + 1;
  }
}

/** Of one element; Word's longest lists declare some 40 namespaces. */
export const mostAttributes = 1000;

const slash = 0x2f;
const equalsSign = 0x3d;

/** The quotation mark behind the equals sign. */
function startOfValue(source: string, nameEnd: number): number {
  const equals = endOfSpace(source, nameEnd);
  const start = endOfSpace(source, equals + 1);
  const mark = source.charAt(start);
  if (source.charCodeAt(equals) !== equalsSign || (mark !== '"' && mark !== "'")) {
    throw new XmlError('an attribute without a value');
  }
  return start;
}

/** White space becomes blanks before references are replaced (XML 1.0, 3.3.3), so `&#10;` stays a line break. */
function attributeValue(source: string): string {
  refuseForbidden(source);
  if (source.includes('<')) throw new XmlError('a less-than sign in an attribute');
  const value = /[\t\r\n]/.test(source) ? source.replace(/\r\n|[\t\r\n]/g, ' ') : source;
  return value.includes('&') ? expandReferences(value) : value;
}
