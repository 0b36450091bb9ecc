import { DeskError } from '../../core/errors.ts';
import type { RateSchedule } from '../../core/pricing/rate-schedule.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { readJsonFile } from './read-json-file.ts';

/**
 * Reads a rate schedule from a JSON file.
 *
 * @returns the schedule, and sentences on what in it has no effect or is likely a mistake
 * @throws UsageError where there is no such file, it holds no JSON, or a value in it is wrong
 * @example
 * const { schedule } = await readRates('rates.json');
 */
export async function readRates(path: string): Promise<{ schedule: RateSchedule; warnings: string[] }> {
  const { parseRateSchedule } = await import('../../core/schemas/parse-rate-schedule.ts');
  const input = await readJsonFile(path, 'rates file');
  try {
    const { schedule, warnings } = parseRateSchedule(input);
    return { schedule, warnings: warnings.map((warning) => `${path}: ${warning}`) };
  } catch (error) {
    if (error instanceof DeskError) throw new UsageError(`${path}: ${error.message}`, { cause: error });
    throw error;
  }
}
