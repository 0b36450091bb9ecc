import type { Analyser } from './ports.ts';

/**
 * Threads that analyse documents, so that nothing else waits for them. They start with the first document, and do
 * not keep the process alive. `analyse` throws what `analyseDocx` throws.
 *
 * @param threads documents at once; a whole number above zero
 * @param workerFile the built `analysis-worker.js`, for programs that bundle thesisdesk; the one beside this module
 * where it is left out
 * @example
 * const analyser = analyserOnDemand(2);
 * const { analysis } = await analyser.analyse(await readFile('thesis.docx'));
 * await analyser.close();
 */
export function analyserOnDemand(threads: number, workerFile?: URL): Analyser {
  let pool: Promise<Analyser> | undefined;
  const open = async () => {
    const { createAnalysisPool } = await import('./analysis-pool.ts');
    return createAnalysisPool({ threads, ...(workerFile === undefined ? {} : { workerFile }) });
  };
  return {
    async analyse(document) {
      pool ??= open();
      return (await pool).analyse(document);
    },
    async close() {
      await (await pool)?.close();
    },
  };
}
