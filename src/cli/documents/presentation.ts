import type { AnalysisResult } from '../../core/docx/analysis.ts';
import type { Problem } from './problem.ts';

/** How the outcome of each document is put into words. Texts end with a line break where they are not empty. */
export interface Presentation {
  /** What standard output gets for a document. Throws a DeskError where there is no answer to give for it. */
  success(path: string, result: AnalysisResult): string;
  /** What standard output gets for one that failed. People learn of it on standard error in any case. */
  failure(path: string, problem: Problem): string;
  /** Sentences for standard error after a document. */
  warnings?(path: string, result: AnalysisResult): string[];
  /** Sentences for standard error at the end. */
  closing?(): string[];
}
