import { languages, languagesOf } from '../language/all-languages.ts';
import type { Language, PhraseList } from '../language/language.ts';
import { plainPhrases } from '../language/phrase-list.ts';
import { PhraseStarts } from '../language/phrase-starts.ts';
import { type Script, scriptAt } from '../language/script.ts';
import { inSmallLetters, stripMarks } from './fold-text.ts';

/**
 * Whether a text counts pages, volumes or issues as entries of reference lists do: `pp. 12`, `S. 45`, `234 с.`,
 * `第3期`.
 */
export function hasPagesOrVolume(text: string): boolean {
  const plain = inSmallLetters(stripMarks(text));
  for (const { 0: digits, index } of plain.matchAll(/\d+/g)) {
    if (endsInUnit(plain, index) || startsWithUnit(plain, index + digits.length)) return true;
  }
  return false;
}

/** Whether a text has words of publishing in it: `In:`, `Hrsg.`, `Retrieved from`, `Изд-во`, `出版社`. */
export function hasPublicationWords(text: string): boolean {
  const plain = inSmallLetters(stripMarks(text));
  for (const { 0: start, index } of plain.matchAll(
    /(?<![\p{L}\p{N}])\p{L}|[([]|\p{Script=Han}|\p{Script=Hangul}/gu,
  )) {
    const letterAt = /[([]/.test(start) ? index + 1 : index;
    const words = wordsOf('publication', scriptAt(plain, letterAt)).at(plain, index);
    if (words.some(({ phrase }) => isWhole(plain, index, phrase))) return true;
  }
  return false;
}

/** The unit is looked for backwards, from its start, which is not far. */
function endsInUnit(plain: string, digitsAt: number): boolean {
  const end = plain.slice(0, digitsAt).trimEnd().length;
  if (digitsAt - end > 1) return false;
  for (let start = end - 1; start >= Math.max(0, end - longestUnit); start -= 1) {
    const inside =
      isLetter(plain, start) && isLetter(plain, start - 1) && scriptAt(plain, start) !== 'East Asian';
    if (inside) continue;
    const units = wordsOf('unitBefore', scriptAt(plain, start)).at(plain, start);
    if (units.some(({ phrase }) => start + phrase.length === end)) return true;
  }
  return false;
}

function startsWithUnit(plain: string, at: number): boolean {
  const start = plain.charAt(at) === ' ' ? at + 1 : at;
  const units = wordsOf('unitBehind', scriptAt(plain, start)).at(plain, start);
  return units.some(({ phrase }) => isWhole(plain, start, phrase));
}

/** Whether a phrase ends where a word does, or in punctuation. */
function isWhole(plain: string, at: number, phrase: string): boolean {
  const end = at + phrase.length;
  if (scriptAt(plain, end - 1) === 'East Asian') return true;
  return !(isLetter(plain, end - 1) && isLetter(plain, end));
}

function isLetter(text: string, at: number): boolean {
  return /\p{L}/u.test(text.charAt(at));
}

/** Characters. */
const longestUnit = 12;

type ListName = keyof Language['entries'];

const wordsByScript = new Map<string, PhraseStarts<true>>();

function wordsOf(list: ListName, script: Script): PhraseStarts<true> {
  const key = list === 'publication' ? `${list} ${script}` : list;
  let words = wordsByScript.get(key);
  if (!words) {
    // `№` is "no", whatever the letters around it.
    const those = list === 'publication' ? languagesOf(script) : languages;
    const lists: PhraseList[] = those.map(({ entries }) => entries[list]);
    words = new PhraseStarts(plainPhrases(...lists).map((phrase): [string, true] => [phrase, true]));
    wordsByScript.set(key, words);
  }
  return words;
}
