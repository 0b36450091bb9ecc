import { detached } from '../text/detached.ts';

/**
 * How a receiver takes in at once an element that it has read before, to the letter: a word processor writes the
 * same few run properties thousands of times.
 */
export interface Repeats {
  /** The receiver says so of an element that it was told of just now, if what is in it says all that it comes to. */
  isNext: boolean;
  /** What the element that is about to close came to; null where that depended on more than its own text. */
  summary(): object | null;
  /** Takes in what is between the tags by its summary. */
  repeat(summary: object): void;
}

/** What an element came to, and its text from behind the start tag to behind the end tag. */
interface RememberedContent {
  source: string;
  summary: object;
}

/**
 * Remembers what the last few elements came to whose text may come again. In real theses nineteen of twenty run
 * properties are among the last eight that differ, and comparing a text with those tells where it ends, too.
 */
export class ContentMemory {
  /** Those that came again move to the front. */
  readonly #known: RememberedContent[] = [];
  #start = 0;
  /** How many elements are open in the one that is to be remembered, itself included; 0 where there is none. */
  expectedDepth = 0;

  clear(): void {
    this.#known.length = 0;
    this.expectNothing();
  }

  /** The content that begins at `start`, if it was read before and is not forgotten. */
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

  /** An element whose content begins at `start` is worth remembering. */
  expect(start: number, depth: number): void {
    this.#start = start;
    this.expectedDepth = depth;
  }

  /** Another text begins; what it would take to remember an element that began before is gone. */
  expectNothing(): void {
    this.expectedDepth = 0;
  }

  /** The element that was expected ends. */
  remember(text: string, end: number, summary: object | null): void {
    this.expectedDepth = 0;
    if (summary === null || end - this.#start > longestRemembered) return;
    if (this.#known.length >= mostRemembered) this.#known.pop();
    this.#known.unshift({ source: detached(text.slice(this.#start, end)), summary });
  }
}

const longestRemembered = 1000;
const mostRemembered = 8;
