import type { Attributes } from '../read-xml.ts';

/** What a table style says about lines and shading, alone or combined with its base. */
export interface TableLines {
  /** For the whole table: whether the line on each side is visible, by element name (`w:top`, `w:insideH`). */
  sides: ReadonlyMap<string, boolean>;
  /** Some part of the table, such as its first row, has lines of its own, or its cells are shaded. */
  ofParts: boolean;
}

export const noTableLines: TableLines = { sides: new Map(), ofParts: false };

/** Puts a style's own lines on top of its base's. */
export function layLinesOver(base: TableLines, own: TableLines): TableLines {
  return { sides: new Map([...base.sides, ...own.sides]), ofParts: base.ofParts || own.ofParts };
}

/** Whether the line that a child of `w:tblBorders` or `w:tcBorders` defines is visible (17.4.38). */
export function isVisibleLine(attributes: Attributes): boolean {
  const style = attributes['w:val'] ?? 'none';
  return style !== 'none' && style !== 'nil' && !isWhite(attributes['w:color'] ?? '');
}

/** Whether a `w:shd` gives a cell a background that is not white (17.4.32). */
export function isShaded(attributes: Attributes): boolean {
  const pattern = attributes['w:val'] ?? 'nil';
  const fill = attributes['w:fill'] ?? 'auto';
  return pattern === 'clear' ? fill !== 'auto' && !isWhite(fill) : pattern !== 'nil';
}

function isWhite(colour: string): boolean {
  return /^#?f{6}$/i.test(colour);
}

/** Whether an element name is a border. Diagonals are not. */
export function isSide(name: string): boolean {
  return sideNames.has(name);
}

const sideNames = new Set(
  ['top', 'left', 'start', 'bottom', 'right', 'end', 'insideH', 'insideV'].map((side) => `w:${side}`),
);
