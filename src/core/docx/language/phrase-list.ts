import { foldPhrases, inSmallLetters, stripMarks } from '../text/fold-text.ts';
import type { PhraseList } from './language.ts';

/** The phrases of lists, each folded as `foldText` folds and only once, in their order. */
export function foldedPhrases(...lists: readonly (PhraseList | null)[]): string[] {
  const written = lists.filter((list) => list !== null).flatMap(phrasesIn);
  return written.length === 0 ? [] : [...new Set(foldPhrases(written))];
}

/** The phrases of lists in small letters without accents, their punctuation kept. */
export function plainPhrases(...lists: readonly PhraseList[]): string[] {
  return [...new Set(phrasesIn(inSmallLetters(stripMarks(lists.join('|')))))];
}

/** As they are written. */
export function phrasesIn(list: PhraseList): string[] {
  return list
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}
