import { DeskError } from '../../../errors.ts';
import { type FontSources, type FoundFont, findFont } from './find-font.ts';

/** How the texts of a quote are printed. */
export interface Lettering {
  /** Null for the fonts that every PDF reader has. */
  font: FoundFont | null;
  /** Returns one of the texts as it is printed. */
  printed(text: string): string;
}

/**
 * Chooses the font for the texts of a quote. Invisible characters need none; pictures such as emoji, which fonts for text
 * lack, are left out if no font has all of them.
 *
 * @throws DeskError `pdf_unavailable` if no font has the letters
 * @example
 * (await letteringFor('Ada 🎓', {})).printed('Ada 🎓'); // 'Ada'
 */
export async function letteringFor(texts: string, sources: FontSources): Promise<Lettering> {
  if (isWinAnsi(inPlainSigns(texts))) return { font: null, printed: inPlainSigns };
  try {
    return { font: await findFont(whole(texts), sources), printed: whole };
  } catch (error) {
    const others = withoutPictures(texts);
    const isOnlyFonts = error instanceof DeskError && error.code === 'pdf_unavailable';
    if (!isOnlyFonts || others === texts) throw error;
    const { font, printed } = await letteringFor(others, sources);
    return { font, printed: (text) => printed(withoutPictures(text)) };
  }
}

/** With each letter and its accent in one, and without what nobody sees; Persian and Indian scripts need the joiners. */
function whole(text: string): string {
  return text.normalize('NFC').replace(/(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu, '');
}

function inPlainSigns(text: string): string {
  return whole(text)
    .replace(/[\u200c\u200d]/g, '')
    .replace(/(?!\xa0)\p{Zs}/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-');
}

function withoutPictures(text: string): string {
  return text.replace(pictures, '').replace(/ {2,}/g, ' ').trim();
}

/** Not the signs that the plain fonts have: ©, ® and ™. */
const pictures =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3)(?:\ufe0f|\u200d|\p{Emoji_Modifier})*/gu;

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
