/** The glyph tables that text widths are measured with; other fonts are multiples of one of them. */
export type GlyphTable = 'serif' | 'sans' | 'typewriter';

/**
 * Returns the width of a character as a share of the font size. Latin letters use the metrics of Times New Roman and
 * Arial, other scripts their mean widths.
 */
export function glyphWidth(code: number, table: GlyphTable): number {
  if (table === 'typewriter') return typewriterWidth;
  const widths = asciiWidths(table);
  if (code < widths.length) return widths[code] ?? 0;
  return code < firstIdeographic ? widthByScript(code, table) : otherWidth;
}

/**
 * Widths of ASCII characters by code, the same as from {@link glyphWidth}, for look-up without a function call each.
 */
export function asciiWidths(table: GlyphTable): Float64Array {
  if (table === 'typewriter') return typewriterWidths;
  return table === 'serif' ? serifWidths : sansWidths;
}

function widthByScript(code: number, table: GlyphTable): number {
  const byScript = code < 0x2000 ? letterWidths : signWidths;
  for (const [end, serif, sans] of byScript) if (code < end) return table === 'serif' ? serif : sans;
  return otherWidth;
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

/** In thousandths of the font size, from the space to the tilde. */
const timesNewRoman = [
  250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500,
  500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333,
  389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469,
  500, 333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389,
  278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
];
const arial = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const serifWidths = fromSpace(timesNewRoman);
const sansWidths = fromSpace(arial);
const typewriterWidths = new Float64Array(serifWidths.length).fill(typewriterWidth);

/** The control characters before the space have no width. */
function fromSpace(thousandths: readonly number[]): Float64Array {
  return Float64Array.from([...Array.from({ length: 32 }, () => 0), ...thousandths], (each) => each / 1000);
}

type ScriptWidth = readonly [end: number, serif: number, sans: number];

/** The end of each script's range, and the mean width of its letters, most of which are lower case. */
const letterWidths: readonly ScriptWidth[] = [
  [0xa1, 0.25, 0.278],
  [0xc0, 0.5, 0.55],
  [0xdf, 0.69, 0.7],
  [0x370, 0.48, 0.54],
  [0x391, 0.47, 0.52],
  [0x3ac, 0.66, 0.66],
  [0x400, 0.47, 0.52],
  [0x430, 0.69, 0.69],
  [0x530, 0.515, 0.564],
  [0x900, 0.45, 0.48],
  [0x1100, 0.5, 0.52],
  [0x1200, 1, 1],
  [0x2000, 0.5, 0.55],
];
const signWidths: readonly ScriptWidth[] = [
  [0x200b, 0.3, 0.3],
  [0x2010, 0, 0],
  [0x2013, 0.333, 0.333],
  [0x2014, 0.5, 0.556],
  [0x2018, 1, 1],
  [0x201c, 0.333, 0.222],
  [0x2020, 0.444, 0.333],
  [0x2026, 0.4, 0.4],
  [0x2027, 1, 1],
  [0x2e80, 0.6, 0.6],
];
