import type { AnalysisOutcome } from './analysis-outcome.ts';

/**
 * What a process that analyses says to the one that started it: once that it takes documents; of each document that
 * it has it, and then what came of it. A fault is one of thesisdesk itself, after which the process is not to be
 * used.
 */
export type ChildMessage = 'ready' | 'begun' | ChildAnswer | { fault: unknown };

export interface ChildAnswer {
  outcome: AnalysisOutcome;
  /** Of the process, with what the document left behind. */
  residentBytes: number;
}
