import type { AnalysisReport } from '../analysis.ts';

/** A sentence for an editor on what is in doubt, and where to look. */
export interface Doubt {
  says: string;
  /** The number of a paragraph; null if it is about no place in particular. */
  paragraph: number | null;
}

/** A report that may come from version 0.1, in which the doubts are called `warnings`. */
export type EarlierReport = Omit<AnalysisReport, 'doubts'> & { doubts?: string[] };

/**
 * Returns the doubts of a report under both names: `doubts`, and `warnings` as in 0.1, for programs that still read
 * that. Pure.
 */
export function namedDoubts(doubts: string[]): Pick<AnalysisReport, 'doubts' | 'warnings'> {
  return { doubts, warnings: doubts };
}

/** Returns the report with its doubts under both names, whichever version it comes from. Pure. */
export function withNamedDoubts(report: EarlierReport): AnalysisReport {
  return { ...report, ...namedDoubts(report.doubts ?? report.warnings) };
}
