import { ContentMemory, type Repeats } from './content-memory.ts';
import type { Tag } from './tag.ts';
import { XmlError } from './xml-error.ts';

/** Receives what an XML reader finds, in document order. */
export interface XmlEvents<Note = unknown> {
  open(tag: Tag<Note>): void;
  /** An element ends; also called for an empty one. */
  close(tag: Tag<Note>): void;
  /** Characters in an element, with references replaced. The text between two tags may come in pieces. */
  text(text: string): void;
  /** @default every element is read in full */
  repeats?: Repeats | undefined;
}

/** The elements that are open at the current position, the root first. */
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

  /** Whether the root has ended. */
  get areComplete(): boolean {
    return this.hadRoot && this.areNone;
  }

  /**
   * Opens an element.
   *
   * @param end the position after the tag
   * @returns where to continue reading: there or, if the element's content was read before, after the element
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
   * Closes the innermost element.
   *
   * @param end the position after the tag
   * @throws XmlError if the end tag does not belong to the innermost element
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

  /** Takes in the rest of an element that was read before; otherwise makes sure that this one is remembered. */
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
