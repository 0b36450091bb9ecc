import { drawingsOf, type Paragraph, type RowHeight, type Story } from '../../story/story.ts';
import { type Block, type Column, setParagraph } from './paragraph-block.ts';

/**
 * Groups the paragraphs of a table, and of those nested in it, by row and cell. Those of a text box in a cell are in none:
 * they take no space.
 */
export function rowsOf(paragraphs: readonly Paragraph[]): Paragraph[][][] {
  const rows = new Map<string, Map<number, Paragraph[]>>();
  for (const paragraph of paragraphs) {
    const { row, cell, table } = paragraph.place;
    if (table === null) continue;
    const cells = rows.get(`${table}:${row}`) ?? new Map<number, Paragraph[]>();
    const inCell = cells.get(cell) ?? [];
    inCell.push(paragraph);
    cells.set(cell, inCell);
    rows.set(`${table}:${row}`, cells);
  }
  return [...rows.values()].map((cells) => [...cells.values()]);
}

/** Whether a row starts a page, because a paragraph that opens one of its cells does. */
export function startsPage(cells: readonly (readonly Paragraph[])[]): boolean {
  return cells.some(([first]) => first?.format.pageBreakBefore);
}

/** Returns the cell of a row that contains a page of text or more; null for an ordinary table. */
export function fullestCell(cells: readonly (readonly Paragraph[])[]): readonly Paragraph[] | null {
  const fullest = cells.reduce((most, cell) => (cell.length > most.length ? cell : most), []);
  return fullest.length >= fewestOfText ? fullest : null;
}

/** In paragraphs. */
const fewestOfText = 25;

/** Sets a table row, which is as tall as its fullest cell or as its set height. */
export function setRow(cells: readonly (readonly Paragraph[])[], column: Column, story: Story): Block {
  let height = 0;
  let line = 1;
  for (const cell of cells) {
    const width = Math.max(cellWidth(cell, cells.length, column, story) - cellMargins, leastWidth);
    let filled = 0;
    for (const [index, paragraph] of cell.entries()) {
      const drawings = drawingsOf(story, paragraph);
      const block = setParagraph(paragraph, { ...column, width }, drawings, {
        previous: cell[index - 1] ?? null,
        next: cell[index + 1] ?? null,
      });
      const pictures = block.pictures.reduce((sum, each) => sum + each, 0);
      filled += block.before + pictures + block.lines * block.lineHeight + block.after;
      line = block.pictures.reduce((a, b) => Math.max(a, b), Math.max(line, block.lineHeight));
    }
    height = Math.max(height, filled);
  }
  const set = setHeight(cells[0]?.[0], story);
  if (set?.isExact) height = set.height;
  else if (set) height = Math.max(height, set.height);
  const lines = Math.max(1, Math.ceil(height / line));
  return { before: 0, after: 0, lines, lineHeight: height / lines, leading: 0, pictures: [] };
}

/** The width of the grid columns that a cell covers, scaled down if the table would be wider than the text. */
function cellWidth(cell: readonly Paragraph[], cells: number, { width }: Column, { tables }: Story): number {
  const place = cell[0]?.place;
  const grid = tables[place?.table ?? -1]?.gridWidths ?? [];
  const whole = wholeWidth(grid);
  const own = grid.slice(place?.column, (place?.column ?? 0) + (place?.columns ?? 1));
  const covered = own.reduce((sum, each) => sum + each, 0);
  if (whole <= 0 || covered <= 0) return width / Math.max(1, cells);
  return covered * Math.min(1, (width * widestTable) / whole);
}

/** The total width, added up once for all cells of a table. */
function wholeWidth(grid: readonly number[]): number {
  const known = wholeWidths.get(grid);
  if (known !== undefined) return known;
  const whole = grid.reduce((sum, each) => sum + each, 0);
  wholeWidths.set(grid, whole);
  return whole;
}

const wholeWidths = new WeakMap<readonly number[], number>();

function setHeight(first: Paragraph | undefined, { tables }: Story): RowHeight | undefined {
  const heights = tables[first?.place.table ?? -1]?.rowHeights;
  if (!first || !heights || heights.length === 0) return undefined;
  let byRow = heightsByRow.get(heights);
  if (!byRow) {
    // If a row has two heights, the first one applies.
    byRow = new Map(heights.toReversed().map((each) => [each.row, each]));
    heightsByRow.set(heights, byRow);
  }
  return byRow.get(first.place.row);
}

const heightsByRow = new WeakMap<readonly RowHeight[], ReadonlyMap<number, RowHeight>>();

/** Tables may extend into the margins. */
const widestTable = 1.3;
/** In points: the margins that Word leaves on both sides of a cell's text together. */
const cellMargins = 10.8;
const leastWidth = 18;
