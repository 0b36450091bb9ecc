import type { Attributes } from '../read-xml.ts';

/** What a table style says of lines, by itself or with what it is based on. */
export interface TableLines {
  /** Of the whole table: whether a reader sees a side's, by the name of its element: `w:top`, `w:insideH`. */
  sides: ReadonlyMap<string, boolean>;
  /** Some part of the table has lines of its own, such as its first row. */
  ofParts: boolean;
}

export const noTableLines: TableLines = { sides: new Map(), ofParts: false };

/** Those of a style that says something of them over those of its base. */
export function layLinesOver(base: TableLines, own: TableLines): TableLines {
  return { sides: new Map([...base.sides, ...own.sides]), ofParts: base.ofParts || own.ofParts };
}

/** Whether a reader sees the line that a child of `w:tblBorders` or `w:tcBorders` defines (17.4.38). */
export function isVisibleLine(attributes: Attributes): boolean {
  const style = attributes['w:val'] ?? 'none';
  return style !== 'none' && style !== 'nil' && !/^#?f{6}$/i.test(attributes['w:color'] ?? '');
}

/** Diagonals are no borders. */
export function isSide(name: string): boolean {
  return sideNames.has(name);
}

const sideNames = new Set(
  ['top', 'left', 'start', 'bottom', 'right', 'end', 'insideH', 'insideV'].map((side) => `w:${side}`),
);
