import type { GlyphTable } from './glyph-widths.ts';

/** What the layout needs to know about a font. */
export interface Face {
  /** The glyph table it is measured with, and the width relative to that table. */
  table: GlyphTable;
  width: number;
  /** Height of a single-spaced line as a multiple of the font size. */
  line: number;
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

/** The fonts that theses are set in. Longer names come before names that they contain. */
const faces: readonly (readonly [RegExp, Face])[] = [
  [/arial narrow|sans narrow/, sans(0.82, 1.15)],
  [/arial black/, sans(1.2, 1.41)],
  [/arial unicode/, sans(1, 1.34)],
  [/arial|helvetica|liberation sans|arimo|nimbus sans/, sans(1, 1.15)],
  [/calibri|carlito/, sans(0.921, 1.22)],
  [/cambria|caladea/, serif(1.015, 1.172)],
  [/aptos/, sans(0.97, 1.22)],
  [/courier|cousine|liberation mono|nimbus mono/, typewriter(1, 1.133)],
  [/consolas|menlo|monaco|\bmono\b|typewriter/, typewriter(0.92, 1.17)],
  [/eb garamond/, serif(0.94, 1.3)],
  [/garamond/, serif(0.93, 1.125)],
  [/palatino/, serif(1.1, 1.35)],
  [/book antiqua/, serif(1.1, 1.25)],
  [/bookman/, serif(1.22, 1.17)],
  [/century gothic/, sans(1.1, 1.2)],
  [/century/, serif(1.15, 1.2)],
  [/georgia|gelasio/, serif(1.11, 1.136)],
  [/verdana/, sans(1.15, 1.215)],
  [/tahoma/, sans(0.98, 1.207)],
  [/trebuchet/, sans(0.96, 1.161)],
  [/segoe/, sans(0.98, 1.33)],
  [/open sans|noto sans/, sans(1.05, 1.362)],
  [/noto serif/, serif(1.15, 1.362)],
  [/roboto/, sans(0.98, 1.172)],
  [/lato/, sans(0.96, 1.2)],
  [/montserrat|poppins/, sans(1.15, 1.3)],
  [/nunito|source sans/, sans(0.96, 1.3)],
  [/dejavu sans/, sans(1.146, 1.164)],
  [/dejavu serif/, serif(1.28, 1.164)],
  [/lucida fax/, serif(1.22, 1.18)],
  [/lucida/, sans(1.12, 1.18)],
  [/lm ?roman|latin modern|computer modern|\bcmu\b/, serif(1.09, 1.4)],
  [/libertin/, serif(1.02, 1.25)],
  [/sarabun/, serif(0.74, 1.28)],
  [/^b (?:lotus|mitra|nazanin|roya|titr|yagut|yekan|zar)\b/, serif(1.18, 1.45)],
  [/gill sans|candara|corbel|franklin/, sans(0.94, 1.2)],
  [/constantia/, serif(1.07, 1.22)],
  [/sans|gothic|grotesk|\bui\b/, sans(1, 1.17)],
];
