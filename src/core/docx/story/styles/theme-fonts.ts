import { DeskError } from '../../../errors.ts';
import type { Part } from '../../package/parts/part.ts';
import { type Attributes, readXml, type XmlHandler } from '../read-xml.ts';

/** The fonts of a theme by use and script: `minor latin`, `major ea`, `minor Hans`. */
export type ThemeFonts = ReadonlyMap<string, string>;

export const noThemeFonts: ThemeFonts = new Map();

/** The languages that decide a theme's East Asian and complex script fonts (`w:themeFontLang`). */
export interface ThemeLanguages {
  eastAsia?: string | undefined;
  bidi?: string | undefined;
}

/**
 * Reads the fonts of `theme1.xml` (20.1.4.1.18). A part that cannot be read is ignored, because only a font's name
 * depends on it.
 */
export async function readThemeFonts(part: Part | null, languages: ThemeLanguages): Promise<ThemeFonts> {
  const reader = new ThemeReader();
  try {
    if (part) await readXml(part, reader);
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
  }
  const { fonts } = reader;
  for (const place of ['major', 'minor']) {
    // A theme for all languages leaves the font empty and names one for each script.
    chooseByScript(fonts, `${place} ea`, `${place} ${eastAsianScript(languages.eastAsia ?? '')}`);
    chooseByScript(fonts, `${place} cs`, `${place} ${complexScript(languages.bidi ?? '')}`);
  }
  return fonts;
}

/**
 * Returns the name of a font that a run takes from the theme; undefined if the theme has none.
 *
 * @param reference a theme font as in `w:asciiTheme` (`ST_Theme`): `minorHAnsi`, `majorEastAsia`, `minorBidi`
 */
export function themeFont(fonts: ThemeFonts, reference: string | undefined): string | undefined {
  if (reference === undefined) return undefined;
  const place = reference.startsWith('major') ? 'major' : 'minor';
  if (reference.endsWith('EastAsia')) return fonts.get(`${place} ea`);
  return fonts.get(`${place} ${reference.endsWith('Bidi') ? 'cs' : 'latin'}`);
}

class ThemeReader implements XmlHandler {
  readonly fonts = new Map<string, string>();
  #place: 'major' | 'minor' | null = null;

  open(name: string, attributes: Attributes): void {
    if (name === 'a:majorFont') this.#place = 'major';
    else if (name === 'a:minorFont') this.#place = 'minor';
    else if (name === 'a:latin' || name === 'a:ea' || name === 'a:cs') {
      this.#add(name.slice(2), attributes.typeface);
    } else if (name === 'a:font') this.#add(attributes.script ?? '', attributes.typeface);
  }

  close(name: string): void {
    if (name === 'a:majorFont' || name === 'a:minorFont') this.#place = null;
  }

  text(): void {}

  #add(script: string, font = ''): void {
    if (this.#place === null || font === '' || this.fonts.size >= mostFonts) return;
    this.fonts.set(`${this.#place} ${script}`, font);
  }
}

/** Word's own themes have about 70. */
const mostFonts = 500;

function chooseByScript(fonts: Map<string, string>, place: string, candidate: string): void {
  const font = fonts.get(candidate);
  if (!fonts.has(place) && font !== undefined) fonts.set(place, font);
}

function eastAsianScript(language: string): string {
  if (/^zh-(?:TW|HK|MO|Hant)/i.test(language)) return 'Hant';
  if (/^zh/i.test(language)) return 'Hans';
  if (/^ja/i.test(language)) return 'Jpan';
  return /^ko/i.test(language) ? 'Hang' : '';
}

function complexScript(language: string): string {
  if (/^he/i.test(language)) return 'Hebr';
  if (/^th/i.test(language)) return 'Thai';
  return /^(?:ar|fa|ur)/i.test(language) ? 'Arab' : '';
}
