import type { Paragraph, Section, Story } from '../story/story.ts';
import { columnWidth, type Height, paragraphHeight } from './paragraph-height.ts';

/** The paragraphs of a table, and of those nested in it, by row and cell. */
export function rowsOf(paragraphs: readonly Paragraph[]): Paragraph[][][] {
  const rows = new Map<string, Map<number, Paragraph[]>>();
  for (const paragraph of paragraphs) {
    const { row, cell, table } = paragraph.place;
    const cells = rows.get(`${table}:${row}`) ?? new Map<number, Paragraph[]>();
    const inCell = cells.get(cell) ?? [];
    inCell.push(paragraph);
    cells.set(cell, inCell);
    rows.set(`${table}:${row}`, cells);
  }
  return [...rows.values()].map((cells) => [...cells.values()]);
}

/** That of the fullest cell, with the width of the text shared among all alike. */
export function rowHeight(cells: readonly (readonly Paragraph[])[], section: Section, story: Story): Height {
  const width = columnWidth(section) / Math.max(1, cells.length);
  const row: Height = { before: 0, content: 0, after: 0, unbroken: 0 };
  for (const cell of cells) {
    let filled = 0;
    for (const paragraph of cell) {
      const drawings = paragraph.drawings.flatMap((index) => story.drawings[index] ?? []);
      const height = paragraphHeight(paragraph, width, drawings);
      filled += height.before + height.content + height.after;
      row.unbroken = Math.max(row.unbroken, height.unbroken);
    }
    row.content = Math.max(row.content, filled);
  }
  return row;
}
