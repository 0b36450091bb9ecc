import { UsageError } from '../../terminal/usage-error.ts';
import type { SettingName } from '../settings.ts';
import { readSecretFile } from './secret-file.ts';

/** A setting as it was written somewhere. */
export interface FoundSetting {
  name: SettingName;
  text: string;
  /** The flag, the variable, or the key with its file and line, for messages. */
  label: string;
  /** The file that the text was read from. */
  secretFile?: string;
  /** What the operator should change, though it works. */
  warning?: string;
}

/** What cannot be used, in a sentence that says where it stands and what to do. */
export interface Mistake {
  mistake: string;
  /** The setting that it was meant for, where that is known: it does not lack. */
  name?: SettingName;
}

/** The secret that a file holds, with who names the file. */
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
