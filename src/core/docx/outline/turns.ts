import type { PageOf } from '../pages/page-numbers.ts';
import type { Story } from '../story/story.ts';
import type { OutlineRow, TurnedBy } from './outline.ts';

/** Records on each row the number of the page that starts there, if a new one does, and what caused it. */
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
 * Returns what caused the page break between the starts of two rows. Word's record comes first, because it covers the
 * author's breaks too.
 */
function turnedBetween(from: number, until: number, { paragraphs }: Story): TurnedBy {
  let isAuthored = false;
  for (let index = from; index <= until; index += 1) {
    const paragraph = paragraphs[index];
    if (!paragraph) continue;
    const { breaks, format, endsSection } = paragraph;
    // Breaks at the start of the first row ended the page before it, and those within the last row end the page after
    // it.
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
