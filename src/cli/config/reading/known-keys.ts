import { takesFile } from '../setting.ts';
import { type PlacedSetting, type SettingName, settingList } from '../settings.ts';
import { didYouMean } from './did-you-mean.ts';

/** The meaning of a key in the configuration file. */
export interface KnownKey {
  name: SettingName;
  setting: PlacedSetting;
  /** It ends in `_file`, and names the file with the value. */
  isFile: boolean;
}

/** All keys of the configuration file, with their sections. */
export const knownKeys: ReadonlyMap<string, KnownKey> = new Map(
  settingList.flatMap(([name, setting]) => {
    const text: [string, KnownKey] = [setting.key, { name, setting, isFile: false }];
    const file: [string, KnownKey] = [`${setting.key}_file`, { name, setting, isFile: true }];
    return takesFile(setting) ? [text, file] : [text];
  }),
);

export const knownSections: readonly string[] = [...new Set([...knownKeys.keys()].map(sectionOf))];

/** Suggests what an unknown key may have been meant to be, or else lists the keys of its section. */
export function keyAdvice(key: string): string {
  const there = [...knownKeys.keys()].filter((each) => sectionOf(each) === sectionOf(key));
  const elsewhere = [...knownKeys.keys()].filter((each) => each.split('.')[1] === key.split('.').at(-1));
  const nearest =
    didYouMean(key, there) ||
    (elsewhere[0] && ` Did you mean ${elsewhere[0]}?`) ||
    didYouMean(key, knownKeys.keys());
  return nearest || there.length === 0 ? nearest : ` Known keys: ${there.join(', ')}.`;
}

function sectionOf(key: string): string {
  return key.split('.')[0] ?? '';
}
