import type { RunProperties } from './styles/paragraph-format.ts';

/** Runs that say the same share one. */
export interface OpenRun {
  /** What the run itself says; null where it says nothing. */
  own: RunProperties | null;
  styleId: string | null;
  /** What is in force in a paragraph of this style, once text asked for it. */
  inForce: { paragraphStyle: string | null; properties: RunProperties } | null;
}

export function newRun(): OpenRun {
  return { own: null, styleId: null, inForce: null };
}
