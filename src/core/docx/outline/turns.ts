import type { PageOf } from '../pages/page-numbers.ts';
import type { Story } from '../story/story.ts';
import type { OutlineRow, TurnedBy } from './outline.ts';

/** Notes at each row on which a page starts its number, and what turned the page. */
export function markTurns(rows: readonly OutlineRow[], story: Story, pageOf: PageOf): void {
  let page = 0;
  let passed = 0;
  for (const row of rows) {
    const now = pageOf(row.at);
    if (now !== page) {
      row.page = now;
      if (page !== 0) row.turnedBy = turnedBetween(passed, row.at, story);
    }
    page = now;
    passed = row.at;
  }
}

/**
 * What turned the page between the start of one row and that of another. What Word recorded comes first, for it tells
 * of an author's break as well.
 */
function turnedBetween(from: number, until: number, { paragraphs }: Story): TurnedBy {
  let isAuthored = false;
  for (let index = from; index <= until; index += 1) {
    const paragraph = paragraphs[index];
    if (!paragraph) continue;
    const { breaks, format, endsSection } = paragraph;
    // Breaks at the start of the first row turned the page before it, and those within the last one turn the next.
    const between = breaks.filter(
      ({ after }) => (index > from || after > 0) && (index < until || after === 0),
    );
    if (between.some(({ kind }) => kind === 'recorded')) return 'recorded';
    if (between.length > 0) isAuthored = true;
    if (index > from && format.pageBreakBefore) isAuthored = true;
    if (index < until && endsSection !== null) isAuthored = true;
  }
  return isAuthored ? 'author' : 'estimate';
}
