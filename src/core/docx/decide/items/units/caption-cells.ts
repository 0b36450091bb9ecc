import type { Paragraph, Table } from '../../../story/story.ts';

/** What tells cells with captions from cells of data. */
export interface CaptionCells {
  mayHold(paragraph: Paragraph): boolean;
}

/**
 * A cell of a data table may say "Sample 1" or "Figure 3" without being a caption. A typed one stands alone
 * in its row, across the grid, or in a grid that was drawn around pictures or other tables.
 *
 * @param paragraphs all of a block
 */
export function readCaptionCells(paragraphs: readonly Paragraph[], tables: readonly Table[]): CaptionCells {
  /** Filled cells of each row, as `table:row`. */
  const filled = new Map<string, Set<number>>();
  /** Tables that hold pictures or other tables. */
  const frames = new Set<number>();
  for (const { place, words, drawings } of paragraphs) {
    if (place.table === null) continue;
    const outer = tables[place.table]?.outer ?? null;
    if (outer !== null) frames.add(outer);
    if (drawings.length > 0) frames.add(place.table);
    if (words === 0) continue;
    const row = `${place.table}:${place.row}`;
    const cells = filled.get(row) ?? new Set();
    filled.set(row, cells.add(place.cell));
  }
  return {
    mayHold({ place }) {
      if (place.table === null || frames.has(place.table)) return true;
      return (filled.get(`${place.table}:${place.row}`)?.size ?? 0) <= 1;
    },
  };
}
