import { foldPhrases, inSmallLetters, stripMarks } from '../text/fold-text.ts';
import type { PhraseList } from './language.ts';
import { onceByScript, type Script, scriptAt } from './script.ts';

/** Returns the phrases of several lists, folded like `foldText`, without duplicates and in order. */
export function foldedPhrases(...lists: readonly (PhraseList | null)[]): string[] {
  const written = lists.filter((list) => list !== null).flatMap(phrasesIn);
  return written.length === 0 ? [] : [...new Set(foldPhrases(written))];
}

/** Returns the phrases of several lists in lower case and without accents, with their punctuation. */
export function plainPhrases(...lists: readonly PhraseList[]): string[] {
  return [...new Set(phrasesIn(inSmallLetters(stripMarks(lists.join('|')))))];
}

/** Returns the phrases of several lists of folded languages, in order. A phrase of two lists is returned twice. */
export function phrasesInAll(...lists: readonly (PhraseList | null)[]): string[] {
  const all = lists.filter((list) => list !== null).join('|');
  return all === '' ? [] : all.split('|');
}

/** Returns the phrases as written. */
export function phrasesIn(list: PhraseList): string[] {
  return list
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

/** A phrase found in a text, and the values that belong to it. */
export interface FoundPhrase<Value> {
  phrase: string;
  values: readonly Value[];
}

/**
 * Finds which of many phrases a text has at a position. They are looked up by their first two characters, because a
 * regular expression of hundreds of words takes many milliseconds to build and a long time to fail.
 *
 * @example
 * const labels = new PhraseStarts([['fig', 'figure'], ['figure', 'figure']]);
 * labels.at('figure 3', 0); // those of "figure", then of "fig"
 */
export class PhraseStarts<Value> {
  /** By one code unit for phrases of length one, by two for all others. */
  readonly #byStart = new Map<number, FoundPhrase<Value>[]>();
  /** Which pairs of ASCII characters may start a phrase: nearly all lookups end here. */
  readonly #asciiStarts = new Uint8Array(128 * 128);

  constructor(phrases: Iterable<readonly [phrase: string, value: Value]>) {
    const values = new Map<string, Value[]>();
    for (const [phrase, value] of phrases) {
      const known = values.get(phrase);
      if (!known) values.set(phrase, [value]);
      else if (!known.includes(value)) known.push(value);
    }
    for (const [phrase, each] of values) this.#add({ phrase, values: each });
    for (const list of this.#byStart.values()) list.sort((a, b) => b.phrase.length - a.phrase.length);
  }

  /** Returns the longest phrase first. @param text in the same form as the phrases */
  at(text: string, from: number): readonly FoundPhrase<Value>[] {
    const first = text.charCodeAt(from);
    const second = text.charCodeAt(from + 1);
    if (first < 128 && second < 128 && this.#asciiStarts[first * 128 + second] === 0) return nothing;
    const longer = foundIn(this.#byStart.get(pairOf(first, second)), text, from, nothing);
    return foundIn(this.#byStart.get(first), text, from, longer);
  }

  #add(phrase: FoundPhrase<Value>): void {
    const { length } = phrase.phrase;
    if (length === 0) return;
    const first = phrase.phrase.charCodeAt(0);
    const second = phrase.phrase.charCodeAt(1);
    const start = length === 1 ? first : pairOf(first, second);
    if (first < 128) {
      if (length === 1) this.#asciiStarts.fill(1, first * 128, first * 128 + 128);
      else if (second < 128) this.#asciiStarts[first * 128 + second] = 1;
    }
    const list = this.#byStart.get(start);
    if (list) list.push(phrase);
    else this.#byStart.set(start, [phrase]);
  }
}

/** Phrases grouped by script; those of a script are only prepared when a text in it needs them. */
export class PhrasesByScript<Value> {
  readonly #of: (script: Script) => PhraseStarts<Value>;

  constructor(read: (script: Script) => Iterable<readonly [phrase: string, value: Value]>) {
    this.#of = onceByScript((script) => new PhraseStarts(read(script)));
  }

  /**
   * Returns the longest phrase first.
   *
   * @param text in the same form as the phrases
   * @param letterAt the position of a letter, if another character comes before it
   */
  at(text: string, from: number, letterAt = from): readonly FoundPhrase<Value>[] {
    return this.#of(scriptAt(text, letterAt)).at(text, from);
  }
}

const nothing: readonly never[] = [];

/** Adds those of a list that the text has. Allocates nothing if there are none, as nearly everywhere. */
function foundIn<Value>(
  list: readonly FoundPhrase<Value>[] | undefined,
  text: string,
  from: number,
  before: readonly FoundPhrase<Value>[],
): readonly FoundPhrase<Value>[] {
  let found = before;
  if (list === undefined) return found;
  for (let index = 0; index < list.length; index += 1) {
    const each = list[index];
    if (each && text.startsWith(each.phrase, from)) found = [...found, each];
  }
  return found;
}

/** Larger than any single code unit; NaN if there is no second one. */
function pairOf(first: number, second: number): number {
  return (first + 1) * 0x10000 + second;
}
