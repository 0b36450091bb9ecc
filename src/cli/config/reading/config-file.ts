import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { systemErrorCode } from '../../../core/system-error.ts';
import type { Environment } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import { fileVariable } from './in-environment.ts';

/** A configuration file, read. */
export interface ConfigFile {
  /** Absolute. */
  path: string;
  text: string;
  /** Others than its owner may read it. */
  isOpenToOthers: boolean;
}

/** Found where the program is started, when no other is named. */
export const usualName = 'thesisdesk.toml';

/**
 * The configuration file: the one that is named, else `thesisdesk.toml` in the folder, else none.
 *
 * @throws UsageError for one that cannot be read
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
    // Windows knows no such rights, and Node makes them up.
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
