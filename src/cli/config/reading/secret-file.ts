import { readFile } from 'node:fs/promises';
import { systemErrorCode } from '../../../core/system-error.ts';
import { UsageError } from '../../terminal/usage-error.ts';

/**
 * A secret from a file, as container platforms hand them over, without the line break at its end.
 *
 * @param setting where the path comes from, for the message
 * @throws UsageError where there is nothing to read. It never holds what was read.
 */
export async function readSecretFile(path: string, setting: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const code = systemErrorCode(error) ?? 'unknown';
    throw new UsageError(`Cannot read the file that ${setting} names (${code}).`, { cause: error });
  });
  const secret = text.replace(/^\ufeff/, '').replace(/\r?\n$/, '');
  if (secret === '') throw new UsageError(`The file that ${setting} names is empty.`);
  return secret;
}
