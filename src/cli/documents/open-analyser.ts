import { resultOf } from '../../core/analysis/analysis-pool/analysis-outcome.ts';
import type { AnalyseOptions } from '../../core/docx/analyse.ts';
import type { AnalysisResult } from '../../core/docx/analysis.ts';
import { withinSeconds } from './within-seconds.ts';

/** Something that analyses documents. */
export interface Analyser {
  /** How many documents it works on at once. */
  readonly atOnce: number;
  analyse(path: string, options?: AnalyseOptions): Promise<AnalysisResult>;
  close(): Promise<void>;
}

/**
 * One document is analysed in this process, because another one takes longer to start than most documents take to
 * read. Several are spread over the cores, in processes of their own, so that one that dies of its document leaves
 * the others.
 *
 * @param seconds the longest that one document may take
 * @example
 * const analyser = await openAnalyser(1, 4, 60); // atOnce is 1
 */
export async function openAnalyser(documents: number, cores: number, seconds: number): Promise<Analyser> {
  if (documents <= 1) {
    const { runAnalysisTask } = await import('../../core/analysis/analysis-pool/analysis-task.ts');
    const analyse: Analyser['analyse'] = async (path, options) =>
      resultOf(await withinSeconds(seconds, () => runAnalysisTask({ path, options })));
    return { atOnce: 1, analyse, close: async () => {} };
  }
  const { createAnalysisPool } = await import('../../core/analysis/analysis-pool.ts');
  const atOnce = Math.min(documents, cores);
  return { atOnce, ...createAnalysisPool({ processes: atOnce, seconds }) };
}
