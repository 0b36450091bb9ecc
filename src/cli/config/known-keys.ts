import { didYouMean } from './did-you-mean.ts';
import { type Setting, takesFile } from './setting.ts';
import { type SettingName, settingList } from './settings.ts';

/** What a key of the configuration file stands for. */
export interface KnownKey {
  name: SettingName;
  setting: Setting<unknown>;
  /** It has `_file` at its end, and names the file of the value. */
  isFile: boolean;
}

/** All keys of the configuration file, with their sections. */
export const knownKeys: ReadonlyMap<string, KnownKey> = new Map(
  settingList.flatMap(([name, setting]) => {
    const keys: [string, KnownKey][] = [[setting.key, { name, setting, isFile: false }]];
    if (takesFile(setting)) keys.push([`${setting.key}_file`, { name, setting, isFile: true }]);
    return keys;
  }),
);

export const knownSections: readonly string[] = [...new Set([...knownKeys.keys()].map(sectionOf))];

/** Sentences on what may be meant by a key that there is not, and on what there is in its section. */
export function keyAdvice(key: string): string {
  const section = sectionOf(key);
  const there = [...knownKeys.keys()].filter((each) => each.startsWith(`${section}.`));
  const nearest = didYouMean(key, there) || elsewhere(key) || didYouMean(key, knownKeys.keys());
  return there.length === 0 ? nearest : `${nearest} Known keys: ${there.join(', ')}.`;
}

/** A key that stands in another section, or in one at all. */
function elsewhere(key: string): string {
  const name = key.split('.').at(-1);
  const found = [...knownKeys.keys()].find((each) => each.split('.')[1] === name);
  return found === undefined ? '' : ` Did you mean ${found}?`;
}

function sectionOf(key: string): string {
  return key.split('.')[0] ?? '';
}
