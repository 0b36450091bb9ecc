import { DeskError } from '../../core/errors.ts';
import type { Boundaries } from '../../core/schemas/boundaries.ts';
import { readJsonFile } from '../rates/read-json-file.ts';
import { UsageError } from '../terminal/usage-error.ts';

/**
 * Reads what an operator knows better than the analysis from a JSON file.
 *
 * @param path undefined where the command line names none
 * @throws UsageError where there is no such file, it holds no JSON, or a value in it is wrong
 * @example
 * const boundaries = await readBoundaries('boundaries.json');
 */
export async function readBoundaries(path: string | undefined): Promise<Boundaries | undefined> {
  if (path === undefined) return undefined;
  const input = await readJsonFile(path, 'boundaries file');
  const { parseBoundaries } = await import('../../core/schemas/boundaries.ts');
  try {
    return parseBoundaries(input);
  } catch (error) {
    if (error instanceof DeskError) throw new UsageError(`${path}: ${error.message}`, { cause: error });
    throw error;
  }
}
