import { UsageError } from '../terminal/usage-error.ts';
import type { ReadSettings } from './read-settings.ts';
import { type SettingName, settings } from './settings.ts';

/** @throws UsageError where one of two settings is set and the other is not */
export function refuseHalf(
  { found }: Pick<ReadSettings, 'found'>,
  one: SettingName,
  other: SettingName,
): void {
  if (found.has(one) === found.has(other)) return;
  throw new UsageError(`${nameOf(one)} and ${nameOf(other)} must be set together.`);
}

/** @throws UsageError where one is set that does nothing without another one */
export function refuseWithout(
  { found }: Pick<ReadSettings, 'found'>,
  names: readonly SettingName[],
  needed: SettingName,
): void {
  const given = names.find((name) => found.has(name));
  if (given === undefined || found.has(needed)) return;
  throw new UsageError(`${nameOf(given)} has no effect without ${nameOf(needed)}. Set both or neither.`);
}

/** The variable, and the key of the file, for messages. */
export function nameOf(name: SettingName): string {
  return `${settings[name].variable} (${settings[name].key})`;
}
