import { charactersOf, displayWidth } from './display-width.ts';

export type Side = 'left' | 'right';

/**
 * Lays rows of cells out in columns, each as wide as its widest cell, two spaces apart.
 *
 * @param sides where the cells of each column stand; columns beyond them stand left
 * @example
 * alignColumns([['Tables', '4'], ['Figures', '12']], ['left', 'right']);
 * // ['Tables    4', 'Figures  12']
 */
export function alignColumns(rows: readonly (readonly string[])[], sides: readonly Side[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, displayWidth(cell));
    }
  }
  return rows.map((row) => layRow(row, widths, sides));
}

/** One row by widths that are known beforehand. A cell that is wider than its column keeps its whole text. */
export function layRow(row: readonly string[], widths: readonly number[], sides: readonly Side[]): string {
  const cells = row.map((cell, column) => pad(cell, widths[column] ?? 0, sides[column] ?? 'left'));
  return cells.join('  ').trimEnd();
}

/** The text cut at its end to a width, with "…" where something is missing. */
export function cutEnd(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  return `${takeWidth(charactersOf(text), width - 1).trimEnd()}…`;
}

/**
 * The text cut in its middle to a width: of a file's name both the beginning and the end tell files apart.
 *
 * @example
 * cutMiddle('smith-dissertation-final.docx', 19); // 'smith-dis…inal.docx'
 */
export function cutMiddle(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const characters = charactersOf(text);
  const tailWidth = Math.floor((width - 1) / 2);
  const head = takeWidth(characters, width - 1 - tailWidth);
  const tail = [...takeWidthFromEnd(characters, tailWidth)].join('');
  return `${head}…${tail}`;
}

function pad(text: string, width: number, side: Side): string {
  const space = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return side === 'right' ? space + text : text + space;
}

function takeWidth(characters: readonly string[], width: number): string {
  let taken = 0;
  const end = characters.findIndex((character) => {
    taken += displayWidth(character);
    return taken > width;
  });
  return characters.slice(0, end < 0 ? undefined : end).join('');
}

function takeWidthFromEnd(characters: readonly string[], width: number): string[] {
  let taken = 0;
  const start = characters.findLastIndex((character) => {
    taken += displayWidth(character);
    return taken > width;
  });
  return characters.slice(start + 1);
}
