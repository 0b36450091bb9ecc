/**
 * Tells whether the fonts that every PDF reader has can show a text: they have the letters of Western Europe
 * (WinAnsiEncoding, ISO 32000-1, annex D).
 *
 * @example
 * isWinAnsi('Zoë “Quotes” – €'); // true
 * isWinAnsi('Łukasz'); // false
 */
export function isWinAnsi(text: string): boolean {
  return /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u.test(text);
}
