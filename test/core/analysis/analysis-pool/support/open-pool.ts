import { onTestFinished } from 'vitest';
import {
  type AnalysisPool,
  type AnalysisPoolOptions,
  createAnalysisPool,
} from '../../../../../src/core/analysis/analysis-pool.ts';
import { builtProcess } from '../../../../cli/support/process-file.ts';

/** A pool of one process, or of as many as the options say, for as long as the test. */
export function openPool(options: AnalysisPoolOptions = {}): AnalysisPool {
  const pool = createAnalysisPool({ processes: 1, processFile: builtProcess, ...options });
  onTestFinished(() => pool.close());
  return pool;
}

/** Does what the path of its document says; see there. */
export const strangeProcess = new URL('./strange-process.js', import.meta.url);

export const leastMemory = 128 * 1024 * 1024;
