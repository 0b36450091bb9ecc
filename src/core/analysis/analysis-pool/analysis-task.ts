import { type AnalyseOptions, analyseInSteps, type RunStep } from '../../docx/analyse.ts';
import { DeskError } from '../../errors.ts';
import { type AnalysisOutcome, refusalOf } from './analysis-outcome.ts';

/** A document to analyse, by its path or its bytes, with the options. */
export type AnalysisTask = ({ path: string } | { bytes: Uint8Array }) & {
  options?: AnalyseOptions | undefined;
};

/**
 * Analyses one document. Resolves to a refusal if `analyseDocx` would throw a DeskError. Rejects only for a fault in
 * thesisdesk itself.
 *
 * @param decide runs the part of the analysis that never pauses
 * @example
 * const outcome = await runAnalysisTask({ path: 'thesis.docx' });
 * if ('result' in outcome) outcome.result.analysis.textWordCount; // 48_210
 */
export async function runAnalysisTask(task: AnalysisTask, decide?: RunStep): Promise<AnalysisOutcome> {
  try {
    const source = 'path' in task ? task.path : task.bytes;
    return { result: await analyseInSteps(source, task.options, decide) };
  } catch (error) {
    if (error instanceof DeskError) return { refusal: refusalOf(error) };
    throw error;
  }
}
