import type { Line } from './line.ts';

/** How probable each zone is at each line, over all ways to divide the document. */
export interface ZoneShares {
  lines: readonly Pick<Line, 'paragraph'>[];
  /** Line by line, in the order of `zoneNames`. */
  states: ArrayLike<number>;
}
