import type { PageFacts } from './page-facts.ts';

/** Returns the page on which a paragraph starts, by its index, counted from 1 as in Word's status bar. */
export type PageOf = (paragraph: number) => number;

/**
 * Numbers the pages of a document to fit the count of front matter pages that was decided on: the body starts on the
 * page after them. Within front matter and body, breaks and layout decide.
 *
 * @param count number of pages before the one on which the body starts
 */
export function numberPages(facts: PageFacts, count: number): PageOf {
  const { bodyStart } = facts;
  const pagesBefore = facts.pageOfAll();
  const numbers = new Int32Array(pagesBefore.length);
  const firstOfBody = pagesBefore[bodyStart] ?? 0;
  let last = 1;
  for (const [paragraph, before] of pagesBefore.entries()) {
    const number =
      paragraph < bodyStart ? Math.min(before, count) : count + Math.max(0, before - firstOfBody);
    // A paragraph that the walk skipped is on the page of the one before it.
    last = Math.max(last, number + 1);
    numbers[paragraph] = last;
  }
  return (paragraph) => numbers[Math.min(Math.max(0, paragraph), numbers.length - 1)] ?? 1;
}
