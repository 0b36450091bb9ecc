import { takesFile } from '../setting.ts';
import { type PlacedSetting, settingList } from '../settings.ts';

/** A name of a setting in the environment or in the file. */
export interface Spelling {
  setting: PlacedSetting;
  /** It ends in `_FILE` or `_file`, and names the file with the value. */
  isFile: boolean;
  /** The name that has replaced this one; null if none has. */
  newName: string | null;
}

/** All variables, or all keys of the file, in the order of the table. */
export function spellingsBy(form: 'variable' | 'key'): ReadonlyMap<string, Spelling> {
  const ending = form === 'variable' ? '_FILE' : '_file';
  const spellings = new Map<string, Spelling>();
  for (const [, setting] of settingList) {
    for (const end of takesFile(setting) ? ['', ending] : ['']) {
      const newName = setting[form] + end;
      const spelling = { setting, isFile: end !== '' };
      spellings.set(newName, { ...spelling, newName: null });
      if (setting.was) spellings.set(setting.was[form] + end, { ...spelling, newName });
    }
  }
  return spellings;
}
