import { type AnalyseOptions, analyseDocx } from '../../docx/analyse.ts';
import { DeskError } from '../../errors.ts';
import { type AnalysisOutcome, isBeyondEngine, refusalOf, tookTooMuchMemory } from './analysis-outcome.ts';

/** A document to analyse, by its path or its bytes, with the options. */
export type AnalysisTask = ({ path: string } | { bytes: Uint8Array }) & {
  options?: AnalyseOptions | undefined;
};

/**
 * Analyses one document. Resolves to a refusal if `analyseDocx` throws a DeskError, or if the document has more of
 * something than the engine can hold. Rejects only for a fault in thesisdesk itself.
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
