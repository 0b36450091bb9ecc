import { readFile } from 'node:fs/promises';
import { UsageError } from '../terminal/usage-error.ts';

/**
 * Reads a file of JSON that an operator wrote.
 *
 * @param what the file is, for errors: "rates file"
 * @throws UsageError where there is no such file, or it holds no JSON
 * @example
 * const input = await readJsonFile('boundaries.json', 'boundaries file');
 */
export async function readJsonFile(path: string, what: string): Promise<unknown> {
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
    // Notepad and PowerShell put a byte order mark before the text.
    return (await readFile(path, 'utf8')).replace(/^\ufeff/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    const reason = code === 'ENOENT' ? 'No file at this path.' : `It cannot be read (${code}).`;
    throw new UsageError(`${path}: ${reason}`, { cause: error });
  }
}
