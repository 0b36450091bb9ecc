/** A phrase that a text has at a place, and what belongs to it. */
export interface FoundPhrase<Value> {
  phrase: string;
  values: readonly Value[];
}

/**
 * Finds which of many phrases stand at a place of a text. They are looked up by their first two characters,
 * because a pattern of hundreds of words takes many milliseconds to build, and much time to fail.
 *
 * @example
 * const labels = new PhraseStarts([['fig', 'figure'], ['figure', 'figure']]);
 * labels.at('figure 3', 0); // those of "figure", then of "fig"
 */
export class PhraseStarts<Value> {
  readonly #byStart = new Map<string, FoundPhrase<Value>[]>();

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

  /** The longest first. @param text in the form that the phrases have */
  at(text: string, from: number): FoundPhrase<Value>[] {
    const found: FoundPhrase<Value>[] = [];
    for (const length of [2, 1]) {
      for (const each of this.#byStart.get(text.slice(from, from + length)) ?? []) {
        if (text.startsWith(each.phrase, from)) found.push(each);
      }
    }
    return found;
  }

  #add(phrase: FoundPhrase<Value>): void {
    if (phrase.phrase === '') return;
    const start = phrase.phrase.slice(0, 2);
    const list = this.#byStart.get(start);
    if (list) list.push(phrase);
    else this.#byStart.set(start, [phrase]);
  }
}
