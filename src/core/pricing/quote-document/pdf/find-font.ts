import { readdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { DeskError } from '../../../errors.ts';

/** A font file, and which of its fonts if it holds several. */
export interface FoundFont {
  path: string;
  /** The PostScript name. */
  name?: string;
}

export interface FontSources {
  /** The font that the operator names, which is either used or refused. */
  file?: string | undefined;
  /** The folders to search for system fonts. @default this system's font folders */
  folders?: readonly string[];
}

/**
 * Finds a font that has all letters of a text: the named one, or else one of the system's.
 *
 * @throws DeskError `pdf_unavailable` with a message that says what to do, if no such font is found
 * @example
 * await findFont('Łukasz Żółć'); // { path: '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf' }
 */
export async function findFont(
  text: string,
  { file, folders = systemFolders() }: FontSources,
): Promise<FoundFont> {
  const letters = [...new Set(text)].filter((letter) => !/[\p{C}\p{Z}]|\p{Variation_Selector}/u.test(letter));
  if (file !== undefined) {
    const found = await fontWith(letters, file);
    if (found) return found;
    throw unavailable(
      `The font ${file} cannot be read, or does not have all the letters of this quote`,
      letters,
    );
  }
  for (const path of await fontFiles(folders)) {
    const found = await fontWith(letters, path);
    if (found) return found;
  }
  throw unavailable('No font on this system has all the letters of this quote', letters);
}

/** Whether the file can be read and is a font. */
export async function isFont(path: string): Promise<boolean> {
  return (await coverageOf(path)).length > 0;
}

/** Returns plain fonts only, judged by their names (no bold, italic or narrow ones), those with many letters first. */
async function fontFiles(folders: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    const plain = names.slice(0, mostFiles).filter(isPlainFont);
    found.push(...plain.map((name) => join(folder, name)));
  }
  const rank = (path: string) => {
    const letters = path.toLowerCase().replace(/[^a-z/]/g, '');
    const at = preferred.findIndex((name) => letters.includes(name));
    return at < 0 ? preferred.length : at;
  };
  return found.sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1)).slice(0, mostFonts);
}

function isPlainFont(name: string): boolean {
  return (
    /\.(?:ttf|otf|ttc)$/i.test(name) &&
    !/bold|italic|oblique|black|thin|light|condensed|narrow|mono|emoji/i.test(name)
  );
}

async function fontWith(letters: readonly string[], path: string): Promise<FoundFont | null> {
  const wanted = letters.map((letter) => letter.codePointAt(0) ?? 0);
  const found = (await coverageOf(path)).find(({ has }) => wanted.every((letter) => has.has(letter)));
  if (found === undefined) return null;
  return found.name === undefined ? { path } : { path, name: found.name };
}

/** Returns the letters of each font in a file; an empty list if the file is broken or not a font. */
function coverageOf(path: string): Promise<readonly Coverage[]> {
  const reading = known.get(path) ?? readCoverage(path);
  known.set(path, reading);
  return reading;
}

interface Coverage {
  /** The PostScript name, if the file holds several fonts. */
  name?: string;
  has: ReadonlySet<number>;
}

async function readCoverage(path: string): Promise<readonly Coverage[]> {
  const { create } = await import('fontkit');
  const opened = await readFile(path)
    .then((bytes) => create(bytes))
    .catch(() => null);
  if (opened === null) return [];
  if (!('fonts' in opened)) return [{ has: new Set(opened.characterSet) }];
  return opened.fonts.map((font) => ({ name: font.postscriptName, has: new Set(font.characterSet) }));
}

/** Fonts are read only once, because anyone with a quote can request it again and again. */
const known = new Map<string, Promise<readonly Coverage[]>>();

function systemFolders(): string[] {
  const home = homedir();
  if (process.platform === 'win32') return ['C:\\Windows\\Fonts'];
  if (process.platform === 'darwin')
    return ['/System/Library/Fonts', '/Library/Fonts', join(home, 'Library/Fonts')];
  return [
    '/usr/share/fonts',
    '/usr/local/share/fonts',
    join(home, '.local/share/fonts'),
    join(home, '.fonts'),
  ];
}

function shown(letters: readonly string[]): string {
  const foreign = letters.filter((letter) => (letter.codePointAt(0) ?? 0) > 0xff);
  return foreign.slice(0, 5).join(' ');
}

/** The problem is for the log, and so without letters of a name. */
function unavailable(what: string, letters: readonly string[]): DeskError {
  const advice =
    'Name a TrueType font that has them with --font or THESISDESK_FONT, or choose another format.';
  const details = { isConfigured: false, problem: `${what}. ${advice}` };
  return new DeskError('pdf_unavailable', `${what} (${shown(letters)}). ${advice}`, { details });
}

const preferred = [
  'dejavusans',
  'notosansregular',
  'liberationsansregular',
  'arialunicode',
  'arial',
  'segoeui',
  'notosanscjk',
];
const mostFiles = 5_000;
const mostFonts = 60;
