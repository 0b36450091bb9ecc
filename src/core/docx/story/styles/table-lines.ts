import type { Attributes } from '../read-xml.ts';

/** Lines that a table style draws. */
export interface TableLines {
  /** Those of the whole table, by the names of their elements: `w:top`, `w:insideH`. */
  sides: readonly string[];
  /** Some part of the table has lines of its own, such as its first row. */
  ofParts: boolean;
}

/** What one table style itself says of lines. */
export interface OwnTableLines {
  sides: Map<string, boolean>;
  ofParts: boolean;
}

export const noTableLines: TableLines = { sides: [], ofParts: false };

/** Those of a style with all that it is based on, the oldest first. */
export function inheritTableLines(oldestFirst: readonly OwnTableLines[]): TableLines {
  const sides = new Map(oldestFirst.flatMap((style) => [...style.sides]));
  return {
    sides: [...sides].flatMap(([side, isVisible]) => (isVisible ? [side] : [])),
    ofParts: oldestFirst.some(({ ofParts }) => ofParts),
  };
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
