/** The glyph tables that text widths are measured with; other fonts are multiples of one of them. */
export type GlyphTable = 'serif' | 'sans' | 'typewriter';

/**
 * Returns the width of a character, in thousandths of the font size. Latin, Greek and Cyrillic letters use the metrics of
 * Times New Roman and Arial, other scripts their mean widths.
 */
export function glyphWidth(code: number, table: GlyphTable): number {
  if (table === 'typewriter') return typewriterWidth;
  if (code >= firstIdeographic) return otherWidth;
  return widths(table)[code] ?? 0;
}

/**
 * Widths of ASCII characters by code, the same as from {@link glyphWidth}, for look-up without a function call each.
 */
export function asciiWidths(table: GlyphTable): Uint16Array {
  return table === 'typewriter' ? typewriterWidths : widths(table);
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
const typewriterWidth = 600;
const otherWidth = 600;

type ScriptWidth = readonly [end: number, serif: number, sans: number];

/** The end of each script's range, and the mean width of its letters, for those whose letters are not listed. */
const scriptWidths: readonly ScriptWidth[] = [
  [0x20, 0, 0],
  [0x300, 500, 550],
  // Accents that are characters of their own stand above a letter.
  [0x370, 0, 0],
  [0x400, 500, 550],
  [0x530, 540, 560],
  [0x600, 450, 480],
  [0x780, 380, 410],
  [0x900, 450, 480],
  [0x1100, 500, 520],
  [0x1200, 1000, 1000],
  [0x2000, 500, 550],
  [0x200b, 300, 300],
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

/** The widths of all characters before the ideographs, by code. An accented letter is as wide as without its accent. */
function widthsOf(table: 'serif' | 'sans'): Uint16Array {
  const all = new Uint16Array(firstIdeographic);
  let code = 0;
  for (const [end, serif, sans] of scriptWidths)
    for (; code < end; code += 1) all[code] = table === 'serif' ? serif : sans;
  for (const each of metrics)
    for (const [index, width] of each[table].entries()) all[each.first + index] = width;
  for (const [index, letter] of [...latinLetters.letters].entries())
    all[letter.charCodeAt(0)] = latinLetters[table][index] ?? 0;
  for (let letter = firstOfMarked; letter < firstHangul; letter += 1)
    if (mark.test(String.fromCharCode(letter))) all[letter] = 0;
  for (const [first, end] of accented)
    for (let letter = first; letter < end; letter += 1) {
      const plain = String.fromCharCode(letter).normalize('NFD').charCodeAt(0);
      if (plain !== letter) all[letter] = all[plain] ?? 0;
    }
  return all;
}

/** Widths of consecutive characters, in thousandths of the font size. */
interface Metrics {
  /** Code of the first character. */
  first: number;
  serif: readonly number[];
  sans: readonly number[];
}

/** Characters whose widths are known one by one, from Times New Roman and Arial. */
const metrics: readonly Metrics[] = [
  {
    // From the space to the tilde.
    first: 0x20,
    serif: [
      250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500,
      500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333,
      389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469,
      500, 333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389,
      278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
    ],
    sans: [
      278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
      556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722,
      278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278,
      469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333,
      500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ],
  },
  {
    // From no-break space to inverted question mark.
    first: 0xa0,
    serif: [
      250, 333, 500, 500, 500, 500, 200, 500, 333, 760, 276, 500, 564, 333, 760, 500, 400, 549, 300, 300, 333,
      576, 453, 250, 333, 300, 310, 500, 750, 750, 750, 444,
    ],
    sans: [
      278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 552, 400, 549, 333, 333, 333,
      576, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611,
    ],
  },
  {
    // Greek, from capital alpha to small omega.
    first: 0x391,
    serif: [
      722, 667, 578, 643, 611, 611, 722, 722, 333, 722, 725, 889, 722, 643, 722, 722, 556, 611, 582, 611, 722,
      731, 722, 738, 743, 333, 722, 524, 420, 523, 269, 495, 524, 509, 442, 471, 420, 414, 523, 479, 269, 504,
      485, 536, 452, 446, 500, 505, 499, 396, 539, 402, 495, 577, 444, 626, 658,
    ],
    sans: [
      667, 667, 551, 668, 667, 611, 722, 778, 278, 667, 668, 833, 722, 650, 778, 722, 667, 611, 618, 611, 667,
      798, 667, 835, 748, 278, 667, 578, 446, 556, 222, 547, 578, 575, 500, 557, 446, 441, 556, 556, 222, 500,
      500, 576, 500, 448, 556, 690, 569, 482, 617, 395, 547, 648, 525, 713, 781,
    ],
  },
  {
    // Cyrillic, from capital ie with grave to small dzhe.
    first: 0x400,
    serif: [
      611, 611, 752, 578, 660, 556, 333, 333, 389, 872, 872, 741, 667, 722, 708, 722, 722, 574, 667, 578, 682,
      611, 896, 501, 722, 722, 667, 678, 889, 722, 722, 722, 556, 667, 611, 708, 790, 722, 722, 650, 1009,
      1009, 706, 872, 574, 660, 1028, 667, 444, 509, 472, 410, 509, 444, 691, 395, 535, 535, 486, 499, 633,
      535, 500, 535, 500, 444, 437, 500, 648, 500, 535, 503, 770, 770, 517, 672, 456, 429, 747, 460, 444, 444,
      483, 410, 429, 389, 278, 278, 278, 727, 723, 500, 486, 535, 500, 535,
    ],
    sans: [
      667, 667, 865, 542, 719, 667, 278, 278, 500, 1057, 1010, 854, 583, 722, 635, 719, 667, 656, 667, 542,
      677, 667, 923, 604, 719, 719, 583, 656, 833, 722, 778, 719, 667, 722, 611, 635, 760, 667, 740, 667, 917,
      938, 792, 885, 656, 719, 1010, 722, 556, 573, 531, 365, 583, 556, 669, 458, 559, 559, 438, 583, 688,
      552, 556, 542, 556, 500, 458, 500, 823, 500, 573, 521, 802, 823, 625, 719, 521, 510, 750, 542, 556, 556,
      556, 365, 510, 500, 222, 278, 222, 906, 812, 556, 438, 559, 500, 552,
    ],
  },
  {
    // Hyphens, dashes, quotation marks, bullets and the ellipsis.
    first: 0x2010,
    serif: [
      333, 333, 500, 500, 1000, 1000, 500, 500, 333, 333, 333, 333, 444, 444, 444, 444, 500, 500, 350, 350,
      250, 500, 1000,
    ],
    sans: [
      333, 333, 556, 556, 1000, 1000, 552, 552, 222, 222, 222, 222, 333, 333, 333, 333, 556, 556, 350, 350,
      278, 556, 1000,
    ],
  },
];

/** Latin letters that are not another letter with an accent. */
const latinLetters = {
  letters: 'ÆÐ×ØÞßæð÷øþĐđĦħıŁłŒœŦŧ',
  serif: [
    889, 722, 564, 722, 556, 500, 667, 500, 549, 500, 500, 722, 500, 722, 500, 278, 611, 278, 889, 722, 611,
    278,
  ],
  sans: [
    1000, 722, 584, 778, 667, 611, 889, 556, 549, 611, 556, 722, 556, 722, 556, 278, 556, 222, 1000, 944, 611,
    278,
  ],
} as const;

const known: { serif?: Uint16Array; sans?: Uint16Array } = {};
const typewriterWidths = new Uint16Array(0x80).fill(typewriterWidth);

/** A thesis often needs only one of the two. */
function widths(table: 'serif' | 'sans'): Uint16Array {
  known[table] ??= widthsOf(table);
  return known[table];
}
