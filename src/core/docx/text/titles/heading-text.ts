import { phrasesWithLanguages } from '../../language/languages-of.ts';
import { foldText } from '../fold-text.ts';
import { hanNumeral, numberBefore, numberBehind } from '../numerals.ts';
import { kindsOf, type VocabularyKind } from '../vocabulary.ts';
import { kindsOfTitle } from './title-kinds.ts';

/** The meaning of a heading's words, with its number separate. */
export interface HeadingMeaning {
  kinds: ReadonlySet<VocabularyKind>;
  /** The leading number as typed: `1`, `2.3`, `IV`; empty if it has none. */
  number: string;
  /** The words without the number, folded. */
  title: string;
}

/**
 * Reads a heading: `3. Literature Review`, `Chapter One: Introduction`, `第一章 引言`, `GİRİŞ`,
 * `Appendix B – Questionnaire`, `Bibliography / References`, `Refrences`.
 */
export function readHeading(text: string): HeadingMeaning {
  const folded = foldText(text);
  const chapter = readChapter(folded);
  if (chapter) {
    // "1. Introductory chapter" is known as a whole.
    const ofWhole = kindsOf(readNumber(folded).title);
    const kinds = new Set<VocabularyKind>([...kindsOfTitle(chapter.title), ...ofWhole, 'chapter']);
    return { kinds, ...chapter };
  }
  const { number, title } = readNumber(folded);
  const ofTitle = kindsOfTitle(title);
  const kinds = ofTitle.size > 0 || title === folded ? ofTitle : kindsOfTitle(folded);
  return { kinds: kinds.size === 0 && isAppendixTitle(folded, title) ? appendix : kinds, number, title };
}

const appendix: ReadonlySet<VocabularyKind> = new Set(['appendix']);

/** `1`, `1.2`, `iv`, `a`, a Greek letter before a Greek word, with the punctuation or space that separates it from the title. */
const leadingNumber = new RegExp(
  `^((?:\\d{1,2}(?:[.-]\\d{1,2}){0,4})(?=[\\s.):\\-–—])|(?:[ivx]{1,5}|[a-z])(?=[.):])|[α-ω](?=[.)]\\s*[α-ω]{3})|${hanNumeral}{1,3}(?=[、.:]))[.):、\\-–—]*\\s*(.+)$`,
  'u',
);

/** `I Introduction`, `1引言`, `一 引言`: only counts as a number if the rest is a title in its own right. */
const bareNumber = new RegExp(`^([ivx]{1,5}(?=\\s)|\\d{1,2}|${hanNumeral}{1,3})\\s*(.+)$`, 'u');

function readNumber(folded: string): { number: string; title: string } {
  const [, number, title = ''] = leadingNumber.exec(folded) ?? [];
  if (number !== undefined) return { number, title: foldText(title) };
  const [, bare = '', rest = ''] = bareNumber.exec(folded) ?? [];
  return bare !== '' && kindsOfTitle(foldText(rest)).size > 0
    ? { number: bare, title: foldText(rest) }
    : { number: '', title: folded };
}

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

/** Whether a folded text starts like the heading of an appendix: `appendix b – …`, `anhang 2`, `附录一`, `[부록 1] …`. */
export function isAppendix(folded: string): boolean {
  const start = '[(<〈《【'.includes(folded.charAt(0)) ? 1 : 0;
  return appendixes
    .at(folded, start)
    .some(({ phrase }) => behindAppendix.test(folded.slice(start + phrase.length)));
}

/** With its number in front, an appendix needs a sign before its title: `1. melleklet: …`. */
function isAppendixTitle(folded: string, title: string): boolean {
  if (isAppendix(folded)) return true;
  if (title === folded) return false;
  return appendixes.at(title, 0).some(({ phrase }) => /^\s?[.:–-]\s/.test(title.slice(phrase.length)));
}

interface Chapter {
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

/** `第1章 绪论`, `제1장 서론`, `第Ⅱ部`. */
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

const chapters = phrasesWithLanguages(({ chapters: list }) => list);
const appendixes = phrasesWithLanguages(({ headings }) => headings.appendix);
const signs = phrasesWithLanguages(({ numbers }) => numbers.ordinalSign);

const endOfWord = /^(?:[\s.:：)\-–—]|$)/;

/** What separates a number from the word before it, then the number, then the rest. */
const behindWord = /^(?:\s*[.:-]\s*|\s+|(?=\d))([^\s.:：)\-–—]+)(.*)$/;

/** A number and what separates it from the word after it; with a hyphen, only digits and Roman numerals. */
const beforeWord = [/^([^.\s]+)[.\s]\s*/, /^(\d{1,2}|[ivxіх]{1,5})\s?[-–]\s?/];

const numberBehindSign = new RegExp(`\\s*(\\d{1,2}|[ivx]{1,5}|${hanNumeral}{1,3})\\s*`, 'uy');

const behindAppendix =
  /^(?:\s*[.:：\-–—(]|\s*[a-zα-ω]?\d{0,2}[\s.:：)\-–—]|\s*[a-z]?\d{0,2}$|\s*[ivx]{1,5}(?:[\s.:：\-–—]|$)|\s*[一二三四五六七八九十])/;
