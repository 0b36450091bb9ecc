import { ContentMemory, type Repeats } from './content-memory.ts';
import type { Tag } from './tag.ts';
import { XmlError } from './xml-error.ts';
import type { XmlEvents } from './xml-events.ts';

/** The elements that are open at a place of the text, the root first. */
export class OpenElements<Note> {
  hadRoot = false;
  readonly contents = new ContentMemory();
  readonly #events: XmlEvents<Note>;
  readonly #tags: Tag<Note>[] = [];

  constructor(events: XmlEvents<Note>) {
    this.#events = events;
  }

  get areNone(): boolean {
    return this.#tags.length === 0;
  }

  /** Whether the root came and ended. */
  get areComplete(): boolean {
    return this.hadRoot && this.areNone;
  }

  /**
   * @param end the place behind the tag
   * @returns the place where reading goes on: there, or behind the element where it was read before
   * @throws XmlError for a second root
   */
  open(tag: Tag<Note>, text: string, end: number): number {
    if (this.#tags.length === 0) {
      if (this.hadRoot) throw new XmlError('two roots');
      this.hadRoot = true;
    }
    const { repeats } = this.#events;
    this.#events.open(tag);
    const mayRepeat = repeats?.isNext === true && !tag.declaresNamespaces;
    if (repeats) repeats.isNext = false;
    if (tag.isEmpty) {
      this.#events.close(tag);
      return end;
    }
    this.#tags.push(tag);
    return mayRepeat ? this.#repeat(repeats, tag, text, end) : end;
  }

  /**
   * @param end the place behind the tag
   * @throws XmlError for an end tag of another element than the innermost
   */
  close(name: string, text: string, end: number): void {
    const tag = this.#tags[this.#tags.length - 1];
    if (tag?.name !== name) throw new XmlError('an element is closed that is not open');
    if (this.contents.expectedDepth === this.#tags.length) {
      this.contents.remember(text, end, this.#events.repeats?.summary() ?? null);
    }
    this.#tags.pop();
    this.#events.close(tag);
  }

  /** Takes in the rest of an element that was read before; else sees to it that this one is remembered. */
  #repeat(repeats: Repeats, tag: Tag<Note>, text: string, start: number): number {
    const known = this.contents.recall(text, start);
    if (known === null) {
      this.contents.expect(start, this.#tags.length);
      return start;
    }
    repeats.repeat(known.summary);
    this.#tags.pop();
    this.#events.close(tag);
    return start + known.source.length;
  }
}
