import type { Analyser } from './ports.ts';

/**
 * Threads that analyse documents, started with the first one.
 *
 * @param workerFile the built `analysis-worker.js`, for programs that bundle thesisdesk; the one beside this module
 * where it is left out
 * @example
 * createDesk({ …, analyser: analyserOnDemand(2) });
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
