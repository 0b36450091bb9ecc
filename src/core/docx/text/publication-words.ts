import { languages } from '../language/folded-languages.ts';
import type { Language } from '../language/language.ts';
import { languagesOf } from '../language/languages-of.ts';
import { type FoundPhrase, PhrasesByScript, phrasesInAll } from '../language/phrases.ts';
import { scriptAt } from '../language/script.ts';
import { inSmallLetters, stripMarks } from './fold-text.ts';

/**
 * Whether a text counts pages, volumes or issues like an entry of a reference list: `pp. 12`, `S. 45`, `234 с.`,
 * `第3期`.
 */
export function hasPagesOrVolume(text: string): boolean {
  const plain = inSmallLetters(stripMarks(text));
  for (const { 0: digits, index } of plain.matchAll(/\d+/g)) {
    if (endsInUnit(plain, index) || startsWithUnit(plain, index + digits.length)) return true;
  }
  return false;
}

/** Whether a text contains publishing words: `In:`, `Hrsg.`, `Retrieved from`, `Изд-во`, `出版社`. */
export function hasPublicationWords(text: string): boolean {
  const plain = inSmallLetters(stripMarks(text));
  let isInWord = false;
  for (let index = 0; index < plain.length; index += 1) {
    const letter = isLetter(plain, index);
    const isOpening = !letter && (plain.charAt(index) === '(' || plain.charAt(index) === '[');
    const starts = letter && (!isInWord || standsAlone(plain, index));
    isInWord = letter || isNumber(plain, index);
    if (!starts && !isOpening) continue;
    if (hasWhole(publicationWords.at(plain, index, isOpening ? index + 1 : index), plain, index)) return true;
  }
  return false;
}

/** Chinese and Korean words follow each other without spaces. */
function standsAlone(text: string, at: number): boolean {
  return text.charCodeAt(at) > ascii && /\p{Script=Han}|\p{Script=Hangul}/u.test(text.charAt(at));
}

/** Searches backwards for the start of the unit, which is close. */
function endsInUnit(plain: string, digitsAt: number): boolean {
  const end = isSpace(plain, digitsAt - 1) ? digitsAt - 1 : digitsAt;
  if (isSpace(plain, end - 1)) return false;
  for (let start = end - 1; start >= Math.max(0, end - longestUnit); start -= 1) {
    const inside =
      isLetter(plain, start) && isLetter(plain, start - 1) && scriptAt(plain, start) !== 'East Asian';
    if (inside) continue;
    if (unitEndsAt(end, plain, start)) return true;
  }
  return false;
}

/** Apart from its loop, as `hasWhole` is: a function made in a loop costs memory at each step, called or not. */
function unitEndsAt(end: number, plain: string, start: number): boolean {
  return unitsBefore.at(plain, start).some(({ phrase }) => start + phrase.length === end);
}

function startsWithUnit(plain: string, at: number): boolean {
  const start = plain.charAt(at) === ' ' ? at + 1 : at;
  return hasWhole(unitsBehind.at(plain, start), plain, start);
}

function hasWhole(phrases: readonly FoundPhrase<true>[], plain: string, at: number): boolean {
  return phrases.length > 0 && phrases.some(({ phrase }) => isWhole(plain, at, phrase));
}

/** Whether a phrase ends at the end of a word, or in punctuation. */
function isWhole(plain: string, at: number, phrase: string): boolean {
  const end = at + phrase.length;
  if (scriptAt(plain, end - 1) === 'East Asian') return true;
  return !(isLetter(plain, end - 1) && isLetter(plain, end));
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code > ascii) return /\p{L}/u.test(text.charAt(at));
  const small = code | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

function isNumber(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code > ascii ? /\p{N}/u.test(text.charAt(at)) : code >= 0x30 && code <= 0x39;
}

function isSpace(text: string, at: number): boolean {
  return /\s/.test(text.charAt(at));
}

const ascii = 0x7f;
/** In characters. */
const longestUnit = 12;

const publicationWords = new PhrasesByScript<true>((script) => wordsOf('publication', languagesOf(script)));
/** From all languages, because `№` becomes "no", whatever the letters around it. */
const unitsBefore = new PhrasesByScript<true>(() => wordsOf('unitBefore', languages));
const unitsBehind = new PhrasesByScript<true>(() => wordsOf('unitBehind', languages));

function wordsOf(list: keyof Language['entries'], of: readonly Language[]): [string, true][] {
  return phrasesInAll(...of.map(({ entries }) => entries[list])).map((phrase) => [phrase, true]);
}
