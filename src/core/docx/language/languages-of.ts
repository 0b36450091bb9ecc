import { languages } from './folded-languages.ts';
import type { Language } from './language.ts';
import type { Script } from './script.ts';

/** Returns the languages written in a script. */
export function languagesOf(script: Script): Language[] {
  return languages.filter((language) => language.script === script);
}
