import { latinLetters, metrics } from './glyph-metrics.ts';

/** The glyph tables that text widths are measured with; other fonts are multiples of one of them. */
export type GlyphTable = 'serif' | 'sans' | 'typewriter';

/**
 * Returns the width of a character as a share of the font size. Latin, Greek and Cyrillic letters use the metrics of
 * Times New Roman and Arial, other scripts their mean widths.
 */
export function glyphWidth(code: number, table: GlyphTable): number {
  if (table === 'typewriter') return typewriterWidth;
  if (code >= firstIdeographic) return otherWidth;
  return widths[table][code] ?? 0;
}

/**
 * Widths of ASCII characters by code, the same as from {@link glyphWidth}, for look-up without a function call each.
 */
export function asciiWidths(table: GlyphTable): Float64Array {
  return table === 'typewriter' ? typewriterWidths : widths[table];
}

/** Whether a character is an ideograph, kana or their punctuation, which allow a line to end between any two. */
export function isFullWidth(code: number): boolean {
  return (
    code >= firstIdeographic &&
    (code < 0xa4d0 ||
      (code >= 0xac00 && code < 0xd7b0) ||
      (code >= 0xf900 && code < 0xfb00) ||
      (code >= 0xfe30 && code < 0xfe50) ||
      (code >= 0xff00 && code < 0xff61))
  );
}

const firstIdeographic = 0x2e80;
const typewriterWidth = 0.6;
const otherWidth = 0.6;

type ScriptWidth = readonly [end: number, serif: number, sans: number];

/** The end of each script's range, and the mean width of its letters, for those whose letters are not listed. */
const scriptWidths: readonly ScriptWidth[] = [
  [0x20, 0, 0],
  [0x300, 0.5, 0.55],
  // Accents that are characters of their own stand above a letter.
  [0x370, 0, 0],
  [0x400, 0.5, 0.55],
  [0x530, 0.54, 0.56],
  [0x600, 0.45, 0.48],
  [0x780, 0.38, 0.41],
  [0x900, 0.45, 0.48],
  [0x1100, 0.5, 0.52],
  [0x1200, 1, 1],
  [0x2000, 0.5, 0.55],
  [0x200b, 0.3, 0.3],
  [0x2010, 0, 0],
  [firstIdeographic, otherWidth, otherWidth],
];

/** Ranges with letters that consist of another letter and an accent: Latin, Greek, Vietnamese and so on. */
const accented: readonly (readonly [number, number])[] = [
  [0xc0, 0x250],
  [0x386, 0x3cf],
  [0x1e00, 0x2000],
];

/** From Hebrew on, scripts set vowels and tones above or below the letters. */
const firstOfMarked = 0x590;
const firstHangul = 0x1100;
const mark = /\p{Mn}/u;

const widths = { serif: widthsOf('serif'), sans: widthsOf('sans') };
const typewriterWidths = new Float64Array(0x80).fill(typewriterWidth);

/** The widths of all characters before the ideographs, by code. An accented letter is as wide as without its accent. */
function widthsOf(table: 'serif' | 'sans'): Float64Array {
  const all = new Float64Array(firstIdeographic);
  let code = 0;
  for (const [end, serif, sans] of scriptWidths)
    for (; code < end; code += 1) all[code] = table === 'serif' ? serif : sans;
  for (const each of metrics)
    for (const [index, width] of each[table].entries()) all[each.first + index] = width / 1000;
  for (const [index, letter] of [...latinLetters.letters].entries())
    all[letter.charCodeAt(0)] = (latinLetters[table][index] ?? 0) / 1000;
  for (let letter = firstOfMarked; letter < firstHangul; letter += 1)
    if (mark.test(String.fromCharCode(letter))) all[letter] = 0;
  for (const [first, end] of accented)
    for (let letter = first; letter < end; letter += 1) {
      const plain = String.fromCharCode(letter).normalize('NFD').charCodeAt(0);
      if (plain !== letter) all[letter] = all[plain] ?? 0;
    }
  return all;
}
