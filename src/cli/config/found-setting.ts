import { UsageError } from '../terminal/usage-error.ts';
import { WrongValue } from './parse-settings.ts';
import type { SettingName } from './settings.ts';

/** Where a value comes from; the earlier wins. */
export type Origin = 'flag' | 'environment' | 'file';

/** A setting as it was written somewhere. */
export interface FoundSetting {
  name: SettingName;
  text: string;
  origin: Origin;
  /** The flag, the variable, or the key with its file and line, for messages. */
  label: string;
  /** The file that the text, a secret, was read from. */
  secretFile?: string;
}

/** The words for a found value that is wrong: who wrote it, and what it must be. Never the value itself. */
export function checked<Value>(parse: (text: string) => Value, { text, label }: FoundSetting): Value {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof WrongValue) throw new UsageError(`${label} ${error.message}.`, { cause: error });
    throw error;
  }
}
