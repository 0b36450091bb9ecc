import { languagesOf } from '../../language/languages-of.ts';
import { foldedPhrases } from '../../language/phrase-list.ts';
import { onceByScript, type Script, scriptAt } from '../../language/script.ts';

/** The words that titles of parts are made of. */
export interface TitleWords {
  /** All of these words, words like "and" and "continued", and words that are similar to one of them but correct. */
  known: ReadonlySet<string>;
  /** Words long enough for a wrong letter to be recognised. */
  long: readonly string[];
}

/** In letters; shorter words have too many similar ones. */
export const shortestLongWord = 8;

/**
 * Returns the only word of a text that is in no title, with its position. Returns null if there are several, so that
 * the text cannot be a title, even a misspelt one; `none` if all words are known.
 *
 * @param folded as returned by `foldText`
 */
export function onlyUnknownWord(folded: string): { word: string; at: number } | 'none' | null {
  let found: { word: string; at: number } | 'none' = 'none';
  for (const { 0: word, index } of folded.matchAll(words)) {
    if (titleWordsOf(scriptAt(word, 0)).known.has(word)) continue;
    if (found !== 'none' || word.length < shortestLongWord - 1) return null;
    found = { word, at: index };
  }
  return found;
}

const words = /[^\s/\\&+,.;|()[\]{}'’:：、，・·（）–—-]+/gu;

export const titleWordsOf: (script: Script) => TitleWords = onceByScript(read);

function read(script: Script): TitleWords {
  const languages = languagesOf(script);
  const titles = languages.flatMap(({ headings }) => Object.values(headings)).join('|');
  // Splitting at spaces is fast and leaves a fifth of the words for the pattern.
  const parts = new Set(titles.replaceAll('|', ' ').split(' '));
  const ofTitles = new Set([...parts].join(' ').match(words));
  const others = languages.flatMap(({ conjunctions, continuation, falseFriends }) => {
    return [conjunctions, continuation.behind, falseFriends];
  });
  return {
    known: new Set([...ofTitles, ...foldedPhrases(...others)]),
    long: [...ofTitles].filter(({ length }) => length >= shortestLongWord),
  };
}
