import { alternatives } from './alternatives.ts';
import { cardinalWords, hanNumeral } from './numerals.ts';
import { phrasesOf } from './vocabulary.ts';

/** What a caption starts with. */
export interface CaptionLabel {
  kind: 'table' | 'figure';
  /** `3`, `3.2`, `A-1`, `IV`, `one`. */
  number: string;
  /** All that follows the number. */
  rest: string;
}

/**
 * Reads the label and number that a text starts with; null where it starts otherwise. The labels of the 27
 * languages are looked up one by one, because a pattern of them all takes many milliseconds to build.
 *
 * @param text as `stripMarks` leaves it
 * @example
 * readLabel('Figure 3.2: Harbours'); // { kind: 'figure', number: '3.2', rest: ': Harbours' }
 */
export function readLabel(text: string): CaptionLabel | null {
  return (
    labelThenNumber('table', text) ??
    labelThenNumber('figure', text) ??
    numberThenLabel('table', text) ??
    numberThenLabel('figure', text)
  );
}

/**
 * Reads a label in front of which no number stands yet, or none is meant to: `Figure: Growth`, `Fig. X. Growth`,
 * `Рис. номер. Рост`. Null where no separator sets the label off.
 *
 * @param text as `stripMarks` leaves it
 */
export function readUnnumbered(text: string): CaptionLabel | null {
  for (const kind of ['table', 'figure'] as const) {
    // In running text and in code labels start with a small letter.
    if (/^\p{Ll}/u.test(text)) return null;
    for (const label of labelsAt(kind, text, 0)) {
      const end = endOf(placeholder, text, label.length);
      if (end !== null) return { kind, number: '', rest: text.slice(end) };
    }
  }
  return null;
}

/** A separator, or a word or sign that keeps a number's place, and a separator or the end. */
const placeholder =
  /\s*:|\s{1,3}(?:(?:\p{L}{1,8}|[#?_…]{1,4}|\[[^\]\s]{1,12}\])\s?[.:](?=\s)|(?:[XYZN]{1,3}|[#?_…]{1,4}|\[[^\]\s]{1,12}\])\s*$)/uy;

function labelThenNumber(kind: CaptionLabel['kind'], text: string): CaptionLabel | null {
  const start = '[(<〈《【'.includes(text.charAt(0)) ? 1 : 0;
  const behindSupplement = endOf(supplement, text, start);
  for (const from of behindSupplement === null ? [start] : [behindSupplement, start]) {
    for (const label of labelsAt(kind, text, from)) {
      const number = numberBehind(label, text, from);
      if (number !== null) return { kind, ...number };
    }
  }
  return null;
}

/** The labels that stand at a place, the longest first. */
function labelsAt(kind: CaptionLabel['kind'], text: string, from: number): string[] {
  const candidates = labels(kind).get(text.charAt(from)) ?? [];
  return candidates.filter((label) => text.startsWith(label, from));
}

function numberBehind(label: string, text: string, from: number): { number: string; rest: string } | null {
  const end = from + label.length;
  const behindSign = endOf(numberSign, text, end);
  for (const place of behindSign === null ? [end] : [behindSign, end]) {
    const at = endOf(separators, text, place) ?? place;
    const until = endOf(number, text, at) ?? endOfNumberWord(text, at);
    if (until !== null) return { number: text.slice(at, until), rest: text.slice(until) };
  }
  return null;
}

/** `One`, where something parts it from what follows: "Table one shows" is a sentence. */
function endOfNumberWord(text: string, from: number): number | null {
  const end = endOf(word, text, from);
  return end !== null && numberWords().has(text.slice(from, end)) ? end : null;
}

/** Where a sticky pattern ends that matches at a place; null where it does not. */
function endOf(pattern: RegExp, text: string, from: number): number | null {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : null;
}

const supplement =
  /(?:[Ss]upplement(?:ary|al)|SUPPLEMENT(?:ARY|AL)|[Aa]ppendix|APPENDIX|[Ee]xtended [Dd]ata|EXTENDED DATA)\s+/y;
const numberSign = /\s*(?:[Nn](?:\.?[Oo°]|[Rr])\.?|[Cc]\.|رقم)/y;
const separators = /[\s.([\-–]{0,4}/y;

/** `3`, `3.2`, `A-1`, `S1`, `2b`, `3–1`. A syllable that follows at once makes a word or, as a particle, a sentence. */
const digits =
  '(?:\\p{Lu}{1,2}[.\\-–]?)?\\d{1,3}(?:[.\\-–:]\\d{1,3}){0,3}(?:\\p{Ll}(?!\\p{L})|[A-Z](?=\\s?[.:)|]))?(?![\\p{Script=Latin}\\p{Script=Hangul}\\p{Script=Hiragana}\\d])';
const roman = '[IVXLC]{1,6}(?:[.\\-–]\\d{1,3})?(?![\\p{L}\\d])';
const letter = '\\p{Lu}(?![\\p{L}\\d])';
const han = `${hanNumeral}{1,3}(?:[.\\-–]\\d{1,3})?(?!\\p{Script=Han})`;
/** Right behind the label a capital may be an ending: FIGURES, TABELLEN. */
const parted = '(?<=[\\s.(\\[\\-–])';
const number = new RegExp(`${digits}|${han}|${parted}(?:${roman}|${letter})`, 'uy');
const word = new RegExp(`${parted}[^\\s.:)\\]|\\-–—]+(?=\\s*[.:)\\]|\\-–—]|\\s*$|\\n)`, 'y');

let knownNumberWords: ReadonlySet<string> | null = null;

function numberWords(): ReadonlySet<string> {
  knownNumberWords ??= new Set(cardinalWords.flatMap(inAllCases));
  return knownNumberWords;
}

type LabelsByInitial = ReadonlyMap<string, readonly string[]>;
const knownLabels = new Map<CaptionLabel['kind'], LabelsByInitial>();

function labels(kind: CaptionLabel['kind']): LabelsByInitial {
  let known = knownLabels.get(kind);
  if (!known) {
    known = byInitial(phrasesOf(`${kind}Label`).flatMap(inAllCases));
    knownLabels.set(kind, known);
  }
  return known;
}

function byInitial(phrases: readonly string[]): LabelsByInitial {
  const lists = new Map<string, string[]>();
  for (const phrase of phrases) {
    const list = lists.get(phrase.charAt(0));
    if (list) list.push(phrase);
    else lists.set(phrase.charAt(0), [phrase]);
  }
  return lists;
}

const hungarianLabels = new Map<CaptionLabel['kind'], RegExp>();

/**
 * Hungarian puts the number first: `2. táblázat`, `3.1. ábra`. In capitals a separator has to follow, because
 * "3. DIAGRAM TECHNIQUES" is a heading.
 */
function numberThenLabel(kind: CaptionLabel['kind'], text: string): CaptionLabel | null {
  if (!/^\d/.test(text)) return null;
  let pattern = hungarianLabels.get(kind);
  if (!pattern) {
    pattern = hungarianPattern(kind);
    hungarianLabels.set(kind, pattern);
  }
  const { number, rest } = pattern.exec(text)?.groups ?? {};
  return number === undefined || rest === undefined ? null : { kind, number, rest };
}

function hungarianPattern(kind: CaptionLabel['kind']): RegExp {
  const phrases = phrasesOf(`${kind}Label`, 'hu');
  const small = `(?:${alternatives(phrases)})(?=[\\s.:\\-–—]|$)`;
  const capital = `(?:${alternatives(phrases.flatMap(inAllCases))})(?=[.:\\-–—\\t\\n]|\\s*$)`;
  return new RegExp(
    `^(?<number>\\d{1,3}(?:[.\\-]\\d{1,3}){0,3})(?:\\.|(?<=[.\\-]\\d{1,3}))\\s*(?:(?:sz\\.|szamu)\\s*)?(?:${small}|${capital})(?<rest>[^]*)$`,
    'u',
  );
}

function inAllCases(phrase: string): string[] {
  return [phrase, phrase.charAt(0).toUpperCase() + phrase.slice(1), phrase.toUpperCase()];
}
