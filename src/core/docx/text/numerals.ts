import { languages } from '../language/folded-languages.ts';
import type { Language } from '../language/language.ts';
import { phrasesInAll } from '../language/phrases.ts';

/** Everyday Chinese and Japanese numerals, and the formal ones used in forms and on title pages. */
export const hanNumeral = '[一二三四五六七八九十百〇零壹壱贰貳弐叁參参肆伍陆陸柒捌玖拾]';

/**
 * Reads a chapter's number after its word: digits, Roman numerals, a letter, or a number word of the languages.
 *
 * @param token folded, up to the next space or punctuation
 * @param next the text after the token; empty at the end of the text
 * @param of the languages that the chapter's word belongs to
 * @returns the number without its ending, or null if it is not a number
 * @example
 * numberBehind('1st', ' ', [english]); // '1'
 */
export function numberBehind(token: string, next: string, of: readonly Language[]): string | null {
  const number = withoutEnding(token, of);
  if (/^(?:\d{1,2}|[ivxіхι]{1,5})$/.test(number)) return number;
  if (of.some((language) => isCardinal(number, language) || isOrdinal(number, language))) return number;
  // Without punctuation, a letter after the word could be an article.
  if (/^[a-h]$/.test(number)) return next === '' || '.:)'.includes(next) ? number : null;
  if (!/^[α-θ]$/.test(number)) return null;
  return token !== number || next === '' || /[.:)\s]/.test(next) ? number : null;
}

/**
 * Reads a chapter's number before its word: `1.`, `II`, `Α΄`, "first". A single Latin letter or "one" there starts a
 * sentence.
 *
 * @returns the number without its ending, or null if it is not a number
 */
export function numberBefore(token: string, next: string, of: readonly Language[]): string | null {
  const number = withoutEnding(token, of);
  if (/^(?:\d{1,2}|[ivxіхι]{2,5})$/.test(number)) return number;
  if (of.some((language) => isOrdinal(number, language))) return number;
  // A bare eta is an article.
  if (/^[α-θ]$/.test(number) && (number !== 'η' || number !== token)) return number;
  return /[.-]/.test(next) && /^[ivxіхι]$/.test(number) ? number : null;
}

/** Whether a folded word is a cardinal number such as "one" or "two". */
export function isCardinal(word: string, language: Language): boolean {
  return numberWordsOf(language).cardinals.has(word);
}

/** Whether a number is that of a first chapter: `1`, `I`, `one`, `一`, `1.0`. */
export function isFirstNumber(number: string): boolean {
  const plain = number.replace(/\.0?$/, '');
  if (/^(?:\d|[α-θ]$)/.test(plain)) return plain === '1' || plain === 'α';
  firstWords ??= new Set(['i', 'і', 'ι', '一', '壹', '壱', ...languages.flatMap(firstNumberWordsOf)]);
  return firstWords.has(plain);
}

let firstWords: ReadonlySet<string> | null = null;

function isOrdinal(word: string, language: Language): boolean {
  return numberWordsOf(language).ordinals.has(word);
}

/** Removes the ending of `1st`, `1re`, `1-я`, `1ο` and `α'`. */
function withoutEnding(token: string, of: readonly Language[]): string {
  const digits = /^\d+(?=\D)/.exec(token)?.[0] ?? '';
  if (digits === '') return token.replace(/(?<=^[α-θ])'$/, '');
  const ending = token.slice(digits.length).replace(/^-/, '');
  return of.some((language) => numberWordsOf(language).endings.includes(ending)) ? digits : token;
}

/** The number words of a language, folded. */
interface NumberWords {
  cardinals: ReadonlySet<string>;
  ordinals: ReadonlySet<string>;
  /** Endings that may follow digits, without any hyphen before them. */
  endings: readonly string[];
}

function numberWordsOf(language: Language): NumberWords {
  let known = byLanguage.get(language);
  if (!known) {
    const { cardinals, ordinals, ordinalEnding } = language.numbers;
    known = {
      cardinals: new Set(phrasesInAll(allForms(cardinals))),
      ordinals: new Set(phrasesInAll(allForms(ordinals))),
      endings: phrasesInAll(ordinalEnding),
    };
    byLanguage.set(language, known);
  }
  return known;
}

/** A language's folded words for its first number: "one", "first". */
function firstNumberWordsOf({ numbers }: Language): string[] {
  return phrasesInAll(formsOfFirst(numbers.cardinals), formsOfFirst(numbers.ordinals));
}

const byLanguage = new Map<Language, NumberWords>();

function allForms(list: string): string {
  return list.replaceAll('/', '|');
}

function formsOfFirst(list: string): string {
  return allForms(list.trim().split(/[|\n]/, 1)[0] ?? '');
}
