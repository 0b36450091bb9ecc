import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { systemErrorCode } from '../../../core/ports/system-error.ts';
import type { Environment } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import { fileVariable } from './in-environment.ts';

/** A configuration file that has been read. */
export interface ConfigFile {
  /** Absolute. */
  path: string;
  text: string;
  /** Users other than its owner can read it. */
  isOpenToOthers: boolean;
}

/** Used from the folder where the program is started, unless another file is named. */
export const usualName = 'thesisdesk.toml';

/**
 * Reads the configuration file: the named one, else `thesisdesk.toml` in the folder, else none.
 *
 * @throws UsageError if it cannot be read
 */
export async function readConfigFile(
  named: string | undefined,
  environment: Environment,
  folder: string,
): Promise<ConfigFile | null> {
  const variable = environment[fileVariable] || undefined;
  const given = named ?? variable;
  const path = given === undefined ? join(folder, usualName) : resolve(folder, given);
  try {
    const [{ mode }, text] = await Promise.all([stat(path), readFile(path, 'utf8')]);
    // Windows has no such permissions; Node makes them up.
    const isOpenToOthers = process.platform !== 'win32' && (mode & 0o077) !== 0;
    return { path, text: text.replace(/^\ufeff/, ''), isOpenToOthers };
  } catch (error) {
    const code = systemErrorCode(error) ?? 'unknown';
    if (code === 'ENOENT' && given === undefined) return null;
    const source = named !== undefined ? '--config' : variable !== undefined ? fileVariable : usualName;
    const message = `Cannot read the configuration file ${path} (${source}): ${code}.`;
    throw new UsageError(message, { cause: error });
  }
}
