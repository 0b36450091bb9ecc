import type { Heading } from './headings.ts';
import { partitionPoint } from './zones.ts';

/**
 * Finds the heading that a paragraph is, or the nearest one before it.
 *
 * @param headings in document order
 * @param paragraph its index
 */
export function headingOver(headings: readonly Heading[], paragraph: number): Heading | null {
  const before = partitionPoint(
    headings.length,
    (position) => (headings[position]?.paragraph ?? 0) <= paragraph,
  );
  return headings[before - 1] ?? null;
}
