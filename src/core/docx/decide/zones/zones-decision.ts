import type { Zone } from '../../analysis.ts';
import type { Decision } from '../decision.ts';
import type { Line, ZoneDocument } from './line.ts';
import { closingSignals } from './signals/closing-signals.ts';
import { entrySignals } from './signals/entry-signals.ts';
import { frontSignals } from './signals/front-signals.ts';
import { openingSignals } from './signals/opening-signals.ts';
import { startSignals } from './signals/start-signals.ts';

/**
 * Divides a document into front matter, text and reference lists. Front matter, if any, comes first and only once;
 * there may be any number of reference lists, such as one for each chapter or none at all.
 */
export const zonesDecision = {
  name: 'zones',
  tables: {
    start: startSignals,
    front: frontSignals,
    entry: entrySignals,
    opening: openingSignals,
    closing: closingSignals,
  },
  states: [
    { name: 'front', table: 'front', mayBeFirst: true, mayBeLast: false },
    { name: 'text', table: null, mayBeFirst: true, firstTable: 'start', mayBeLast: true },
    { name: 'references', table: 'entry', mayBeFirst: false, mayBeLast: true },
  ],
  steps: [
    { from: 'front', to: 'front', table: null },
    { from: 'front', to: 'text', table: 'start' },
    { from: 'text', to: 'text', table: null },
    { from: 'text', to: 'references', table: 'opening' },
    { from: 'references', to: 'references', table: null },
    { from: 'references', to: 'text', table: 'closing' },
  ],
  asks: (table: string, { before, opensOther }: Line, { words }: ZoneDocument) => {
    if (table === 'start') return before <= largestFront || before * words <= longestFront;
    return table !== 'entry' || !opensOther;
  },
  // An appendix of thousands of lines is one piece of evidence, not thousands.
  shareOf: ({ stretch, isListed, above }: Line, _document: ZoneDocument, table: string) => {
    const { underHeading, alone } = table === 'front' ? fullVoiceOfFront : fullVoiceOfEntries;
    return Math.min(1, (isListed || stretch.isRun || above === null ? alone : underHeading) / stretch.lines);
  },
} as const satisfies Decision<Line, ZoneDocument>;

/** The zones, indexed by the number of their state. */
export const zoneNames: readonly Zone[] = ['front', 'text', 'references'];

/**
 * In a stretch of up to this many lines under one heading, each line counts in full. With many more, a long text of
 * lists would pass for front matter. Contents, title pages and reference entries without a heading have only their own
 * lines to speak for them, so more of those count.
 */
const fullVoiceOfFront = { underHeading: 4, alone: 6 };
const fullVoiceOfEntries = { underHeading: 6, alone: 12 };

/**
 * A share of a document's words, and a number of words. Front matter that exceeds both is not front matter: the
 * signals have mistaken a document without headings for it.
 */
const largestFront = 0.6;
const longestFront = 3_000;
