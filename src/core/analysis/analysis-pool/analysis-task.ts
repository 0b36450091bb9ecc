import { type AnalyseOptions, analyseDocx } from '../../docx/analyse.ts';
import { DeskError } from '../../errors.ts';
import { type AnalysisOutcome, isBeyondEngine, refusalOf, tookTooMuchMemory } from './analysis-outcome.ts';

/** One document to analyse: where it lies, or its bytes; and how. */
export type AnalysisTask = ({ path: string } | { bytes: Uint8Array }) & {
  options?: AnalyseOptions | undefined;
};

/**
 * Analyses one document. It resolves to a refusal where `analyseDocx` throws a DeskError, and where the document has
 * more of something than the engine can hold. It rejects only for a fault in thesisdesk itself.
 *
 * @example
 * const outcome = await runAnalysisTask({ path: 'thesis.docx' });
 * if ('result' in outcome) outcome.result.analysis.textWordCount; // 48_210
 */
export async function runAnalysisTask(task: AnalysisTask): Promise<AnalysisOutcome> {
  try {
    return { result: await analyseDocx('path' in task ? task.path : task.bytes, task.options) };
  } catch (error) {
    if (error instanceof DeskError) return { refusal: refusalOf(error) };
    if (isBeyondEngine(error)) return { refusal: refusalOf(tookTooMuchMemory(error)) };
    throw error;
  }
}
