import { readFile } from 'node:fs/promises';
import { DeskError } from '../core/errors.ts';
import type { RateSchedule } from '../core/rate-schedule.ts';
import { UsageError } from './usage-error.ts';

/**
 * Reads a rate schedule from a JSON file.
 *
 * @returns the schedule, and sentences on what in it has no effect or is likely a mistake
 * @throws UsageError where there is no such file, it holds no JSON, or a value in it is wrong
 * @example
 * const { schedule } = await readRates('rates.json');
 */
export async function readRates(path: string): Promise<{ schedule: RateSchedule; warnings: string[] }> {
  const { parseRateSchedule } = await import('../core/parse-rate-schedule.ts');
  const input = parseJson(await textOf(path), path);
  try {
    const { schedule, warnings } = parseRateSchedule(input);
    return { schedule, warnings: warnings.map((warning) => `${path}: ${warning}`) };
  } catch (error) {
    if (error instanceof DeskError) throw wrong(path, error.message, error);
    throw error;
  }
}

async function textOf(path: string): Promise<string> {
  try {
    // Notepad and PowerShell put a byte order mark before the text.
    return (await readFile(path, 'utf8')).replace(/^\ufeff/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    const reason = code === 'ENOENT' ? 'There is no file at this path.' : `It cannot be read (${code}).`;
    throw wrong(path, reason, error);
  }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const where = error instanceof Error ? error.message : 'unknown';
    throw wrong(path, `The rates file holds no valid JSON (${where}).`, error);
  }
}

function wrong(path: string, reason: string, cause: unknown): UsageError {
  return new UsageError(`${path}: ${reason}`, { cause });
}
