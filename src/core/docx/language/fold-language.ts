import type { Language, PhraseList } from './language.ts';
import { foldedPhrases, phrasesIn, plainPhrases } from './phrases.ts';

/**
 * Returns a language with all its lists in the form in which the analysis compares them, separated by `|`. Only the
 * conjunctions stay as they are written, because their hyphens count.
 */
export function foldLanguage(language: Language): Language {
  const { captions, numbers } = language;
  return {
    ...language,
    headings: mapped(language.headings, folded),
    chapters: folded(language.chapters),
    captions: { ...mapped(captions, folded), numberFirst: captions.numberFirst },
    continuation: mapped(language.continuation, folded),
    numbers: {
      ...mapped(numbers, folded),
      cardinals: foldedForms(numbers.cardinals),
      ordinals: foldedForms(numbers.ordinals),
    },
    styles: mapped(language.styles, folded),
    ...(language.titleBlock && { titleBlock: folded(language.titleBlock) }),
    entries: mapped(language.entries, (list) => joined(plainPhrases(list))),
    falseFriends: language.falseFriends && folded(language.falseFriends),
  };
}

function mapped<Lists extends object>(lists: Lists, fold: (list: PhraseList) => PhraseList): Lists {
  const entries = Object.entries(lists).map(([name, list]) => [
    name,
    typeof list === 'string' ? fold(list) : list,
  ]);
  return Object.fromEntries(entries);
}

function folded(list: PhraseList): PhraseList {
  return joined(foldedPhrases(list));
}

/** Folds each form of each number: `erste/erster | zweite/zweiter`. */
function foldedForms(list: PhraseList): PhraseList {
  return joined(phrasesIn(list).map((forms) => foldedPhrases(forms.replaceAll('/', '|')).join('/')));
}

function joined(phrases: readonly string[]): PhraseList {
  return phrases.join('|');
}
