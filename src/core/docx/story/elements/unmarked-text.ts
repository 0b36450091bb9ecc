/**
 * The text of a `w:t` that does not say `xml:space="preserve"`: Word and LibreOffice leave out white space at its ends.
 * The text comes in pieces of which none is kept.
 *
 * @example
 * const text = new UnmarkedText();
 * text.add(' Two '); // 'Two'
 * text.add(' words '); // '  words'
 */
export class UnmarkedText {
  #hasBegun = false;
  /** White space that belongs to the text only if more of it follows. */
  #held = '';

  /** Returns what the next piece adds to the text. */
  add(piece: string): string {
    if (this.#hasBegun && this.#held === '' && !isWhite(piece, piece.length - 1)) return piece;
    let end = piece.length;
    while (end > 0 && isWhite(piece, end - 1)) end -= 1;
    if (end === 0) {
      if (this.#hasBegun) this.#held = (this.#held + piece).slice(0, mostHeld);
      return '';
    }
    let start = 0;
    if (!this.#hasBegun) while (isWhite(piece, start)) start += 1;
    const inner = this.#held + piece.slice(start, end);
    this.#held = piece.slice(end, end + mostHeld);
    this.#hasBegun = true;
    return inner;
  }
}

/** Between two words, a thousand characters of white space say as much as a million. */
const mostHeld = 1000;

function isWhite(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}
