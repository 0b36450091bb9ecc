import type { Paragraph } from '../story/story.ts';
import { readCaption } from '../text/captions/caption-text.ts';
import { hasPagesOrVolume, hasPublicationWords } from '../text/publication-words.ts';
import { readHeading } from '../text/titles/heading-text.ts';

/**
 * Whether a paragraph reads like an entry of a reference list. Traits are an author with initials, a year, a DOI or
 * an address, pages and volumes, or a number in brackets at the start. Three traits are enough, and an author at the
 * front counts as two; prose with a citation has fewer.
 */
export function looksLikeReference(text: string): boolean {
  return hasReferenceTraits(text, 3);
}

/** Whether a text has at least `fewest` traits of a reference entry; see {@link looksLikeReference}. */
export function hasReferenceTraits(text: string, fewest: number): boolean {
  const start = text.trim().slice(0, 400);
  if (start.length < 20) return false;
  const traits = plainTraits.filter((isIn) => isIn(start)).length;
  // Looking for an author takes longest, and nearly always the other traits are enough to decide.
  const missing = fewest - traits;
  return missing <= 0 || (missing <= authorTraits && hasAuthorInFront(start));
}

/** Counts the traits of a reference entry in a text; an author at the front counts as two. */
export function countTraits(text: string): number {
  const start = text.trim().slice(0, 400);
  if (start.length < 20) return 0;
  const traits = plainTraits.filter((isIn) => isIn(start)).length;
  return traits + (hasAuthorInFront(start) ? authorTraits : 0);
}

/** `[12]`, `12.`, `12)`, `[12]:`, `¹²`. */
const entryNumber = '\\[?\\d{1,3}\\s?[\\].\\)]:?|[¹²³⁰⁴-⁹]{1,3}';
const numberInFront = new RegExp(`^(?:${entryNumber})\\s`);

/** Each trait is tested on the first 400 characters. */
const plainTraits: readonly ((start: string) => boolean)[] = [
  (start) => numberInFront.test(start) || /^\[[^\]]{1,20}\]/.test(start),
  (start) => /\b(?:1[5-9]|20)\d\d[a-z]?\b/.test(start),
  // "(2004)" and, as Chicago has it, "Dunn, Ann. 2004. Tea".
  (start) => /\(\s*(?:1[5-9]|20)\d\d[a-z]?[,)]|[.”"]\s(?:1[5-9]|20)\d\d[a-z]?\.\s/.test(start.slice(0, 160)),
  (start) => /\bdoi\b|https?:\/\/|www\./i.test(start),
  (start) => pagesOrVolume.test(start) || hasPagesOrVolume(start),
  hasPublicationWords,
];

/** How many traits an author at the front counts as. */
const authorTraits = 2;

function hasAuthorInFront(start: string): boolean {
  const { author, fullName } = otherThanLatin.test(start.slice(0, longestName)) ? anyNames : latinNames;
  if (!author.test(start) && !fullName.test(start)) return false;
  return !isCaptionOrHeading(start);
}

/** "Figure D." and "Appendix A." are not names with an initial; "Graf J, Ek H." are. */
function isCaptionOrHeading(start: string): boolean {
  const isShort = start.length <= longestHeading;
  const caption = readCaption(start);
  if (caption !== null && (caption.separated || (isShort && !/^\S+\s\S+,/.test(start)))) return true;
  return isShort && readHeading(start).kinds.size > 0;
}

/** In characters. */
const longestHeading = 80;

/** `12(3)`, `45–67`, and other marks found in entries of all languages. */
const pagesOrVolume = /\d\s?\(\d{1,3}\)|\d{1,4}[-–]\d{1,4}|\bISBN\b|\[[A-Z]\]/;

/** Patterns for the names at the front of an entry. */
interface Names {
  /** `Smith, J.`, `Smith J,`, `van der Berg, A. B.`, `СМИТ И. И.` */
  author: RegExp;
  /** `Polgar, Alfred: Titel`, `García Márquez, Gabriel (1967)`, `Dunn, Ann, and Charles Grey. 2004.`, `———. 2009.` */
  fullName: RegExp;
}

function names(small: string, capital: string, letter: string): Names {
  const front = `(?:${small}{1,3}\\s){0,2}${capital}[${letter}'’\\-]+(?:\\s${capital}[${letter}'’\\-]+)?`;
  return {
    author: new RegExp(
      `^(?:(?:${entryNumber})\\s*)?${front},?\\s(?:${capital}\\.?[\\s\\-]?){1,3}(?:[,.;&\\(]|\\s|$)`,
      'v',
    ),
    fullName: new RegExp(
      `^(?:[—–_]{2,3}\\.\\s|${front},\\s${capital}[${letter}.\\-]+(?:\\s${capital}[${letter}.\\-]*)?(?:\\s?[:\\/;\\(]|(?<=\\.)\\s|,\\s(?:(?:and|und|et|y|e|i|en|och|og|ja|&)\\s)?${capital}[${letter}.\\-]+\\s${capital}))`,
      'v',
    ),
  };
}

const anyNames = names('\\p{Ll}', '\\p{Lu}', '\\p{L}');
/** The same for Latin letters. Compiling the classes of all letters takes seven milliseconds, these one. */
const latinNames = names(inLatin('\\p{Ll}'), inLatin('\\p{Lu}'), inLatin('\\p{L}'));
const otherThanLatin = /[^\0-\u024f\u1e00-\u1eff\u2000-\u206f]/;

/** The letters of a class that {@link otherThanLatin} does not match; general punctuation has none. */
function inLatin(letters: string): string {
  return `[${letters}&&[\\0-\\u024f\\u1e00-\\u1eff]]`;
}

/** In characters; no name at the front is longer. */
const longestName = 80;

/** A reference list that the author wrote into one paragraph, with line breaks between the entries. */
export interface EntriesInParagraph {
  /** The first line, if it is the heading of the list; null if the heading is a paragraph of its own. */
  title: string | null;
}

/**
 * Finds a reference list within a paragraph; null if most of its lines are something else, as in running text with breaks.
 *
 * @example
 * entriesIn({ text: `References\n${entry1}\n${entry2}\n${entry3}`, characters: 400 }); // { title: 'References' }
 */
export function entriesIn({
  text,
  characters,
}: Pick<Paragraph, 'text' | 'characters'>): EntriesInParagraph | null {
  if (!text.includes('\n')) return null;
  const [first = '', ...others] = text.split('\n').filter((line) => line.trim() !== '');
  const title = readHeading(first).kinds.has('references') ? first : null;
  const lines = title === null ? [first, ...others] : others;
  // Of a long paragraph, only the beginning is kept.
  if (text.replace(/\s/gu, '').length < characters) lines.pop();
  if (lines.length < fewestEntries) return null;
  // Below a heading that names the list, a number and a year are enough.
  const alike = lines.filter((line) => hasReferenceTraits(line, title === null ? 3 : 2)).length;
  return alike * 2 > lines.length ? { title } : null;
}

const fewestEntries = 3;
