import type { Analysis, AnalysisReport, ItemEvidence } from '../analysis.ts';

/** What makes a number uncertain. */
export type DoubtCause =
  | 'imports'
  | 'share'
  | 'notes'
  | 'start'
  | 'lists'
  | 'missing-list'
  | 'empty-list'
  | 'pages'
  | 'tables'
  | 'figures';

/** A sentence for an editor on what is in doubt, and where to look. */
export interface PlacedSentence {
  cause: DoubtCause;
  says: string;
  /** The number of the paragraph to look at. */
  paragraph: number;
  /** What the sentence names to look at: a page, the words of a heading, an item. */
  names: string;
  /** The tables or figures that it is about. */
  items?: readonly ItemEvidence[];
}

/** What is in doubt, and because of it which of the five numbers. */
export interface Doubt extends PlacedSentence {
  about: (keyof Analysis)[];
}

/**
 * Whether a doubt no longer matters, because the editor knows each number that it is about. Pure.
 *
 * @example
 * isSettled(['tables'], ['tables', 'figures']); // true
 */
export function isSettled(about: readonly (keyof Analysis)[], known: readonly (keyof Analysis)[]): boolean {
  return about.length > 0 && about.every((number) => known.includes(number));
}

/** Returns the doubts of a report that still matter to an editor who knows some of the numbers. Pure. */
export function openDoubts(
  {
    doubts,
    doubtsAbout,
  }: Pick<AnalysisReport, 'doubts'> & {
    doubtsAbout?: AnalysisReport['doubtsAbout'] | undefined;
  },
  known: readonly (keyof Analysis)[],
): string[] {
  return doubts.filter((_, index) => !isSettled(doubtsAbout?.[index] ?? [], known));
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
