import type { RunProperties } from '../styles/paragraph-format.ts';
import type { StyleSheet } from '../styles/style-sheet.ts';

/** The properties of a run; shared by runs that say the same. */
export interface OpenRun {
  /** The run's own properties; null if it has none. */
  own: RunProperties | null;
  styleId: string | null;
  /** The properties in force in a paragraph of this style, computed when text first needs them. */
  inForce: { paragraphStyle: string | null; properties: RunProperties } | null;
}

export function newRun(): OpenRun {
  return { own: null, styleId: null, inForce: null };
}

/** Returns the properties in force for a run: its own, then its style's, then the paragraph style's. */
export function runInForce(styles: StyleSheet, run: OpenRun, paragraphStyle: string | null): RunProperties {
  if (run.inForce?.paragraphStyle !== paragraphStyle) {
    const styled = styles.run(paragraphStyle, run.styleId);
    run.inForce = { paragraphStyle, properties: run.own ? { ...styled, ...run.own } : styled };
  }
  return run.inForce.properties;
}
