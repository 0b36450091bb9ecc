import type { Language } from './language.ts';
import { foldedPhrases } from './phrase-list.ts';

/** Words that a language counts with, folded. */
export interface NumberWords {
  cardinals: ReadonlySet<string>;
  ordinals: ReadonlySet<string>;
  /** What may stand behind digits, a hyphen before it left out. */
  endings: readonly string[];
}

export function numberWordsOf(language: Language): NumberWords {
  let known = byLanguage.get(language);
  if (!known) {
    const { cardinals, ordinals, ordinalEnding } = language.numbers;
    known = {
      cardinals: new Set(foldedPhrases(allForms(cardinals))),
      ordinals: new Set(foldedPhrases(allForms(ordinals))),
      endings: foldedPhrases(ordinalEnding),
    };
    byLanguage.set(language, known);
  }
  return known;
}

/** The words for the first number of a language: "one", "first"; folded. */
export function firstNumberWordsOf({ numbers }: Language): string[] {
  return foldedPhrases(formsOfFirst(numbers.cardinals), formsOfFirst(numbers.ordinals));
}

const byLanguage = new Map<Language, NumberWords>();

function allForms(list: string): string {
  return list.replaceAll('/', '|');
}

function formsOfFirst(list: string): string {
  return allForms(list.trim().split(/[|\n]/, 1)[0] ?? '');
}
