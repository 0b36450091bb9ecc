import { languages } from './folded-languages.ts';
import type { Language, PhraseList } from './language.ts';
import { PhrasesByScript, phrasesInAll } from './phrases.ts';
import type { Script } from './script.ts';

/** Returns the languages written in a script. */
export function languagesOf(script: Script): Language[] {
  return languages.filter((language) => language.script === script);
}

/** Returns the phrases that the languages list in one place, each with the languages that it belongs to. */
export function phrasesWithLanguages(
  listOf: (language: Language) => PhraseList | null,
): PhrasesByScript<Language> {
  return new PhrasesByScript((script) =>
    languagesOf(script).flatMap((language) =>
      phrasesInAll(listOf(language)).map((phrase): [string, Language] => [phrase, language]),
    ),
  );
}
