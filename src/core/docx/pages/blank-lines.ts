import type { CurrentPage } from './layout/current-page.ts';

/**
 * The blank lines above what comes next. Authors who use no page breaks add blank lines until the text is on the next
 * page, and so text that follows several of them near the end of a page starts a page.
 */
export class BlankLines {
  #count = 0;
  #passedEnd = false;

  /**
   * @param endsPage the page ended with it by the estimate
   */
  add(endsPage: boolean): void {
    this.#count += 1;
    if (endsPage) this.#passedEnd = true;
  }

  clear(): void {
    this.#count = 0;
    this.#passedEnd = false;
  }

  /**
   * Where the page ends if text comes now: `here`, already among the lines (`above`), or not at all (null).
   *
   * @param toBreak height of the text up to the author's next break; null if that is not near
   */
  endOfPage({ used, room }: CurrentPage, toBreak: () => number | null): 'here' | 'above' | null {
    if (this.#count < fewest) return null;
    const filled = used / Math.max(1, room) + (this.#passedEnd ? 1 : 0);
    if (filled < nearEnd || filled > pastEnd) return null;
    const left = toBreak();
    // The place and date at the foot of a title page stay on it.
    if (left !== null && used + left <= room * foot) return null;
    return this.#passedEnd ? 'above' : 'here';
  }
}

const fewest = 3;
/** Shares of a page's height. In theses with records, most texts that stand here by the estimate start a page. */
const nearEnd = 0.9;
const pastEnd = 1.05;
/** What fits on the page by this much does not move to the next. */
const foot = 1.1;
