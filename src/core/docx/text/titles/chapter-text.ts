import type { Language, PhraseList } from '../../language/language.ts';
import { languagesOf } from '../../language/languages-of.ts';
import { PhrasesByScript, phrasesInAll } from '../../language/phrases.ts';
import { foldText } from '../fold-text.ts';
import { hanNumeral, numberBefore, numberBehind } from '../numerals.ts';

/**
 * Reads `chapter 1 …`, `first chapter …`, `1. bölüm`, `第1章`, `제1장`; null if a text does not start like that.
 *
 * @param folded as returned by `foldText`
 * @example
 * readChapter('chapter one: introduction'); // { number: 'one', title: 'introduction' }
 */
export function readChapter(folded: string): Chapter | null {
  return wordThenNumber(folded) ?? numberThenWord(folded) ?? aroundNumber(folded);
}

/** Whether a folded text starts like the heading of an appendix: `appendix b – …`, `anhang 2`, `附录一`. */
export function isAppendix(folded: string): boolean {
  return appendixes.at(folded, 0).some(({ phrase }) => behindAppendix.test(folded.slice(phrase.length)));
}

export interface Chapter {
  /** As in the text: `1`, `iv`, `one`. */
  number: string;
  /** Folded. */
  title: string;
}

/** `chapter 1`, `kapitel: eins`, `phan thu nhat`. */
function wordThenNumber(folded: string): Chapter | null {
  for (const { phrase, values } of chapters.at(folded, 0)) {
    const [, token = '', rest = ''] = behindWord.exec(folded.slice(phrase.length)) ?? [];
    const number = token === '' ? null : numberBehind(token, rest.charAt(0), values);
    if (number !== null) return { number, title: titleOf(rest) };
  }
  return null;
}

/** `1. bolum`, `first chapter`, `1-тарау`. */
function numberThenWord(folded: string): Chapter | null {
  for (const pattern of beforeWord) {
    const [before = '', token = ''] = pattern.exec(folded) ?? [];
    for (const { phrase, values } of before === '' ? [] : chapters.at(folded, before.length)) {
      const rest = folded.slice(before.length + phrase.length);
      const number = endOfWord.test(rest) ? numberBefore(token, before.charAt(token.length), values) : null;
      if (number !== null) return { number, title: titleOf(rest) };
    }
  }
  return null;
}

/** `第1章 绪论`, `제1장 서론`. */
function aroundNumber(folded: string): Chapter | null {
  for (const { phrase, values } of signs.at(folded, 0)) {
    numberBehindSign.lastIndex = phrase.length;
    const [all = '', number = ''] = numberBehindSign.exec(folded) ?? [];
    const at = phrase.length + all.length;
    const word = number === '' ? [] : chapters.at(folded, at);
    const found = word.find((each) => each.values.some((language) => values.includes(language)));
    if (found) return { number, title: titleOf(folded.slice(at + found.phrase.length)) };
  }
  return null;
}

function titleOf(rest: string): string {
  return foldText(rest.replace(/^[\s.:：、)\-–—]+/, ''));
}

const chapters = wordsOf(({ chapters: list }) => list);
const appendixes = wordsOf(({ headings }) => headings.appendix);
const signs = wordsOf(({ numbers }) => numbers.ordinalSign);

/** The words of a list, with the languages they belong to. */
function wordsOf(listOf: (language: Language) => PhraseList | null): PhrasesByScript<Language> {
  return new PhrasesByScript((script) =>
    languagesOf(script).flatMap((language) =>
      phrasesInAll(listOf(language)).map((phrase): [string, Language] => [phrase, language]),
    ),
  );
}

const endOfWord = /^(?:[\s.:：)\-–—]|$)/;

/** What separates a number from the word before it, then the number, then the rest. */
const behindWord = /^(?:\s*[.:-]\s*|\s+|(?=\d))([^\s.:：)\-–—]+)(.*)$/;

/** A number and what separates it from the word after it; with a hyphen, only digits and Roman numerals. */
const beforeWord = [/^([^.\s]+)[.\s]\s*/, /^(\d{1,2}|[ivxіх]{1,5})\s?[-–]\s?/];

const numberBehindSign = new RegExp(`\\s*(\\d{1,2}|${hanNumeral}{1,3})\\s*`, 'uy');

const behindAppendix =
  /^(?:\s*[.:：\-–—(]|\s*[a-zα-ω]?\d{0,2}[\s.:：)\-–—]|\s*[a-z]?\d{0,2}$|\s*[ivx]{1,5}(?:[\s.:：\-–—]|$)|\s*[一二三四五六七八九十])/;
