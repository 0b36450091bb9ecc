import { defaultAnalysisLimits, mostSeconds } from '../../core/analysis/analysis-pool/analysis-limits.ts';
import { UsageError } from '../terminal/usage-error.ts';

/**
 * The seconds that `--time-limit` names.
 *
 * @param text undefined where the command line names none
 * @throws UsageError for anything but a whole number of seconds, up to a day
 * @example
 * parseTimeLimit('90'); // 90
 * parseTimeLimit(undefined); // 60
 */
export function parseTimeLimit(text: string | undefined): number {
  if (text === undefined) return defaultAnalysisLimits.seconds;
  const seconds = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (seconds >= 1 && seconds <= mostSeconds) return seconds;
  throw new UsageError(`--time-limit must be a whole number of seconds from 1 to ${mostSeconds}.`);
}
