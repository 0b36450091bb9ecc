import { detached } from '../text/detached.ts';
import { endOfName, endOfSpace } from './characters.ts';
import { readTag, type Tag } from './tag.ts';
import { XmlError } from './xml-error.ts';

/** A tag as it stands in the text: a start tag or empty-element tag with what it says, or an end tag. */
export type KnownTag<Note> = { opens: Tag<Note>; closes?: never } | { opens?: never; closes: string };

/**
 * Remembers the tags of a part. A word processor writes the same few hundred tags (`<w:rPr>`,
 * `<w:t xml:space="preserve">`, `</w:t>`) tens of thousands of times; each is read once. However many tags a part
 * holds, only so many are kept.
 */
export class TagMemory<Note> {
  readonly #known = new Map<string, KnownTag<Note>>();

  /** @param source all of the tag behind its `<`: `w:rPr>`, `/w:rPr>` */
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

/** Longer ones, such as root elements, hardly come twice. */
const longestRemembered = 250;
const mostRemembered = 4000;

function readKnown<Note>(source: string): KnownTag<Note> {
  const inside = source.slice(0, -1);
  return inside.startsWith('/') ? { closes: readEndTag(inside) } : { opens: readTag<Note>(inside) };
}

/**
 * The name in an end tag, behind which white space may stand (XML 1.0, production 42).
 *
 * @throws XmlError
 */
function readEndTag(inside: string): string {
  const end = endOfName(inside, 1);
  if (endOfSpace(inside, end) < inside.length) throw new XmlError('an end tag that holds more than a name');
  return inside.slice(1, end);
}
