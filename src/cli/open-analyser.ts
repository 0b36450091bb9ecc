import type { AnalysisResult } from '../core/analysis.ts';
import type { AnalyseOptions } from '../core/docx/analyse.ts';

/** Something that analyses documents. */
export interface Analyser {
  /** How many documents it works on at once. */
  readonly atOnce: number;
  analyse(path: string, options?: AnalyseOptions): Promise<AnalysisResult>;
  close(): Promise<void>;
}

/**
 * One document is analysed in this thread, because a worker thread takes longer to start than most documents
 * take to read. Several are spread over the cores.
 *
 * @example
 * const analyser = await openAnalyser(1, 4); // atOnce is 1
 */
export async function openAnalyser(documents: number, cores: number): Promise<Analyser> {
  if (documents <= 1) {
    const { analyseFile } = await import('../core/analysis-worker.ts');
    return { atOnce: 1, analyse: analyseFile, close: async () => {} };
  }
  const { createAnalysisPool } = await import('../core/analysis-pool.ts');
  const atOnce = Math.min(documents, cores);
  return { atOnce, ...createAnalysisPool({ threads: atOnce }) };
}
