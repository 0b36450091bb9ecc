import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { systemErrorCode } from '../../../core/ports/system-error.ts';
import { fromHome, pathRule } from '../../terminal/home-path.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import { takesFile } from '../setting.ts';
import { type PlacedSetting, type SettingName, settingList } from '../settings.ts';

/** A setting as written in one of the sources. */
export interface FoundSetting {
  name: SettingName;
  text: string;
  /** The flag, the variable, or the key with its file and line, for messages. */
  label: string;
  /** The absolute path of the file that the text was read from. */
  secretFile?: string;
  /** What the operator should change, although it works. */
  warning?: string;
}

/** An unusable setting, in a sentence that says where it is and what to do. */
export interface Mistake {
  mistake: string;
  /** The setting that it was meant for, if known, which then is not reported as missing. */
  name?: SettingName;
}

/** What a source says under a spelling. */
export interface WrittenSetting extends Spelling {
  /** The spelling itself. */
  as: string;
  /** Where it is written, before the spelling in messages; empty for the environment. */
  place: string;
  text: string;
}

/**
 * Returns what one source sets, each setting once. Secrets are read from the files that are named for them, except those
 * that another source overrides: their files may be meant for another user or machine.
 */
export async function foundIn(
  source: readonly (WrittenSetting | Mistake)[],
  overridden: ReadonlySet<SettingName | undefined> = new Set(),
): Promise<(FoundSetting | Mistake)[]> {
  const first = new Map<SettingName, string>();
  const found = source.map(async (written) => {
    if ('mistake' in written) return written;
    const { setting, isFile, newName, as, place, text } = written;
    const { name } = setting;
    const label = place + as;
    const other = first.get(name);
    if (other !== undefined) return { name, mistake: `${label} and ${other} must not both be set.` };
    first.set(name, as);
    if (isFile && overridden.has(name)) return [];
    const renamed = `${label} is now called ${newName}. The old name works until 0.3.`;
    const warning = newName === null ? {} : { warning: renamed };
    return {
      ...(isFile ? await foundInFile(name, text, label) : { name, text, label }),
      ...warning,
    };
  });
  return (await Promise.all(found)).flat();
}

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

/** A name of a setting in the environment or in the file. */
interface Spelling {
  setting: PlacedSetting;
  /** It ends in `_FILE` or `_file`, and names the file with the value. */
  isFile: boolean;
  /** The name that has replaced this one; null if none has. */
  newName: string | null;
}

/** All variables, or all keys of the file, in the order of the table. */
export function spellingsBy(form: 'variable' | 'key'): ReadonlyMap<string, Spelling> {
  const ending = form === 'variable' ? '_FILE' : '_file';
  const spellings = new Map<string, Spelling>();
  for (const [, setting] of settingList) {
    for (const end of takesFile(setting) ? ['', ending] : ['']) {
      const newName = setting[form] + end;
      const spelling = { setting, isFile: end !== '' };
      spellings.set(newName, { ...spelling, newName: null });
      if (setting.was) spellings.set(setting.was[form] + end, { ...spelling, newName });
    }
  }
  return spellings;
}

/** Returns the secret in a file, with the source that names the file. */
async function foundInFile(name: SettingName, path: string, label: string): Promise<FoundSetting | Mistake> {
  const expanded = fromHome(path);
  if (expanded === undefined) return { name, mistake: `${label} ${pathRule}.` };
  const secretFile = resolve(expanded);
  try {
    return { name, text: await readSecretFile(secretFile, label), label, secretFile };
  } catch (error) {
    if (error instanceof UsageError) return { name, mistake: error.message };
    throw error;
  }
}
