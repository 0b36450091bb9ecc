import type { Paragraph, Story } from '../../story/story.ts';
import { type Block, type Column, setParagraph } from './paragraph-block.ts';

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

/** A row is as high as its fullest cell. */
export function setRow(cells: readonly (readonly Paragraph[])[], column: Column, story: Story): Block {
  const width = Math.max(column.width / Math.max(1, cells.length) - cellMargins, leastWidth);
  let height = 0;
  let line = 1;
  for (const cell of cells) {
    let filled = 0;
    for (const paragraph of cell) {
      const drawings = paragraph.drawings.flatMap((index) => story.drawings[index] ?? []);
      const block = setParagraph(paragraph, { ...column, width }, drawings);
      const pictures = block.pictures.reduce((sum, each) => sum + each, 0);
      filled += block.before + pictures + block.lines * block.lineHeight + block.after;
      line = Math.max(line, block.lineHeight, ...block.pictures);
    }
    height = Math.max(height, filled);
  }
  const lines = Math.max(1, Math.ceil(height / line));
  return { before: 0, after: 0, lines, lineHeight: height / lines, pictures: [] };
}

/** Points: what Word leaves beside the text of a cell, both sides together. */
const cellMargins = 10.8;
const leastWidth = 18;
