import type { Attributes } from '../read-xml.ts';
import { points } from './property-values.ts';

/** One `w:tab` in `w:tabs` (17.3.1.37). */
export interface TabStop {
  /** Points from the left margin. */
  position: number;
  alignment: 'left' | 'center' | 'right' | 'decimal' | 'bar' | 'clear';
  /** Dots, hyphens or a line lead up to it. */
  hasLeader: boolean;
}

/** Adds a tab stop to those that a paragraph or a style sets. */
export function withTabStop(stops: readonly TabStop[] | undefined, attributes: Attributes): TabStop[] {
  const before = stops ?? [];
  const position = points(attributes['w:pos']);
  if (position === undefined || before.length >= mostStops) return [...before];
  const alignment = alignments.get(attributes['w:val'] ?? '') ?? 'left';
  return [...before, { position, alignment, hasLeader: (attributes['w:leader'] ?? 'none') !== 'none' }];
}

/** Applies `own` tab stops on top of inherited ones: each adds a stop, replaces one or removes one. */
export function mergeTabStops(
  inherited: readonly TabStop[] | undefined,
  own: readonly TabStop[] | undefined,
): readonly TabStop[] | undefined {
  if (own === undefined) return inherited;
  const set = new Map((inherited ?? []).map((stop) => [stop.position, stop]));
  for (const stop of own) {
    if (stop.alignment === 'clear') set.delete(stop.position);
    else if (set.size < mostStops || set.has(stop.position)) set.set(stop.position, stop);
  }
  return [...set.values()].sort((a, b) => a.position - b.position);
}

/** Whether one of the stops would lead a line of the contents to its page number. */
export function leadToTheRight(stops: readonly TabStop[] | undefined): boolean {
  return stops?.some(({ alignment, hasLeader }) => alignment === 'right' && hasLeader) ?? false;
}

/** Word's own limit. */
const mostStops = 64;

/** All others count as left. `end` is the Strict name for right. */
const alignments: ReadonlyMap<string, TabStop['alignment']> = new Map([
  ['clear', 'clear'],
  ['center', 'center'],
  ['right', 'right'],
  ['end', 'right'],
  ['decimal', 'decimal'],
  ['bar', 'bar'],
]);
