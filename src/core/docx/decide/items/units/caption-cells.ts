import type { Paragraph, Table } from '../../../story/story.ts';
import type { CaptionLine } from './caption-line.ts';

/** Tells cells with captions from cells with data. */
export interface CaptionCells {
  mayHold(paragraph: Paragraph, line: CaptionLine): boolean;
}

/**
 * A cell of a data table may say "Sample 1" or "Figure 3" without being a caption. A typed caption is alone in its
 * row, spanning the grid, or in a grid drawn around pictures or other tables. Beside other filled cells, "Figure" heads a
 * column, and so does anything without a label in a first row without pictures, whatever its style is called; before
 * pictures, it heads its row.
 *
 * @param paragraphs all paragraphs of a block
 */
export function readCaptionCells(paragraphs: readonly Paragraph[], tables: readonly Table[]): CaptionCells {
  /** The filled cells of each row, by `table:row`. */
  const filled = new Map<string, Set<number>>();
  /** Tables that contain pictures or other tables. */
  const frames = new Set<number>();
  /** Those that contain them in the first row. */
  const framesAtOnce = new Set<number>();
  /** Rows with pictures, by `table:row`, and cells, by `table:row:cell`. */
  const pictured = new Set<string>();
  /** The last row with a paragraph of its own in each table. */
  const rows = new Map<number, number>();
  for (const { place, words, drawings } of paragraphs) {
    if (place.table === null) continue;
    const outer = tables[place.table]?.outer ?? null;
    rows.set(place.table, place.row);
    for (const frame of [outer, drawings.length > 0 ? place.table : null]) {
      if (frame === null) continue;
      frames.add(frame);
      if ((rows.get(frame) ?? 0) === 0) framesAtOnce.add(frame);
    }
    const row = `${place.table}:${place.row}`;
    if (drawings.length > 0) pictured.add(row).add(`${row}:${place.cell}`);
    if (words === 0) continue;
    const cells = filled.get(row) ?? new Set();
    filled.set(row, cells.add(place.cell));
  }
  return {
    mayHold({ place }, { number, title, labelled, styled, counted }) {
      const isNamed = number !== '' || title !== '';
      // LibreOffice's style for the cells of a header, "Table Heading", has a name like that of a caption style.
      if (place.table === null || counted || (styled && labelled && isNamed)) return true;
      const row = `${place.table}:${place.row}`;
      const isAlone = (filled.get(row)?.size ?? 0) <= 1;
      const headsColumn = !isAlone && place.row === 0 && !framesAtOnce.has(place.table);
      const headsRow = place.cell === 0 && pictured.has(row) && !pictured.has(`${row}:0`);
      if (!labelled && (headsColumn || headsRow)) return false;
      return isAlone || (frames.has(place.table) && isNamed);
    },
  };
}
