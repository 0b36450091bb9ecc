import type { Setting } from './setting.ts';
import { analysisSettings } from './settings/analysis.ts';
import { serverSettings } from './settings/server.ts';
import { serviceSettings } from './settings/services.ts';
import { storageSettings } from './settings/storage.ts';

/**
 * Everything that can be set, by its name in the program. Flags, variables, the file, its template, the checks
 * and the documentation all come from here.
 */
export const settings = { ...serverSettings, ...storageSettings, ...analysisSettings, ...serviceSettings };

export type SettingName = keyof typeof settings;

type ValueOf<Name extends SettingName> = ReturnType<(typeof settings)[Name]['parse']>;

type NameWithDefault = {
  [Name in SettingName]: (typeof settings)[Name] extends { default: string } ? Name : never;
}[SettingName];

/** What was set, or has a default. */
export type SettingValues = { [Name in NameWithDefault]: ValueOf<Name> } & {
  [Name in Exclude<SettingName, NameWithDefault>]?: ValueOf<Name>;
};

/** Each with its name, in the order of the table. */
export const settingList: readonly (readonly [SettingName, Setting<unknown>])[] = Object.entries<
  Setting<unknown>
>(settings).flatMap(([name, setting]) => (isSettingName(name) ? [[name, setting] as const] : []));

/** One of them, without what is special about it. */
export function settingOf(name: SettingName): Setting<unknown> {
  return settings[name];
}

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settings, name);
}

/** `publicUrl` is given as `--public-url`. */
export function flagOf(name: SettingName): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
