import { detached } from '../text/detached.ts';
import { readTag, type Tag } from './tag.ts';

/**
 * Remembers the tags of a part. A word processor writes the same few hundred tags (`<w:rPr>`,
 * `<w:t xml:space="preserve">`) tens of thousands of times; each is read once. However many tags a part holds,
 * only so many are kept.
 */
export class TagMemory<Note> {
  readonly #places: (RememberedTag<Note> | undefined)[] = new Array(placeCount).fill(undefined);

  /** The tag whose text stands from `start` to `end`, if it was read before and is not forgotten; else null. */
  recall(text: string, start: number, end: number): Tag<Note> | null {
    const known = this.#places[placeOf(text, start, end)];
    if (known?.source.length !== end - start || !text.startsWith(known.source, start)) return null;
    return known.tag;
  }

  /** Reads a tag and remembers it. */
  read(source: string): Tag<Note> {
    if (source.length > longestRemembered) return readTag<Note>(source);
    const kept = detached(source);
    const tag = readTag<Note>(kept);
    this.#places[placeOf(kept, 0, kept.length)] = { source: kept, tag };
    return tag;
  }
}

interface RememberedTag<Note> {
  source: string;
  tag: Tag<Note>;
}

/** A power of two. */
const placeCount = 4096;
/** Longer ones, such as root elements, hardly come twice. */
const longestRemembered = 250;

/**
 * A place that two different tags seldom share: by the length, and by the characters that tell most, since
 * names differ at their ends and values stand last. Where two do share it, the later one is remembered.
 */
function placeOf(text: string, start: number, end: number): number {
  const length = end - start;
  let mixed = length;
  mixed = Math.imul(mixed, 31) + text.charCodeAt(start + 2);
  mixed = Math.imul(mixed, 31) + text.charCodeAt(start + (length >> 1));
  mixed = Math.imul(mixed, 31) + text.charCodeAt(end - 3);
  mixed = Math.imul(mixed, 31) + text.charCodeAt(end - 2);
  return (mixed ^ (mixed >>> 12)) & (placeCount - 1);
}
