/**
 * Counts words like Microsoft Word, in text that arrives in pieces. A run of characters between white space is one
 * word; each Han ideograph, kana, CJK punctuation mark and full-width form is a word of its own; Korean words are
 * separated by white space. Hyphens, dashes and slashes do not split a word.
 *
 * @example
 * const counter = new WordCounter();
 * counter.add('state-of-the-');
 * counter.add('art 数字');
 * counter.words; // 3
 */
export class WordCounter {
  words = 0;
  /** Whether the last character was part of a word that may continue in the next piece. */
  insideWord = false;
  /** The first half of a character whose second half is in the next piece. */
  #half = '';

  /**
   * @returns the number of visible UTF-16 units in the piece: neither white space nor soft hyphens
   */
  add(piece: string): number {
    const text = this.#whole(piece);
    let { words, insideWord } = this;
    let visible = text.length;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      // Check the letters of most languages first.
      if (code > 0x20 && code < firstSpecial) {
        if (!insideWord) words += 1;
        insideWord = true;
      } else if (code === softHyphen) visible -= 1;
      else if (isWhiteSpace(code)) {
        visible -= 1;
        insideWord = false;
      } else if (code >= firstEastAsian && isWordOfItsOwn(text.codePointAt(index) ?? code)) {
        words += 1;
        insideWord = false;
        if (isHighSurrogate(code)) index += 1;
      } else if (!insideWord) {
        words += 1;
        insideWord = true;
      }
    }
    this.words = words;
    this.insideWord = insideWord;
    return visible;
  }

  /** Ends a word at a tab, a line break or the end of a paragraph. */
  separate(): void {
    this.insideWord = false;
  }

  #whole(piece: string): string {
    const text = this.#half + piece;
    const endsInHalf = isHighSurrogate(text.charCodeAt(text.length - 1));
    this.#half = endsInHalf ? text.slice(-1) : '';
    return endsInHalf ? text.slice(0, -1) : text;
  }
}

/** Counts the words of a whole text; see {@link WordCounter}. */
export function countWords(text: string): number {
  const counter = new WordCounter();
  counter.add(text);
  return counter.words;
}

/** The first code that needs a closer look: the old line end U+0085. */
const firstSpecial = 0x85;
export const softHyphen = 0xad;
export const firstEastAsian = 0x2e80;

/** Whether a UTF-16 unit is white space, which separates words. */
export function isWhiteSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return (
    code === 0xa0 ||
    code === 0x85 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

/** Ranges by Unicode block; Hangul is deliberately absent. */
const wordOfItsOwn: readonly (readonly [number, number])[] = [
  [0x2e80, 0x2fdf], // radicals
  [0x3001, 0x30ff], // CJK punctuation, hiragana, katakana
  [0x31c0, 0x31ff], // strokes, katakana extensions
  [0x3220, 0x3247], // enclosed ideographs
  [0x3280, 0x32b0],
  [0x32c0, 0x33ff], // enclosed katakana, squared words
  [0x3400, 0x4dbf], // ideographs, extension A
  [0x4e00, 0x9fff], // ideographs
  [0xf900, 0xfaff], // compatibility ideographs
  [0xfe30, 0xfe4f], // vertical punctuation
  [0xff01, 0xff9f], // full-width forms, half-width katakana
  [0xffe0, 0xffe6], // full-width signs
  [0x1b000, 0x1b16f], // kana supplements
  [0x20000, 0x3ffff], // ideographs, extensions B and later
];

/** Whether a character is a word on its own. */
export function isWordOfItsOwn(codePoint: number): boolean {
  for (const [first, last] of wordOfItsOwn) {
    if (codePoint < first) return false;
    if (codePoint <= last) return true;
  }
  return false;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
