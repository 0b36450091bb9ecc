import { resolve } from 'node:path';
import { UsageError } from '../../terminal/usage-error.ts';
import type { SettingName } from '../settings.ts';
import { readSecretFile } from './secret-file.ts';
import type { Spelling } from './spellings.ts';

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

/** Returns what one source sets, each setting once. Secrets are read from the files that are named for them. */
export async function foundIn(
  source: readonly (WrittenSetting | Mistake)[],
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
    const renamed = `${label} is now called ${newName}. The old name works until 0.3.`;
    const warning = newName === null ? {} : { warning: renamed };
    return {
      ...(isFile ? await foundInFile(name, resolve(text), label) : { name, text, label }),
      ...warning,
    };
  });
  return Promise.all(found);
}

/** Returns the secret in a file, with the source that names the file. */
async function foundInFile(
  name: SettingName,
  secretFile: string,
  label: string,
): Promise<FoundSetting | Mistake> {
  try {
    return { name, text: await readSecretFile(secretFile, label), label, secretFile };
  } catch (error) {
    if (error instanceof UsageError) return { name, mistake: error.message };
    throw error;
  }
}
