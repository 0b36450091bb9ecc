import type { ReadSettings } from './reading/read-settings.ts';
import { type SettingName, settingList } from './settings.ts';

/** A setting with its current value. */
export interface EffectiveSetting {
  /** Its place in the configuration file. */
  setting: string;
  /** Its name in the environment. */
  variable: string;
  /** The value as it would be written; dots for a secret, null if nothing is set. */
  value: string | null;
  /** The flag, variable or line of the file that sets it; `default` if it is not set. */
  source: string;
}

/**
 * All settings, in the order of the table.
 *
 * @param computed defaults that depend on this machine
 */
export function effectiveSettings(
  { found }: Pick<ReadSettings, 'found'>,
  computed: Partial<Record<SettingName, string | undefined>>,
): EffectiveSetting[] {
  return settingList.map(([name, { key, variable, isSecret = false, default: usual }]) => {
    const given = found.get(name);
    const value = given?.text ?? usual ?? computed[name] ?? null;
    return {
      setting: key,
      variable,
      value: isSecret && value !== null ? hidden : value,
      source: given?.label ?? 'default',
    };
  });
}

/** Reveals nothing about the secret, not even its length. */
const hidden = '••••••••';
