import type { PageFacts } from './page-facts.ts';

/** The page on which a paragraph starts, by its index: 1 for the first sheet, as Word's status bar counts. */
export type PageOf = (paragraph: number) => number;

/**
 * Numbers the pages of a document so that they suit the count of front matter pages that was decided on: the body's
 * first page has the number after it. Within front matter and body, breaks and layout tell.
 *
 * @param count pages before the one on which the body starts
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
    // What the walk did not come to stands where the paragraph before it does.
    last = Math.max(last, number + 1);
    numbers[paragraph] = last;
  }
  return (paragraph) => numbers[Math.min(Math.max(0, paragraph), numbers.length - 1)] ?? 1;
}
