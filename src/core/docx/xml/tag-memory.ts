import { detached } from '../text/detached.ts';
import { readTag, type Tag } from './tag.ts';

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
  if (!inside.startsWith('/')) return { opens: readTag<Note>(inside) };
  // White space may stand behind the name (XML 1.0, production 42); whether it is one shows when it closes.
  return { closes: inside.slice(1).replace(/[ \t\r\n]+$/, '') };
}
