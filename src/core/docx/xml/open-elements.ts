import { detached } from '../text/detached.ts';
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

/**
 * Lets a receiver take in an element in one step if it has already read exactly the same text: a word processor
 * writes the same few run properties thousands of times.
 */
export interface Repeats {
  /** Set by the receiver for the element just opened, if its content alone determines the result. */
  isNext: boolean;
  /** The result of the element that is about to close; null if it depended on more than its own text. */
  summary(): object | null;
  /** Takes in the content between the tags by its summary. */
  repeat(summary: object): void;
}

/** The result of an element, and its text from after the start tag to the end of the end tag. */
interface RememberedContent {
  source: string;
  summary: object;
}

/**
 * Remembers the results of the last few elements whose text may occur again. In real theses, nineteen of twenty run
 * properties are among the last eight different ones, and comparing the text with those also finds where it ends.
 */
class ContentMemory {
  /** Those that occur again move to the front. */
  readonly #known: RememberedContent[] = [];
  #start = 0;
  /** Depth of the element to be remembered, counted in open elements including itself; 0 if there is none. */
  expectedDepth = 0;

  clear(): void {
    this.#known.length = 0;
    this.expectNothing();
  }

  /** Returns the content that begins at `start`, if it was read before and has not been forgotten. */
  recall(text: string, start: number): RememberedContent | null {
    const known = this.#known;
    for (let at = 0; at < known.length; at += 1) {
      const content = known[at];
      if (content === undefined || !text.startsWith(content.source, start)) continue;
      if (at > 0) {
        known.splice(at, 1);
        known.unshift(content);
      }
      return content;
    }
    return null;
  }

  /** Marks the element whose content begins at `start` as worth remembering. */
  expect(start: number, depth: number): void {
    this.#start = start;
    this.expectedDepth = depth;
  }

  /** Called when another text begins, because an element that began before can no longer be remembered. */
  expectNothing(): void {
    this.expectedDepth = 0;
  }

  /** Remembers the expected element, which has just ended. */
  remember(text: string, end: number, summary: object | null): void {
    this.expectedDepth = 0;
    if (summary === null || end - this.#start > longestRemembered) return;
    if (this.#known.length >= mostRemembered) this.#known.pop();
    this.#known.unshift({ source: detached(text.slice(this.#start, end)), summary });
  }
}

const longestRemembered = 1000;
const mostRemembered = 8;
