import { languagesOf } from '../../language/all-languages.ts';
import { foldedPhrases } from '../../language/phrase-list.ts';
import { type Script, scriptAt } from '../../language/script.ts';
import { phrasesOf, type VocabularyKind } from '../vocabulary.ts';

/** The words that titles of parts are made of. */
export interface TitleWords {
  /** All of them, words like "and" and "continued", and such as are like one of them but are none. */
  known: ReadonlySet<string>;
  /** Those that are long enough to be told where a letter is wrong. */
  long: readonly string[];
}

/** Letters; shorter words have too many neighbours. */
export const shortestLongWord = 8;

/**
 * The word of a text that no title has, with its place: null where there are several, so that the text is no
 * title, or made of titles, whatever is wrong with it; `none` where all are known.
 *
 * @param folded as `foldText` folds
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

const byScript = new Map<Script, TitleWords>();

export function titleWordsOf(script: Script): TitleWords {
  let found = byScript.get(script);
  if (!found) {
    found = read(script);
    byScript.set(script, found);
  }
  return found;
}

function read(script: Script): TitleWords {
  const titles = [...phrasesOf(script)].filter(([, kinds]) => isOfPart(kinds)).map(([title]) => title);
  const ofTitles = new Set(titles.flatMap(wordsIn));
  const others = languagesOf(script).flatMap(({ conjunctions, continuation, falseFriends }) => {
    return [conjunctions, continuation.behind, falseFriends];
  });
  return {
    known: new Set([...ofTitles, ...foldedPhrases(...others)]),
    long: [...ofTitles].filter(({ length }) => length >= shortestLongWord),
  };
}

/** Most titles are letters and blanks, and need no pattern. */
function wordsIn(title: string): readonly string[] {
  return /^[a-z ]*$/.test(title) ? title.split(' ') : (title.match(words) ?? []);
}

function isOfPart(kinds: ReadonlySet<VocabularyKind>): boolean {
  for (const kind of kinds)
    if (kind !== 'chapter' && kind !== 'figureLabel' && kind !== 'tableLabel') return true;
  return false;
}
