import { analysis } from './sections/analysis.ts';
import { crm } from './sections/crm.ts';
import { mail, notices } from './sections/mail.ts';
import { business, server } from './sections/server.ts';
import { queue, redis, s3, storage } from './sections/storage.ts';
import { video } from './sections/video.ts';
import { webhooks } from './sections/webhooks.ts';
import type { Row, Setting, ValuesOf } from './setting.ts';

/**
 * All settings, by section of the file. Variables, the file, its template, the checks and the documentation are all
 * derived from this table.
 */
const sections = {
  ...{ server, business, storage, queue, redis, s3 },
  ...{ analysis, crm, webhooks, mail, notices, video },
};

type Sections = typeof sections;

/** A setting's name in the program: its section and its name there, such as `server.publicUrl`. */
export type SettingName = {
  [Section in keyof Sections]: `${Section}.${keyof Sections[Section] & string}`;
}[keyof Sections];

/** The values of all settings, by section and name. */
export type SettingValues = { [Section in keyof Sections]: ValuesOf<Sections[Section]> };

/** A setting with its names in the program and in the file: `server.public_url` for `server.publicUrl`. */
export interface PlacedSetting extends Setting {
  name: SettingName;
  key: string;
}

/** All settings with their names, in the order of the table. */
export const settingList: readonly (readonly [SettingName, PlacedSetting])[] = Object.entries<
  Record<string, Row<unknown, unknown>>
>(sections).flatMap(([section, rows]) =>
  Object.entries(rows).map(([row, { setting }]) => {
    const key = `${section}.${row.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
    // `Object.entries` loses the types of the names.
    const name = `${section}.${row}` as SettingName;
    return [name, { ...setting, name, key }] as const;
  }),
);

const byName: ReadonlyMap<string, PlacedSetting> = new Map(settingList);

export function settingOf(name: string): PlacedSetting {
  const setting = byName.get(name);
  if (setting === undefined) throw new TypeError(`Unknown setting ${name}.`);
  return setting;
}

/** The variable and the key in the file, for messages. */
export function nameOf(name: string): string {
  const { variable, key } = settingOf(name);
  return `${variable} (${key})`;
}

/** Computes all values with a function of each setting. */
export function valuesBy(read: (name: SettingName, setting: Setting) => unknown): SettingValues {
  const values: Record<string, Record<string, unknown>> = {};
  for (const [name, setting] of settingList) {
    const [section = '', row = ''] = name.split('.');
    values[section] = { ...values[section], [row]: read(name, setting) };
  }
  // The tables give each value its type; iterating over them loses it.
  return values as SettingValues;
}
