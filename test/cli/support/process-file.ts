/** The built program of the analysis processes. The tests run from source, where it does not exist. */
export const builtProcess = new URL('../../../dist/analysis-process.js', import.meta.url);
