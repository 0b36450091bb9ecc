import { languagesOf } from '../../language/languages-of.ts';
import { foldedPhrases } from '../../language/phrases.ts';
import { onceByScript, type Script, scriptAt } from '../../language/script.ts';
import { foldText } from '../fold-text.ts';
import { kindsOf, type VocabularyKind } from '../vocabulary.ts';
import { kindsOfCompound } from './compound-title.ts';
import { kindsOfUnlisted } from './unlisted-title.ts';

/**
 * Returns the kinds of a title, even if it is made of several ("Bibliography / References"), has a wrong letter
 * ("Refrences") or a remark in brackets at its end ("Abstract (Hebrew)"), is in brackets itself (`<표 목차>`) or has
 * spaces between its letters.
 *
 * @param folded as returned by `foldText`, without a leading number
 */
export function kindsOfTitle(folded: string): ReadonlySet<VocabularyKind> {
  const kinds = kindsOfWhole(folded);
  if (kinds.size > 0) return kinds;
  if (isSpacedOut(folded)) return kindsOf(folded.replaceAll(' ', ''));
  if (/^[([（<〈《【].*[)\]）>〉》】]$/.test(folded)) return kindsOfWhole(foldText(folded.slice(1, -1)));
  const bracket = /[)\]）]$/.test(folded) ? folded.search(/[([（]/) : 0;
  return bracket > 0 ? kindsOfWhole(foldText(folded.slice(0, bracket))) : kinds;
}

/** `r e f e r e n c e s`, as typewriters emphasised titles. */
function isSpacedOut(folded: string): boolean {
  return folded.charAt(1) === ' ' && folded.charAt(3) === ' ' && /^(?:\p{L} ){4,}\p{L}$/u.test(folded);
}

function kindsOfWhole(folded: string): ReadonlySet<VocabularyKind> {
  const kinds = kindsOf(folded);
  if (kinds.size > 0 || folded.length > longestTitle || folded.length < shortestTitle) return kinds;
  const unknown = onlyUnknownWord(folded);
  // Nearly every line has several words that no title has, and needs no further work.
  if (unknown === null) return isWrittenTogether(folded) ? kindsOfWords(folded) : kinds;
  if (unknown === 'none') return kindsOfWords(folded);
  for (const meant of correctionsOf(unknown.word)) {
    const rest = folded.slice(unknown.at + unknown.word.length);
    const corrected = folded.slice(0, unknown.at) + meant + rest;
    const meantKinds = kindsOf(corrected);
    if (meantKinds.size > 0) return meantKinds;
    const ofParts = kindsOfCompound(corrected);
    if (ofParts.size > 0) return ofParts;
  }
  return isWrittenTogether(folded) ? kindsOfWords(folded) : kinds;
}

/** Returns the kinds of a title of known words that is in no list as a whole. */
function kindsOfWords(folded: string): ReadonlySet<VocabularyKind> {
  const ofParts = kindsOfCompound(folded);
  if (ofParts.size > 0) return ofParts;
  const withOtherNumber = kindsWithOtherNumber(folded);
  return withOtherNumber.size > 0 ? withOtherNumber : kindsOfUnlisted(folded);
}

/** Returns the kinds of a title with one word in the wrong number: "List of reference", "Référence utilisées". */
function kindsWithOtherNumber(folded: string): ReadonlySet<VocabularyKind> {
  if (!folded.includes(' ')) return kindsOf(folded);
  for (const { 0: word, index } of folded.matchAll(/[a-z]{4,}/g)) {
    const meant = word.endsWith('s') ? word.slice(0, -1) : `${word}s`;
    const kinds = kindsOf(folded.slice(0, index) + meant + folded.slice(index + word.length));
    if (kinds.size > 0) return kinds;
  }
  return kindsOf(folded);
}

/** Whether "and" and the word next to it may be written as one word in this script. */
function isWrittenTogether(folded: string): boolean {
  const script = scriptAt(folded, 0);
  return script !== 'Latin' && script !== 'Greek' && script !== 'Cyrillic';
}

/** Characters of "list of publications, conference presentations and scholarships", and a few more. */
const longestTitle = 80;
/** Characters of two parts and a sign between them. */
const shortestTitle = 5;

/**
 * Returns the title words that a word may be a typo of: with one letter missing, extra or wrong, or two letters
 * swapped, inside a long word. The first and the last letter must be right: writers hardly ever get these wrong, and
 * they distinguish most other words ("preference", "dedicated") and word forms. Candidates are looked up by how a
 * word begins and ends, because a single typo leaves one of the two intact.
 *
 * @param word folded; not in any title, and not one of a language's false friends
 * @example
 * correctionsOf('refrences'); // ['references']
 */
function correctionsOf(word: string): string[] {
  const words = wordsByEnd(scriptAt(word, 0));
  const candidates = endsOf(word).flatMap((end) => words.get(end) ?? []);
  return [...new Set(candidates)].filter((each) => haveSameEnds(each, word) && isWithinOneLetter(each, word));
}

/** Whether one insertion, deletion, substitution or swap of neighbouring letters turns one word into the other. */
export function isWithinOneLetter(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [restOfA, restOfB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restOfA.length <= 1 && restOfB.length <= 1) return true;
  const mayBeSwap = restOfA.length === 2 && restOfB.length === 2;
  return mayBeSwap && restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0];
}

/** The words that titles of parts are made of. */
interface TitleWords {
  /** All of these words, words like "and" and "continued", and words that are similar to one of them but correct. */
  known: ReadonlySet<string>;
  /** Words long enough for a wrong letter to be recognised. */
  long: readonly string[];
}

/** In letters; shorter words have too many similar ones. */
const shortestLongWord = 8;

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

const wordsByEnd = onceByScript((script) => byEnd(titleWordsOf(script).long));

function byEnd(words: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    for (const end of endsOf(word)) {
      const list = found.get(end);
      if (list) list.push(word);
      else found.set(end, [word]);
    }
  }
  return found;
}

/** A typo in the first four letters of eight leaves the last four intact; one after them leaves the first three. */
function endsOf(word: string): [string, string] {
  return [`${word.slice(0, 3)}-`, `-${word.slice(-4)}`];
}

function haveSameEnds(a: string, b: string): boolean {
  return a[0] === b[0] && a.at(-1) === b.at(-1);
}

const words = /[^\s/\\&+,.;|()[\]{}'’:：、，・·（）–—-]+/g;

const titleWordsOf: (script: Script) => TitleWords = onceByScript(read);

function read(script: Script): TitleWords {
  const languages = languagesOf(script);
  // A language at a time: most have letters that V8 keeps in one byte, and use the same words again and again.
  const ofTitles = new Set<string>();
  for (const { headings } of languages) {
    for (const word of new Set(Object.values(headings).join('|').match(words))) ofTitles.add(word);
  }
  const others = languages.flatMap(({ conjunctions, continuation, falseFriends }) => {
    return [conjunctions, continuation.behind, falseFriends];
  });
  return {
    known: new Set([...ofTitles, ...foldedPhrases(...others)]),
    long: [...ofTitles].filter(({ length }) => length >= shortestLongWord),
  };
}
