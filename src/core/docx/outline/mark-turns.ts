import type { PageOf } from '../pages/page-facts.ts';
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
 * Returns what caused the last page break between the starts of two rows. Word records the author's breaks too: a
 * record right after such a break is the same one.
 */
function turnedBetween(from: number, until: number, { paragraphs, sections }: Story): TurnedBy {
  let by: TurnedBy = 'estimate';
  let isRecordOfBreak = false;
  for (let index = from; index <= until; index += 1) {
    const paragraph = paragraphs[index];
    if (!paragraph || paragraph.place.host !== null) continue;
    const { breaks, characters, drawings, endsSection, format } = paragraph;
    if (index > from && format.pageBreakBefore) {
      by = 'author';
      isRecordOfBreak = true;
    }
    let done = 0;
    for (const { kind, after, drawings: drawn } of breaks) {
      if (after + drawn > done) isRecordOfBreak = false;
      done = after + drawn;
      // Breaks at the start of the first row ended the page before it, and those within the last row end the page
      // after it.
      if (index === from ? after === 0 : index === until && after > 0) continue;
      if (kind !== 'recorded') by = 'author';
      else if (!isRecordOfBreak) by = 'recorded';
      // In columns, a record tells whether a new page starts.
      isRecordOfBreak = kind === 'page';
    }
    if (index === until) break;
    if (breaks.length === 0 || characters + drawings.length > done) isRecordOfBreak = false;
    const next = endsSection === null ? undefined : sections[endsSection + 1];
    if (next && next.start !== 'continuous' && next.start !== 'nextColumn') {
      by = 'author';
      isRecordOfBreak = true;
    }
  }
  return by;
}
