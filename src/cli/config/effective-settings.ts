import type { ReadSettings } from './reading/read-settings.ts';
import { type SettingName, settingList } from './settings.ts';

/** A setting as it holds now. */
export interface EffectiveSetting {
  /** Its place in the configuration file. */
  setting: string;
  /** Its name in the environment. */
  variable: string;
  /** As one would write it; dots for a secret, null where nothing is set. */
  value: string | null;
  /** The flag, variable, or line of the file that it comes from; `default` where nobody set it. */
  source: string;
}

/**
 * All settings, in the order of the table.
 *
 * @param computed defaults that are only known on this machine
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

/** Says nothing of the secret, not even its length. */
const hidden = '••••••••';
