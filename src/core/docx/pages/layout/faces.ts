import type { GlyphTable } from './glyph-widths.ts';

/** What the layout needs to know about a font. */
export interface Face {
  /** The glyph table it is measured with, and the width relative to that table. */
  table: GlyphTable;
  width: number;
  /** Height of a single-spaced line as a multiple of the font size. */
  line: number;
  /** What text without ideographs is measured with instead. */
  latin?: Face;
}

/** Returns the face of a font by its name. A missing or unknown font is set in Times. */
export function faceOf(font: string | undefined): Face {
  if (font === undefined) return times;
  let face = known.get(font);
  if (face === undefined) {
    const name = font.toLowerCase();
    face = faces.find(([pattern]) => pattern.test(name))?.[1] ?? times;
    // Names come from the document; a hostile one may contain millions.
    if (known.size < 1000) known.set(font, face);
  }
  return face;
}

const known = new Map<string, Face>();
const times: Face = { table: 'serif', width: 1, line: 1.15 };

const serif = (width: number, line: number): Face => ({ table: 'serif', width, line });
const sans = (width: number, line: number): Face => ({ table: 'sans', width, line });
const typewriter = (width: number, line: number): Face => ({ table: 'typewriter', width, line });

/**
 * An East Asian font whose Latin letters are half as wide as its ideographs. Next to ideographs, most theses set Latin
 * letters in a font of their own.
 */
const eastAsian = (line: number): Face => ({ ...serif(1, line), latin: typewriter(halfOfIdeograph, line) });

/** Relative to the 0.6 em of typewriters. */
const halfOfIdeograph = 0.5 / 0.6;

/**
 * The fonts that theses are set in, with the mean widths of their letters in running text and their line heights. Longer
 * names come before names that they contain.
 */
const faces: readonly (readonly [RegExp, Face])[] = [
  [/arial narrow|sans narrow/, sans(0.82, 1.15)],
  [/arial black/, sans(1.2, 1.41)],
  [/arial unicode/, sans(1, 1.34)],
  [/arial|helvetica|liberation sans|arimo|nimbus sans/, sans(1, 1.15)],
  [/calibri|carlito/, sans(0.921, 1.22)],
  [/cambria|caladea/, serif(1.015, 1.172)],
  [/aptos/, sans(0.97, 1.22)],
  [/courier|cousine|liberation mono|nimbus mono/, typewriter(1, 1.133)],
  [/fira code|fira mono|source code|plex mono|roboto mono|jetbrains/, typewriter(1, 1.31)],
  [/consolas|menlo|monaco|\bmono\b|typewriter/, typewriter(0.92, 1.17)],
  [/宋体|simsun|黑体|simhei|楷体|kaiti|仿宋|fangsong|標楷體|dfkai|(?:細|新細)明體|mingliu/, eastAsian(1.3)],
  [/^(?:ｍｓ (?:明朝|ゴシック)|ms (?:mincho|gothic))$/, eastAsian(1.3)],
  [/游|yu (?:mincho|gothic)/, sans(1, 1.67)],
  [/eb garamond/, serif(0.948, 1.305)],
  [/cormorant/, serif(0.97, 1.211)],
  [/garamond/, serif(0.93, 1.125)],
  [/palatino/, serif(1.1, 1.35)],
  [/book antiqua/, serif(1.1, 1.25)],
  [/bookman/, serif(1.22, 1.17)],
  [/century gothic/, sans(1.1, 1.2)],
  [/century/, serif(1.15, 1.2)],
  [/georgia|gelasio/, serif(1.097, 1.136)],
  [/verdana/, sans(1.149, 1.215)],
  [/tahoma/, sans(1.004, 1.207)],
  [/trebuchet/, sans(1.023, 1.161)],
  [/segoe/, sans(0.995, 1.33)],
  [/open sans/, sans(1.051, 1.362)],
  [/noto sans/, sans(1.063, 1.362)],
  [/noto serif/, serif(1.184, 1.362)],
  [/roboto condensed/, sans(0.888, 1.172)],
  [/roboto slab/, serif(1.168, 1.319)],
  [/roboto/, sans(0.998, 1.172)],
  [/lato/, sans(0.977, 1.2)],
  [/montserrat/, sans(1.128, 1.219)],
  [/poppins/, sans(1.122, 1.5)],
  [/nunito/, sans(1.014, 1.364)],
  [/source sans/, sans(0.938, 1.424)],
  [/source serif/, serif(1.179, 1.371)],
  [/fira sans/, sans(1.027, 1.2)],
  [/pt sans/, sans(0.967, 1.294)],
  [/pt serif/, serif(1.103, 1.325)],
  [/plex sans/, sans(1.012, 1.3)],
  [/plex serif/, serif(1.164, 1.3)],
  [/raleway/, sans(1.039, 1.174)],
  [/ubuntu/, sans(1.021, 1.149)],
  [/work sans/, sans(1.119, 1.173)],
  [/libre baskerville/, serif(1.273, 1.24)],
  [/merriweather/, serif(1.194, 1.257)],
  [/crimson/, serif(0.98, 1.3)],
  [/dejavu sans/, sans(1.146, 1.164)],
  [/dejavu serif/, serif(1.28, 1.164)],
  [/lucida fax/, serif(1.22, 1.18)],
  [/lucida/, sans(1.103, 1.178)],
  [/lm ?roman|latin modern|computer modern|\bcmu\b/, serif(1.09, 1.4)],
  [/libertin/, serif(1.02, 1.25)],
  [/sarabun/, serif(0.74, 1.28)],
  [/^b (?:lotus|mitra|nazanin|roya|titr|yagut|yekan|zar)\b/, serif(1.18, 1.45)],
  [/gill sans|candara|corbel|franklin/, sans(0.94, 1.2)],
  [/constantia/, serif(1.07, 1.22)],
  [/condensed/, sans(0.85, 1.17)],
  [/sans|gothic|grotesk|\bui\b/, sans(1, 1.17)],
];
