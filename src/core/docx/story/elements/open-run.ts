import type { RunProperties } from '../styles/paragraph-format.ts';
import type { StyleSheet } from '../styles/style-sheet.ts';

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

/** The properties of a run: its own, then its style's, then the paragraph style's. */
export function runInForce(styles: StyleSheet, run: OpenRun, paragraphStyle: string | null): RunProperties {
  if (run.inForce?.paragraphStyle !== paragraphStyle) {
    const styled = styles.run(paragraphStyle, run.styleId);
    run.inForce = { paragraphStyle, properties: run.own ? { ...styled, ...run.own } : styled };
  }
  return run.inForce.properties;
}
