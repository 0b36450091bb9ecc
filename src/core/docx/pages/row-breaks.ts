import type { Break, Paragraph } from '../story/story.ts';

/**
 * The breaks in a table row, as the pages that the row extends over. Word records a break wherever a run is on another
 * page than the one before it. In a row that is split, that is also so where the next cell begins, back on the page
 * that the cell before has left, and where the next row or the text after the table begins.
 */
export interface RowBreaks {
  /** The record before the row, if it starts a page. */
  before: readonly Break[];
  /** The records within it: those of the cell that reaches furthest. */
  within: readonly Break[];
  /** The share of the row after the last of them, from 0 to 1. */
  left: number;
  /** For each paragraph of the row, by its index, how many pages of the row come before it. */
  passed: ReadonlyMap<number, number>;
  /** The row is split, so a record at the start of what follows only repeats the break in it. */
  isSplit: boolean;
}

/**
 * @param isAfterSplit the row before is split
 */
export function rowBreaks(cells: readonly (readonly Paragraph[])[], isAfterSplit: boolean): RowBreaks {
  let before: readonly Break[] = [];
  let within: readonly Break[] = [];
  let left = 1;
  let last: number | null = null;
  const passed = new Map<number, number>();
  for (const cell of cells) {
    const breaks = cell.flatMap(recordedIn);
    const hasInk = cell.some(isInked);
    const returns: boolean = hasInk && startsWithRecord(cell) && (last === null || last > 0);
    if (returns && last === null && !isAfterSplit) before = breaks.slice(0, 1);
    const own: readonly Break[] = returns ? breaks.slice(1) : breaks;
    let done = returns ? -1 : 0;
    for (const paragraph of cell) {
      const recorded = recordedIn(paragraph);
      const atStart = recorded.filter(({ after, drawings }) => after === 0 && drawings === 0);
      passed.set(paragraph.index, Math.max(0, done + atStart.length));
      done += recorded.length;
    }
    if (own.length > within.length) {
      within = own;
      left = shareAfterBreaks(cell);
    }
    if (hasInk) last = own.length;
  }
  const isSplit = last === null ? isAfterSplit : within.length > 0;
  return { before, within, left, passed, isSplit };
}

/** A record before anything else in a paragraph, a cell or a row. */
export function startsWithRecord(paragraphs: readonly Paragraph[]): boolean {
  const first = paragraphs.find((paragraph) => isInked(paragraph) || paragraph.breaks.length > 0);
  const [start] = first?.breaks ?? [];
  return start?.kind === 'recorded' && start.after === 0 && start.drawings === 0;
}

/** Only a paragraph with runs can hold a record. */
export function isInked({ characters, drawings }: Paragraph): boolean {
  return characters > 0 || drawings.length > 0;
}

/** Word ignores the author's breaks in a table. */
function recordedIn({ breaks }: Paragraph): readonly Break[] {
  return breaks.filter(({ kind }) => kind === 'recorded');
}

/** The share of a cell's characters after its last break. */
function shareAfterBreaks(cell: readonly Paragraph[]): number {
  let all = 0;
  let after = 0;
  for (const paragraph of cell) {
    const { characters } = paragraph;
    const last = recordedIn(paragraph).at(-1);
    after = last ? characters - last.after : after + characters;
    all += characters;
  }
  return all > 0 ? after / all : 1;
}
