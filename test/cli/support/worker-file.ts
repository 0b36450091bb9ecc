/** The worker as it is built; the tests run after the build. */
export const builtWorker = new URL('../../../dist/analysis-worker.js', import.meta.url);
