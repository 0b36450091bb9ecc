import type { PageWalk } from './page-walk.ts';

/** All that speaks for or against a count of front matter pages. */
export interface PageSigns {
  /** What the count rests on. */
  basis: 'records and contents' | 'records' | 'contents' | 'layout';
  count: number;
  /** The walk that the count was made by. */
  walk: PageWalk;
  /** By the contents' page number of the first chapter. */
  printed: number | null;
  /** By the layout alone. */
  estimated: number;
  totals: PageTotals | null;
}

/** Pages of the whole document. */
export interface PageTotals {
  /** As the program counted them that saved the document last. */
  stored: number;
  /** As breaks, records and layout show them. */
  found: number;
}

/**
 * How sure a count is. What it rests on makes the start, and each sign of trouble takes its share: witnesses
 * that differ, records that do not add up to the pages that Word counted, a page that the body shares with
 * the front matter, and blank pages, on which readers of a document differ.
 */
export function pageCertainty({ basis, count, walk, printed, estimated, totals }: PageSigns): number {
  const isByRecords = basis === 'records' || basis === 'records and contents';
  let certainty = startingPoint[basis];
  if (printed !== null && printed !== count) certainty *= 0.8;
  if (basis !== 'layout') certainty *= byDistance(Math.abs(estimated - count));
  if (isByRecords && totals !== null) {
    const distance = Math.abs(totals.stored - totals.found);
    if (distance === 0) certainty += (1 - certainty) / 2;
    else if (distance > 1) certainty *= 0.85;
  }
  if (walk.sharesPage) certainty *= 0.85;
  if (walk.blankPages > 0) certainty *= 0.8;
  return Math.round(certainty * 100) / 100;
}

/** Whether a stored total can be one of this document at all; a 1 or the total of an early draft cannot. */
export function isPlausible({ stored, found }: PageTotals): boolean {
  return stored > 1 && stored * 2 > found && stored < found * 2;
}

const startingPoint = { 'records and contents': 0.95, records: 0.8, contents: 0.75, layout: 0.5 } as const;

/** The estimate of the layout is often one page off. */
function byDistance(pages: number): number {
  if (pages === 0) return 1;
  return pages === 1 ? 0.95 : 0.85;
}
