import { expandReferences, refuseForbidden } from './characters.ts';
import { XmlError } from './xml-error.ts';

/** How the characters of an element are written: as text, or as character data. */
export interface CharacterNotation {
  /**
   * Returns the characters as a reader of the document has them.
   *
   * @throws XmlError
   */
  contentOf(source: string): string;
  /**
   * Returns how much of the source can be read although the rest has not come yet; more than none.
   *
   * @throws XmlError if the source is nothing but the start of a reference
   */
  endOfWhole(source: string): number;
}

/** The text between two tags. */
export const plainText: CharacterNotation = {
  contentOf(source) {
    if (!needsCare.test(source)) return source;
    refuseForbidden(source);
    if (source.includes(']]>')) throw new XmlError('the end of character data that never began');
    return expandReferences(withLineFeeds(source));
  },
  endOfWhole(source) {
    const ampersand = source.lastIndexOf('&');
    if (ampersand < 0 || source.includes(';', ampersand)) return endOfCharacters(source);
    if (ampersand === 0) throw new XmlError('a reference without an end');
    return ampersand;
  },
};

/** The text between `<![CDATA[` and `]]>`. */
export const characterData: CharacterNotation = {
  contentOf(source) {
    refuseForbidden(source);
    return withLineFeeds(source);
  },
  endOfWhole: endOfCharacters,
};

/** Converts every line end to a line feed (XML 1.0, 2.11). */
function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/**
 * Nearly all text has neither references nor anything that XML might forbid. This is a pattern, because V8 runs it as
 * machine code from the second text on, but a loop only after some milliseconds.
 */
const needsCare = /[^\t\n\x20-%'-=?-\ud7ff]/;

/** Leaves what belongs together with what may follow: the start of `]]>`, of a line end, of a character in two halves. */
function endOfCharacters(source: string): number {
  const last = source.charCodeAt(source.length - 1);
  if (last === carriageReturn || (last >= 0xd800 && last < 0xdc00)) return source.length - 1;
  if (last !== squareBracket) return source.length;
  return source.length - (source.endsWith(']]') ? 2 : 1);
}

const carriageReturn = 0x0d;
const squareBracket = 0x5d;
