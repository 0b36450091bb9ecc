import { languages } from '../../language/folded-languages.ts';
import type { Language, PhraseList } from '../../language/language.ts';
import { languagesOf, phrasesWithLanguages } from '../../language/languages-of.ts';
import { PhrasesByScript, phrasesIn, phrasesInAll } from '../../language/phrases.ts';
import { inSmallLetters } from '../fold-text.ts';
import { hanNumeral, isCardinal } from '../numerals.ts';
import { isContinuation } from './caption-continuation.ts';

/** The label and number at the start of a caption. */
export interface CaptionLabel {
  kind: 'table' | 'figure';
  /** Folded: `figure`, `abb`, `map`. */
  label: string;
  /** `3`, `3.2`, `A-1`, `IV`, `one`. */
  number: string;
  /** Everything after the number. */
  rest: string;
}

/**
 * Reads the label and number that a text starts with; null if it does not start with them.
 *
 * @param text as returned by `stripMarks`
 * @example
 * readLabel('Figure 3.2: Harbours'); // { kind: 'figure', label: 'figure', number: '3.2', rest: ': Harbours' }
 */
export function readLabel(text: string): CaptionLabel | null {
  return /^\d/.test(text) ? numberThenLabel(text) : labelThenNumber(text);
}

/**
 * Reads a label with no number yet, or with none intended: `Figure: Growth`, `Figure. Growth`, `Fig. X. Growth`,
 * `Рис. номер. Рост`, or the bare label. Null without a separator, and for small letters, as in running text and code.
 *
 * @param text as returned by `stripMarks`
 */
export function readUnnumbered(text: string): CaptionLabel | null {
  if (/^\p{Ll}/u.test(text)) return null;
  for (const { phrase, values } of labels.at(inSmallLetters(text), 0)) {
    const end = endOf(placeholder, text, phrase.length);
    const named = values.find(({ genitive }) => !genitive);
    if (end !== null && named) return { kind: named.kind, label: phrase, number: '', rest: text.slice(end) };
  }
  return null;
}

/**
 * A colon, the end of the line, a full stop before a capital, or a placeholder for a number: a word before a separator, or a sign before a separator or the end of the
 * line.
 */
const placeholder =
  /\s*:|\s?\.?\s*$|\s?\.(?=\s+\p{Lu})|\.?\s{1,3}(?:(?:\p{L}{1,8}|[#?_…]{1,4}|\[[^\]\s]{1,12}\])\s?[.:](?=\s)|(?:[XYZN]{1,3}|[#?_…]{1,4}|\[[^\]\s]{1,12}\])\s*$)/uy;

function labelThenNumber(text: string): CaptionLabel | null {
  const start = '[(<〈《【'.includes(text.charAt(0)) ? 1 : 0;
  const small = inSmallLetters(text);
  const behindSupplements = supplements.at(small, start).flatMap(({ phrase }) => {
    return endOf(behindSupplement, text, start + phrase.length) ?? [];
  });
  for (const from of [...behindSupplements, start]) {
    for (const { phrase, values } of labels.at(small, from)) {
      const end = from + phrase.length;
      const read =
        numberBehind(text, small, end, values) ??
        numberBehind(text, small, endOfSupplement(small, end, values), values);
      if (read === null) continue;
      const [named] = isContinuation(read.rest) ? values : values.filter(({ genitive }) => !genitive);
      if (named) return { kind: named.kind, label: phrase, ...read };
    }
  }
  return null;
}

/** Finds the end of a word for appendices behind a label, in one of its languages: `Tabel Lampiran 1`. */
function endOfSupplement(small: string, end: number, of: readonly Label[]): number | null {
  const at = endOf(white, small, end);
  const found = at === null ? [] : supplements.at(small, at);
  const own = found.find(({ values }) =>
    values.some((named) => of.some(({ language }) => language === named)),
  );
  return at === null || own === undefined ? null : at + own.phrase.length;
}

function numberBehind(
  text: string,
  small: string,
  end: number | null,
  of: readonly Label[],
): { number: string; rest: string } | null {
  if (end === null) return null;
  for (const place of [...endsOfNumberSign(small, end, of), end]) {
    const at = endOf(separators, text, place) ?? place;
    const until = endOfNumber(text, at) ?? endOfNumberWord(text, at, of);
    if (until === null) continue;
    const behind = endOfOtherNumber(text, small, until, of) ?? until;
    return { number: text.slice(at, until), rest: text.slice(behind) };
  }
  return null;
}

/** Finds the end of a second number of a caption for two pictures: `Figure 3 and 4: …`, `Grafico 1 e 2. …`. */
function endOfOtherNumber(text: string, small: string, from: number, of: readonly Label[]): number | null {
  const word = endOf(wordBetween, small, from);
  if (word === null) return null;
  const between = small.slice(from, word).trim();
  const joins =
    between === '&' || of.some(({ language }) => phrasesIn(language.conjunctions).includes(between));
  if (!joins) return null;
  const end = endOfNumber(text, word);
  return end === null || endOf(punctuation, text, end) === null ? null : end;
}

/** Finds the ends of number signs (`No.`, `nº`, `رقم`) after the label, in one of the label's languages. */
function endsOfNumberSign(small: string, end: number, of: readonly Label[]): number[] {
  const at = endOf(behindLabel, small, end) ?? end;
  return numberSigns
    .at(small, at)
    .filter(({ values }) => values.some((sign) => of.some(({ language }) => language === sign)))
    .map(({ phrase }) => at + phrase.length)
    .filter((place) => endOf(letterOrEnd, small, place) === null);
}

/** Finds the end of a number word such as `One` if punctuation follows it: "Table one shows" is a sentence. */
function endOfNumberWord(text: string, from: number, of: readonly Label[]): number | null {
  const end = endOf(word, text, from);
  if (end === null) return null;
  const written = inSmallLetters(text.slice(from, end));
  return of.some(({ language }) => isCardinal(written, language)) ? end : null;
}

/** Where a sticky pattern that matches at a place ends; null if it does not match there. */
function endOf(pattern: RegExp, text: string, from: number): number | null {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : null;
}

const white = /\s+/y;
const behindSupplement = /\.?\s+/y;
const behindLabel = /\.?\s*/y;
const letterOrEnd = /\p{L}|$/uy;
const separators = /[\s.:#([\-–]{0,4}/y;
const wordBetween = /\s[^\s\d]{1,6}\s(?=\d)/y;
const punctuation = /\s?[.:](?!\d)/y;

/**
 * Finds the end of a number. Letters in front are looked at apart, and most numbers have none: V8 takes milliseconds to
 * compile a pattern with several classes of letters.
 */
function endOfNumber(text: string, from: number): number | null {
  const behindLetters = endOf(lettersInFront, text, from);
  const hasLetters = behindLetters !== null && /^\p{Lu}+[.\-–\s]?$/u.test(text.slice(from, behindLetters));
  return endOf(digits, text, hasLetters ? behindLetters : from) ?? endOf(otherNumber, text, from);
}

/** What may be the letters in front of a number, with what separates them: `A-`, `S`, `PL `. */
const lettersInFront =
  /(?:[^\s\d.\-–]{1,2}[.\-–]?|[^\s\d.\-–]{1,3}\s(?=\d{1,3}(?:[.\-–]\d{1,3}){0,3}\s?(?:[.:]|$)))(?=\d)/uy;

/** `3`, `3.2`, `2b`, `3–1`. If letters follow directly, it is part of a word or, with a particle, of a sentence. */
const digits =
  /\d{1,3}(?:[.\-–:]\d{1,3}){0,3}(?:\p{Ll}(?!\p{L})|[A-Z](?=\s?[.:)|]))?(?![\p{Script=Latin}\p{Script=Hangul}\p{Script=Hiragana}\d])/uy;
const roman = '[IVXLC]{1,6}(?:[.\\-–]\\d{1,3})?(?![\\p{L}\\d])';
const letter = '\\p{Lu}(?![\\p{L}\\d])';
const han = `${hanNumeral}{1,3}(?:[.\\-–]\\d{1,3})?(?!\\p{Script=Han})`;
/** A capital directly after the label may be an ending: FIGURES, TABELLEN. */
const parted = '(?<=[\\s.:#(\\[\\-–])';
const otherNumber = new RegExp(`${han}|${parted}(?:${roman}|${letter})`, 'uy');
const word = new RegExp(`${parted}[^\\s.:)\\]|\\-–—]+(?=\\s*[.:)\\]|\\-–—]|\\s*$|\\n)`, 'y');

/**
 * Reads a number before its label, as in some languages: `2. táblázat`, `3.1. ábra`, `1 lentelė`, `1-кесте`. A label
 * in capitals must be followed by a separator, because "3. DIAGRAM TECHNIQUES" is a heading.
 */
function numberThenLabel(text: string): CaptionLabel | null {
  const until = endOf(numberInFront, text, 0);
  if (until === null) return null;
  const small = inSmallLetters(text);
  const between = endOf(betweenNumberAndLabel, text, until) ?? until;
  const sign = text.slice(until, between).trim().charAt(0) || (between > until ? ' ' : '');
  const behindSigns = numberSigns.at(small, between).flatMap(({ phrase }) => {
    return endOf(behindNumberSign, text, between + phrase.length) ?? [];
  });
  for (const from of [between, ...behindSigns]) {
    for (const { phrase, values } of labels.at(small, from)) {
      const fitting = values.filter(({ language }) => parts(sign, text.slice(0, until), language));
      const end = from + phrase.length;
      const isSmall = small.slice(from, end) === text.slice(from, end);
      if (endOf(isSmall ? behindSmall : behindCapital, text, end) === null) continue;
      const rest = text.slice(end);
      const [named] = isContinuation(rest) ? fitting : fitting.filter(({ genitive }) => !genitive);
      if (named) return { kind: named.kind, label: phrase, number: text.slice(0, until), rest };
    }
  }
  return null;
}

/** Whether a language separates a number from the label after it in this way. */
function parts(sign: string, inFront: string, { captions }: Language): boolean {
  if (captions.numberFirst === 'never') return false;
  if (captions.numberFirst === 'full stop') return sign === '.' || (sign !== '-' && /[.-]\d+$/.test(inFront));
  if (captions.numberFirst === 'space') return sign === ' ' || sign === '.';
  return /[-–—]/.test(sign);
}

const numberInFront = /\d{1,3}(?:[.-]\d{1,3}){0,3}/y;
const betweenNumberAndLabel = /(?:\s?[-–—]|\.)?\s*/y;
const behindNumberSign = /\.?\s+/y;
const behindSmall = /(?=[\s.:\-–—]|$)/y;
const behindCapital = /(?=[.:\-–—\t\n]|\s*$)/y;

interface Label {
  language: Language;
  kind: CaptionLabel['kind'];
  /** Only with words that mark a continuation. */
  genitive: boolean;
}

/** Whether a label stands for tables and figures alike: 図表. */
export const isForEither = isAmong(({ captions }) => captions.either);

/** Whether a label stands for schemes, which may be numbered apart from figures. */
export const isForSchemes = isAmong(({ captions }) => captions.scheme);

function isAmong(listOf: (language: Language) => PhraseList | undefined): (label: string) => boolean {
  const listed = new PhrasesByScript<true>((script) =>
    languagesOf(script).flatMap((language) => each(listOf(language) ?? null, true)),
  );
  return (label) => listed.at(label, 0).some(({ phrase }) => phrase === label);
}

const labels = new PhrasesByScript<Label>((script) =>
  languagesOf(script).flatMap((language) => {
    const { table, figure, tableGenitive, figureGenitive } = language.captions;
    return [
      ...each<Label>(table, { language, kind: 'table', genitive: false }),
      ...each<Label>(figure, { language, kind: 'figure', genitive: false }),
      ...each<Label>(tableGenitive, { language, kind: 'table', genitive: true }),
      ...each<Label>(figureGenitive, { language, kind: 'figure', genitive: true }),
    ];
  }),
);

const supplements = phrasesWithLanguages(({ captions }) => captions.supplement);

/** From all languages, because `№` becomes "no", whatever the letters around it. */
const numberSigns = new PhrasesByScript<Language>(() =>
  languages.flatMap((language) => each(language.captions.numberSign, language)),
);

function each<Value>(list: PhraseList | null, value: Value): [string, Value][] {
  return phrasesInAll(list).map((phrase) => [phrase, value]);
}
