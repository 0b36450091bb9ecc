import { foldPhrases, inSmallLetters, stripMarks } from '../text/fold-text.ts';
import type { PhraseList } from './language.ts';

/** Returns the phrases of several lists, folded like `foldText`, without duplicates and in order. */
export function foldedPhrases(...lists: readonly (PhraseList | null)[]): string[] {
  const written = lists.filter((list) => list !== null).flatMap(phrasesIn);
  return written.length === 0 ? [] : [...new Set(foldPhrases(written))];
}

/** Returns the phrases of several lists in lower case and without accents, with their punctuation. */
export function plainPhrases(...lists: readonly PhraseList[]): string[] {
  return [...new Set(phrasesIn(inSmallLetters(stripMarks(lists.join('|')))))];
}

/** Returns the phrases of several lists of folded languages, in order. A phrase of two lists is returned twice. */
export function phrasesInAll(...lists: readonly (PhraseList | null)[]): string[] {
  const all = lists.filter((list) => list !== null).join('|');
  return all === '' ? [] : all.split('|');
}

/** Returns the phrases as written. */
export function phrasesIn(list: PhraseList): string[] {
  return list
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}
