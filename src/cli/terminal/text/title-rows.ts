import { displayWidth } from './columns.ts';

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
