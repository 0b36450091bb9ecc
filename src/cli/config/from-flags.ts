import type { FoundSetting } from './found-setting.ts';
import { flagOf, isSettingName, type SettingName } from './settings.ts';

/** Settings from the command line as they were written, by their names in the program. */
export type Flags = Readonly<Partial<Record<SettingName, string>>>;

/** What flags set. */
export function fromFlags(flags: Flags): FoundSetting[] {
  return Object.entries(flags).flatMap(([name, text]) =>
    isSettingName(name) && text !== undefined ? [{ name, text, origin: 'flag', label: flagOf(name) }] : [],
  );
}
