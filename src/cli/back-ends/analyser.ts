import type { Analyser } from '../../core/ports.ts';

/**
 * Threads that analyse documents, started with the first one.
 *
 * @param workerFile the built worker; the one beside the program where it is left out
 */
export function analyserOnDemand(threads: number, workerFile: URL | undefined): Analyser {
  let pool: Promise<Analyser> | undefined;
  const open = async () => {
    const { createAnalysisPool } = await import('../../core/analysis-pool.ts');
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
