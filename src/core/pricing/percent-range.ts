/** How far a discount (below zero) and a surcharge may go, in percent of what the services cost. */
export const percentRange = { least: -100, most: 1000 } as const;

/**
 * Says why a percentage is out of range; null if it is not. Pure.
 *
 * @example
 * percentProblem(-150); // 'A discount can be at most 100%.'
 */
export function percentProblem(percent: number): string | null {
  if (percent < percentRange.least) return `A discount can be at most ${-percentRange.least}%.`;
  if (percent > percentRange.most)
    return `A surcharge can be at most ${percentRange.most.toLocaleString('en')}%.`;
  return null;
}
