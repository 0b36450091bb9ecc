import { detached } from '../text/detached.ts';

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
export class ContentMemory {
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
