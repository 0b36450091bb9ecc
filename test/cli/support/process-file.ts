/** The built program of processes that analyse: the tests run from the source, which has none. */
export const builtProcess = new URL('../../../dist/analysis-process.js', import.meta.url);
