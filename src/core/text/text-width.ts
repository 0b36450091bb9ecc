/**
 * Returns the columns that a text occupies in a font of fixed width: two for each ideograph, kana, Hangul syllable,
 * full-width form and emoji, none for a mark that sits on another character (Unicode Standard Annex 11).
 *
 * @example
 * textWidth('論文.docx'); // 9
 */
export function textWidth(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  return charactersOf(text).reduce((width, character) => width + widthOfCharacter(character), 0);
}

/** Splits a text into characters as a reader sees them: a letter with its accents is one. */
export function charactersOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

let segmenter: Intl.Segmenter | undefined;

function widthOfCharacter(character: string): number {
  if (invisible.test(character)) return 0;
  // Katakana's half-width sound marks belong to the kana before them but still occupy a column.
  const marks = character.match(/[\uff9e\uff9f]/g)?.length ?? 0;
  return (wide.test(character) ? 2 : 1) + marks;
}

const invisible = /^[\p{M}\p{Cf}\p{Cc}]+$/u;
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{17000}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;
