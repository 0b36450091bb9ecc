import type { Language, PhraseList } from './language.ts';
import { foldedPhrases, phrasesIn, plainPhrases } from './phrases.ts';
import { writtenLanguages } from './written-languages.ts';

/**
 * All supported languages, with their lists folded. That takes longer than reading many a document, so the build
 * replaces this file by its result: a module with the folded lists alone, which the library and the command share.
 */
export const languages: readonly Language[] = writtenLanguages.map(foldLanguage);

/**
 * Returns a language with all its lists in the form in which the analysis compares them, separated by `|`. Only the
 * conjunctions stay as they are written, because their hyphens count.
 */
function foldLanguage(language: Language): Language {
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
