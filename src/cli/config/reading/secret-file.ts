import { readFile } from 'node:fs/promises';
import { systemErrorCode } from '../../../core/ports/system-error.ts';
import { UsageError } from '../../terminal/usage-error.ts';

/**
 * Reads a secret from a file, as container platforms provide it, without the trailing line break.
 *
 * @param setting where the path comes from, for the message
 * @throws UsageError if the file cannot be read or is empty. The error never contains what was read.
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
