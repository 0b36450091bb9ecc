import { readFile } from 'node:fs/promises';
import type { Boundaries } from '../../core/docx/corrections/boundaries.ts';
import { DeskError } from '../../core/errors.ts';
import { systemErrorCode } from '../../core/ports/system-error.ts';
import type { RateSchedule } from '../../core/pricing/rates/rate-schedule.ts';
import { UsageError } from '../terminal/usage-error.ts';

/**
 * Reads a JSON file written by an operator.
 *
 * @param what the file is, for errors: "rates file"
 * @throws UsageError if the file is missing or is not valid JSON
 * @example
 * const input = await readJsonFile('boundaries.json', 'boundaries file');
 */
async function readJsonFile(path: string, what: string): Promise<unknown> {
  const text = await textOf(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    const where = error instanceof Error ? error.message : 'unknown';
    throw new UsageError(`${path}: The ${what} is not valid JSON (${where}).`, { cause: error });
  }
}

async function textOf(path: string): Promise<string> {
  try {
    // Notepad and PowerShell write a byte order mark before the text.
    return (await readFile(path, 'utf8')).replace(/^\ufeff/, '');
  } catch (error) {
    const code = systemErrorCode(error) ?? 'unknown';
    throw new UsageError(`${path}: ${reasons[code] ?? `It cannot be read (${code}).`}`, { cause: error });
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'No file at this path.',
  EISDIR: 'This is a folder, not a file.',
};

/**
 * Reads what an operator knows better than the analysis from a JSON file.
 *
 * @param path undefined if the command line names none
 * @throws UsageError where there is no such file, it holds no JSON, or a value in it is wrong
 * @example
 * const boundaries = await readBoundaries('boundaries.json');
 */
export async function readBoundaries(path: string | undefined): Promise<Boundaries | undefined> {
  if (path === undefined) return undefined;
  const input = await readJsonFile(path, 'boundaries file');
  const { parseBoundaries } = await import('../../core/docx/corrections/boundaries.ts');
  try {
    return parseBoundaries(input);
  } catch (error) {
    if (error instanceof DeskError) throw new UsageError(`${path}: ${error.message}`, { cause: error });
    throw error;
  }
}

/**
 * Reads a rate schedule from a JSON file.
 *
 * @returns the schedule, and warnings about entries that have no effect or are probably mistakes
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
