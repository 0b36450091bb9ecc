import { foldText } from './fold-text.ts';
import { hanNumeral, numberBefore, numberBehind } from './numerals.ts';
import { phrasesOf } from './vocabulary.ts';

/**
 * Reads `chapter 1 …`, `first chapter …`, `1. bölüm`, `第1章`, `제1장`; null where a text starts otherwise. The
 * words of the 27 languages are looked up one by one, because a pattern of them all takes milliseconds to build.
 *
 * @param folded as `foldText` folds
 * @example
 * readChapter('chapter one: introduction'); // { number: 'one', title: 'introduction' }
 */
export function readChapter(folded: string): Chapter | null {
  return wordThenNumber(folded) ?? numberThenWord(folded) ?? eastAsian(folded);
}

/** Whether a folded text starts as an appendix is headed: `appendix b – …`, `anhang 2`, `附录一`. */
export function isAppendix(folded: string): boolean {
  return wordsInFront('appendix', folded).some((word) => behindAppendix.test(folded.slice(word.length)));
}

export interface Chapter {
  /** As in the text: `1`, `iv`, `one`. */
  number: string;
  /** Folded. */
  title: string;
}

/** `chapter 1`, `kapitel: eins`, `phan thu nhat`. */
function wordThenNumber(folded: string): Chapter | null {
  for (const word of wordsInFront('chapter', folded)) {
    const [, token = '', rest = ''] = behindWord.exec(folded.slice(word.length)) ?? [];
    const number = numberBehind(token, rest.charAt(0));
    if (number !== null) return { number, title: titleOf(rest) };
  }
  return null;
}

/** `1. bolum`, `first chapter`. */
function numberThenWord(folded: string): Chapter | null {
  const [before = '', token = ''] = beforeWord.exec(folded) ?? [];
  const number = numberBefore(token, before.charAt(token.length));
  if (number === null) return null;
  const behind = folded.slice(before.length);
  const word = wordsInFront('chapter', behind).find(({ length }) => endOfWord.test(behind.slice(length)));
  return word === undefined ? null : { number, title: titleOf(behind.slice(word.length)) };
}

/** `第1章 绪论`, `제1장 서론`. */
function eastAsian(folded: string): Chapter | null {
  const [, number, title = ''] = aroundNumber.exec(folded) ?? [];
  return number === undefined ? null : { number, title: foldText(title) };
}

function titleOf(rest: string): string {
  return foldText(rest.replace(/^[\s.:：)\-–—]+/, ''));
}

const words = new Map<'chapter' | 'appendix', readonly string[]>();

/** The words for it that a text starts with, the longest first. */
function wordsInFront(kind: 'chapter' | 'appendix', folded: string): string[] {
  let all = words.get(kind);
  if (!all) {
    all = phrasesOf(kind);
    words.set(kind, all);
  }
  return all.filter((word) => folded.startsWith(word));
}

const endOfWord = /^(?:[\s.:：)\-–—]|$)/;

/** What parts a number from the word before it, the number, and what follows. */
const behindWord = /^(?:\s*[.:-]\s*|\s+|(?=\d))(?:thu\s)?([^\s.:：)\-–—]+)(.*)$/;

/** A number, and what parts it from the word behind it. */
const beforeWord = /^([^.\s]+)[.\s]\s*/;

const aroundNumber = new RegExp(
  `^[第제]\\s*(\\d{1,2}|${hanNumeral}{1,3})\\s*(?:章|部分|部|篇|編|장|부)[\\s.:：、]*(.*)$`,
  'u',
);

const behindAppendix =
  /^(?:\s*[.:：\-–—(]|\s*[a-zα-ω]?\d{0,2}[\s.:：)\-–—]|\s*[a-z]?\d{0,2}$|\s*[ivx]{1,5}(?:[\s.:：\-–—]|$)|\s*[一二三四五六七八九十])/;
