import { UsageError } from '../../terminal/usage-error.ts';
import type { SettingName } from '../settings.ts';
import { readSecretFile } from './secret-file.ts';

/** A setting as written in one of the sources. */
export interface FoundSetting {
  name: SettingName;
  text: string;
  /** The flag, the variable, or the key with its file and line, for messages. */
  label: string;
  /** The file that the text was read from. */
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

/** The secret read from a file, with the source that names the file. */
export async function foundInFile(
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
