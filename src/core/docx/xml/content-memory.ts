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

/** Remembers what elements came to whose text may come again, by that text. */
export class ContentMemory {
  readonly #summaries = new Map<string, object>();
  #start = 0;
  /** How many elements are open in the one that is to be remembered, itself included; 0 where there is none. */
  expectedDepth = 0;

  clear(): void {
    this.#summaries.clear();
    this.expectNothing();
  }

  /** Behind the end tag that comes next after `start`; -1 where there is none nearby. */
  endOf(name: string, text: string, start: number): number {
    const nearby = text.slice(start, start + longestRemembered);
    const endTag = `</${name}>`;
    const end = nearby.indexOf(endTag);
    return end < 0 ? -1 : start + end + endTag.length;
  }

  recall(text: string, start: number, end: number): object | null {
    return this.#summaries.get(text.slice(start, end)) ?? null;
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
    if (this.#summaries.size >= mostRemembered) this.#summaries.clear();
    this.#summaries.set(detached(text.slice(this.#start, end)), summary);
  }
}

const longestRemembered = 1000;
const mostRemembered = 1000;
