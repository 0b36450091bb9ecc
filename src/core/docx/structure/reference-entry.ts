import { readCaption } from '../text/captions/caption-text.ts';
import { isAscii } from '../text/fold-text.ts';
import { hasPagesOrVolume, hasPublicationWords } from '../text/publication-words.ts';
import { readHeading } from '../text/titles/heading-text.ts';

/**
 * Whether a paragraph reads like an entry of a reference list: an author with initials, a year, a DOI or an
 * address, pages and volumes, a number in brackets in front. Three such traits decide, an author in front
 * counting as two; prose with a citation has fewer.
 */
export function looksLikeReference(text: string): boolean {
  return hasReferenceTraits(text, 3);
}

/** Whether a text has at least so many traits of a reference entry; see {@link looksLikeReference}. */
export function hasReferenceTraits(text: string, fewest: number): boolean {
  const start = text.trim().slice(0, 400);
  if (start.length < 20) return false;
  const traits = plainTraits.filter((isIn) => isIn(start)).length;
  // Who wrote it takes longest to find out, and nearly always the other traits decide alone.
  const missing = fewest - traits;
  return missing <= 0 || (missing <= authorTraits && hasAuthorInFront(start));
}

/** How many traits of a reference entry a text has, an author in front counting as two. */
export function countTraits(text: string): number {
  const start = text.trim().slice(0, 400);
  if (start.length < 20) return 0;
  const traits = plainTraits.filter((isIn) => isIn(start)).length;
  return traits + (hasAuthorInFront(start) ? authorTraits : 0);
}

/** What a trait is of the first 400 characters. */
const plainTraits: readonly ((start: string) => boolean)[] = [
  (start) => /^\[?\d{1,3}[\].)]\s/.test(start) || /^\[[^\]]{1,20}\]/.test(start),
  (start) => /\b(?:1[5-9]|20)\d\d[a-z]?\b/.test(start),
  (start) => /\(\s*(?:1[5-9]|20)\d\d[a-z]?[,)]/.test(start.slice(0, 160)),
  (start) => /\bdoi\b|https?:\/\/|www\./i.test(start),
  (start) => pagesOrVolume.test(start) || hasPagesOrVolume(start),
  hasPublicationWords,
];

/** As how many traits an author in front counts. */
const authorTraits = 2;

function hasAuthorInFront(start: string): boolean {
  const { author, fullName } = isAscii(start.slice(0, longestName)) ? plainNames : anyNames;
  if (!author.test(start) && !fullName.test(start)) return false;
  return !isCaptionOrHeading(start);
}

/** "Figure D." and "Appendix A." are no names with an initial; "Graf J, Ek H." are. */
function isCaptionOrHeading(start: string): boolean {
  const isShort = start.length <= longestHeading;
  const caption = readCaption(start);
  if (caption !== null && (caption.separated || (isShort && !/^\S+\s\S+,/.test(start)))) return true;
  return isShort && readHeading(start).kinds.size > 0;
}

/** Characters. */
const longestHeading = 80;

/** `12(3)`, `45–67`, and signs that stand in entries of all languages. */
const pagesOrVolume = /\d\s?\(\d{1,3}\)|\d{1,4}[-–]\d{1,4}|\bISBN\b|\[[A-Z]\]/;

/** Names in front of an entry. */
interface Names {
  /** `Smith, J.`, `Smith J,`, `van der Berg, A. B.`, `СМИТ И. И.` */
  author: RegExp;
  /** `Polgar, Alfred: Titel`, `García Márquez, Gabriel (1967)`. */
  fullName: RegExp;
}

function names(small: string, capital: string, letter: string): Names {
  const front = `(?:${small}{1,3}\\s){0,2}${capital}[${letter}'’-]+(?:\\s${capital}[${letter}'’-]+)?`;
  return {
    author: new RegExp(
      `^(?:\\[?\\d{1,3}[\\].)]\\s*)?${front},?\\s(?:${capital}\\.?[\\s-]?){1,3}(?:[,.;&(]|\\s|$)`,
      'u',
    ),
    fullName: new RegExp(
      `^${front},\\s${capital}[${letter}.-]+(?:\\s${capital}[${letter}.-]*)?\\s?[:/;(]`,
      'u',
    ),
  };
}

const anyNames = names('\\p{Ll}', '\\p{Lu}', '\\p{L}');
/** The same for plain letters: the classes of all letters take some milliseconds to make ready, and seldom matter. */
const plainNames = names('[a-z]', '[A-Z]', 'A-Za-z');
/** Characters; no name in front reaches further. */
const longestName = 80;
