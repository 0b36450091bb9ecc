import type { Channel } from '../terminal.ts';
import { alignColumns, cutEnd, cutMiddle, displayWidth, type Side } from './columns.ts';

/** A column of a table for people. */
export interface Column {
  title: string;
  /** @default 'left' */
  side?: Side;
  /** Longer cells are always cut, not only on a terminal. */
  most?: number;
  /** On a narrow terminal, cells are cut down to this width before any column is omitted. */
  least?: number;
  /** Where cells are cut: commands accept the beginning of an id, so a cut id gets no mark. @default 'end' */
  cut?: 'end' | 'middle' | 'id';
  /**
   * If the terminal is still too narrow, columns with the highest numbers are omitted; a column without one stays.
   */
  leaveOut?: number;
}

/**
 * Formats a table for people: a title line, and a line for each row. On a terminal it is made to fit; elsewhere it
 * keeps all columns.
 *
 * @example
 * tableLines([{ title: 'Id', cut: 'id', least: 8 }, { title: 'Name', least: 10, leaveOut: 1 }], rows, terminal.output);
 */
export function tableLines(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { style, columns: width }: Pick<Channel, 'style' | 'columns'>,
): string[] {
  const capped = rows.map((row) => row.map((cell, at) => cutTo(cell, columns[at]?.most, columns[at])));
  const widths = widthsFor(columns, capped, width());
  const kept = columns.flatMap((_, at) => ((widths[at] ?? 0) > 0 ? [at] : []));
  const titles = kept.map((at) => columns[at]?.title ?? '');
  const cells = capped.map((row) => kept.map((at) => cutTo(row[at] ?? '', widths[at], columns[at])));
  const sides = kept.map((at) => columns[at]?.side ?? 'left');
  const [header = '', ...lines] = alignColumns([titles, ...cells], sides);
  return [style.strong(header), ...lines];
}

/** The width of each column, zero for an omitted one. */
function widthsFor(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  room: number | undefined,
): number[] {
  const widths = columns.map(({ title }, at) =>
    rows.reduce((widest, row) => Math.max(widest, displayWidth(row[at] ?? '')), displayWidth(title)),
  );
  if (room === undefined) return widths;
  const excess = () => {
    const kept = widths.filter((width) => width > 0);
    return kept.reduce((sum, width) => sum + width + gap, -gap) - room;
  };
  const least = columns.map(({ title, least: lowest }, at) =>
    lowest === undefined ? (widths[at] ?? 0) : Math.max(lowest, displayWidth(title)),
  );
  const shrink = () => {
    for (const [at, width] of widths.entries()) {
      if (width > 0)
        widths[at] = Math.max(Math.min(width, least[at] ?? width), width - Math.max(0, excess()));
    }
  };
  const byTurn = columns
    .map(({ leaveOut }, at) => ({ at, leaveOut }))
    .filter((each): each is { at: number; leaveOut: number } => each.leaveOut !== undefined)
    .sort((one, other) => other.leaveOut - one.leaveOut);
  const whole = [...widths];
  shrink();
  for (const { at } of byTurn) {
    if (excess() <= 0) break;
    const left = widths.map((width, index) => (width === 0 || index === at ? 0 : (whole[index] ?? 0)));
    widths.splice(0, widths.length, ...left);
    shrink();
  }
  return widths;
}

function cutTo(text: string, width: number | undefined, { cut = 'end' }: Partial<Column> = {}): string {
  if (width === undefined || displayWidth(text) <= width) return text;
  if (cut === 'id') return text.slice(0, width);
  return cut === 'middle' ? cutMiddle(text, width) : cutEnd(text, width);
}

const gap = 2;
