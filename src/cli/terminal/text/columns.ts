import { stripVTControlCharacters } from 'node:util';
import { charactersOf, textWidth } from '../../../core/text/text-width.ts';
import { printable } from './printable.ts';

export type Side = 'left' | 'right';

/**
 * Lays rows of cells out in columns, each as wide as its widest cell, two spaces apart.
 *
 * @param sides the alignment of each column; further columns are aligned left
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

/** Lays out one row with given widths. A cell that is wider than its column keeps its whole text. */
export function layRow(row: readonly string[], widths: readonly number[], sides: readonly Side[]): string {
  const cells = row.map((cell, column) => pad(cell, widths[column] ?? 0, sides[column] ?? 'left'));
  return cells.join('  ').trimEnd();
}

/** Cuts the end of a text to fit a width, with "…" in place of what is missing. */
export function cutEnd(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  return `${takeWidth(charactersOf(text), width - 1).trimEnd()}…`;
}

/**
 * Cuts the middle of a text to fit a width, because both the beginning and the end of a file's name distinguish it.
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

/** Returns the columns that a text occupies on a terminal; colours occupy none. */
export function displayWidth(text: string): number {
  return textWidth(text.includes('\x1b') ? stripVTControlCharacters(text) : text);
}

/**
 * Names and values one below the other, values aligned. What is undefined or empty is left out.
 *
 * @example
 * fieldLines([['Name', 'Ada'], ['Phone', undefined], ['Service', 'editing']]);
 * // ['Name     Ada', 'Service  editing']
 */
export function fieldLines(
  fields: readonly (readonly [name: string, value: string | undefined])[],
): string[] {
  const rows = fields.flatMap(([name, value]) => (value ? [[name, printable(value)]] : []));
  return alignColumns(rows, []);
}

/** Joins the sections that have lines, with an empty line between one and the next. */
export function sectionsApart(sections: readonly (readonly string[])[]): string[] {
  return sections
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines));
}

/**
 * Arranges column titles in rows: titles are wrapped at spaces, and the longest one sets the number of rows.
 *
 * @param width the width of a line, unless a single word is longer
 * @example
 * titleRows(['Document', 'Editing and formatting'], 11);
 * // [['', 'Editing and'], ['Document', 'formatting']]
 */
export function titleRows(titles: readonly string[], width: number): string[][] {
  const broken = titles.map((title) => linesOf(title, width));
  const height = Math.max(...broken.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) =>
    broken.map((lines) => lines[at - (height - lines.length)] ?? ''),
  );
}

function linesOf(title: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && displayWidth(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
