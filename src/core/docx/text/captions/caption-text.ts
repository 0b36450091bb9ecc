import { languagesOf } from '../../language/languages-of.ts';
import { PhrasesByScript, phrasesInAll } from '../../language/phrases.ts';
import { inSmallLetters, stripMarks } from '../fold-text.ts';
import { continuesBefore, endsInContinuation, isContinuation } from './caption-continuation.ts';
import { readLabel } from './caption-label.ts';

export interface CaptionText {
  kind: 'table' | 'figure';
  /** Folded: `figure`, `abb`, `map`. Captions with the same label are numbered together. */
  label: string;
  /** `3`, `3.2`, `A-1`, `IV`; empty if the number is automatic and therefore not in the text. */
  number: string;
  /** "Table 3 (continued)" names a part of a table that was already counted. */
  continued: boolean;
  /** Whether a separator or the end of the line follows the number, as is usual in captions and rare in sentences. */
  separated: boolean;
  /** The text after label and number. */
  title: string;
}

/**
 * Reads the label and number that a caption starts with, in any of the languages: `Figure 3.2: …`, `Abb. 4`, `图3.2`,
 * `2. táblázat`, `TABLE IV`, `Продолжение таблицы 3`. Null if the text does not start with them.
 */
export function readCaption(text: string): CaptionText | null {
  const start = stripMarks(text.slice(0, longestStart)).trimStart();
  const behind = continuesBefore(start);
  const label = readLabel(behind ?? start);
  if (label === null) return null;
  const { rest, ...named } = label;
  if (endOfMention.test(rest) && !/^[([]/.test(start)) return null;
  if (numbersOfSentence.test(rest)) return null;
  if (asVariable.test(start) && code.test(rest)) return null;
  const continued = behind !== null || isContinuation(rest);
  if (ending.test(rest) && !continued) return null;
  const title = rest.replace(/^[\s.:)\]>〉》】|\-–—,]+/u, '');
  const isBracketed = endOfBracketed.test(rest) && /[([]/.test(start.slice(0, -rest.length));
  const isSeparated = separator.test(rest) || (isHan(label.label) && hanSeparator.test(rest));
  return {
    ...named,
    title,
    continued: continued || endsInContinuation(title),
    separated: title === '' || (isSeparated && !isBracketed),
  };
}

/** "Figure (3) shows", where the bracket separates nothing. */
const endOfBracketed = /^[)\]]\s\p{Ll}/u;
/** "(see" at the end of one paragraph, "Table 6.2). For this" at the start of the next. */
const endOfMention = /^\)[.,;]/;
/** "Tables 4.2, 4.3, and 4.4 show": further numbers, and on in small letters. */
const numbersOfSentence = /^(?:\s*,\s*\d[\d.]*)+(?:,?\s\p{Ll}+\s\d[\d.]*)?\s\p{Ll}/u;
/** The ending of a word in a sentence: "Şekil 2.1’de görüldüğü gibi", "Figure 3's axes". */
const ending = /^\.?['’]\p{Ll}/u;
/** A program's `table2`, and what follows it there: `table2 <- data.frame(`, `figure1.savefig(`. */
const asVariable = /^\p{Ll}+\d/u;
const code = /^\s*(?:<-|\+?=|:=)|^(?:\[|\.\w+\()/;
const separator = /^\s*[.:)\]>〉》】|\-–—\n\t]|^\s{2,}/u;
/** Chinese and Japanese have no spaces between words, so one behind the number sets the title apart. */
const hanSeparator = /^[\s“"「『《（(]/u;

/** Whether a label is Chinese or Japanese. */
export function isHan(label: string): boolean {
  return /^\p{Script=Han}/u.test(label);
}

/** A caption of something that is neither a table nor a figure. */
interface OtherCaption {
  /** Folded: `listing`, `algorithm`. */
  label: string;
  /** Whether a separator or the end of the line follows the number, as is usual in captions and rare in sentences. */
  separated: boolean;
  /** The text after label and number. */
  title: string;
}

/**
 * Reads the label and number of a listing, an algorithm, an equation, a box and the like: `Listing 3: …`, `Box IV.
 * …`, `算法 2`. Null if the text does not start with them.
 */
export function readOtherCaption(text: string): OtherCaption | null {
  const start = stripMarks(text.slice(0, longestStart)).trimStart();
  for (const { phrase } of labels.at(inSmallLetters(start), 0)) {
    behindLabel.lastIndex = phrase.length;
    if (!behindLabel.test(start)) continue;
    const rest = start.slice(behindLabel.lastIndex);
    const title = rest.replace(/^[\s.:)\]|\-–—,]+/u, '');
    return { label: phrase, separated: title === '' || /^\s*[.:)\]|\-–—\n\t]/u.test(rest), title };
  }
  return null;
}

/** Whether a text starts with a label of listings, algorithms, equations, boxes and the like. */
export function isOtherLabel(text: string): boolean {
  return labels.at(inSmallLetters(stripMarks(text)), 0).length > 0;
}

/** In characters. */
const longestStart = 120;

/** `3`, `(3)`, `B`, `IV`, `2.1`: digits may follow the label directly, letters only after a space. */
const behindLabel =
  /(?:\.?\s*(?:[(:#]\s*)?\d+(?:[.\-–]\d+)*|\.?\s+\(?(?:[A-Z]|[IVX]+)(?:[.\-–]\d+)*)(?![\p{L}\d])\)?/uy;

const labels = new PhrasesByScript<true>((script) =>
  phrasesInAll(...languagesOf(script).map(({ captions }) => captions.other)).map((phrase) => [phrase, true]),
);

/**
 * Whether a line is a note to a table or figure: `Source: own work`, `Fonte: IBGE (2020)`, `注：…`. Authors often set
 * notes in the caption style.
 */
export function isCaptionNote(text: string): boolean {
  const start = stripMarks(text.slice(0, longestOpening)).trimStart();
  for (const { phrase } of openings.at(inSmallLetters(start), 0)) {
    behindOpening.lastIndex = phrase.length;
    if (behindOpening.test(start)) return true;
  }
  return false;
}

/** In characters. */
const longestOpening = 60;

/** A colon or the like, or, if that is missing, the capital of the next word. */
const behindOpening = /\s*[.:：(\-–—]|\s+\p{Lu}|\s*$/uy;

const openings = new PhrasesByScript<true>((script) =>
  phrasesInAll(...languagesOf(script).map(({ captions }) => captions.note)).map((phrase) => [phrase, true]),
);
