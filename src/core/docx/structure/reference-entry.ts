/**
 * Whether a paragraph reads like an entry of a reference list: an author with initials, a year, a DOI or an
 * address, pages and volumes, a number in brackets in front. Three such traits decide, an author in front
 * counting as two; prose with a citation has fewer.
 */
export function looksLikeReference(text: string): boolean {
  return referenceTraits(text) >= 3;
}

/** How many traits of a reference entry a text has; see {@link looksLikeReference}. */
export function referenceTraits(text: string): number {
  const start = text.trim().slice(0, 400);
  if (start.length < 20) return 0;
  let traits = 0;
  if (/^\[?\d{1,3}[\].)]\s/.test(start) || /^\[[^\]]{1,20}\]/.test(start)) traits += 1;
  if (authorInFront.test(start) || fullNameInFront.test(start)) traits += 2;
  if (/\b(?:1[5-9]|20)\d\d[a-z]?\b/.test(start)) traits += 1;
  if (/\(\s*(?:1[5-9]|20)\d\d[a-z]?[,)]/.test(start.slice(0, 160))) traits += 1;
  if (/\bdoi\b|https?:\/\/|www\./i.test(start)) traits += 1;
  if (
    /\bpp?\.\s?\d|\bS\.\s?\d|\d\s?\(\d{1,3}\)|\d{1,4}[-–]\d{1,4}|\bvol\b|\bVol\.|\bISBN\b|\[[A-Z]\]/.test(
      start,
    )
  )
    traits += 1;
  if (
    /\bet al\b|\bEds?\.|\bHrsg\.|\bIn:\s|Retrieved from|Available (?:at|from)|Accessed|University Press|Journal|Proceedings/i.test(
      start,
    )
  )
    traits += 1;
  return traits;
}

/** `Smith, J.`, `Smith J,`, `van der Berg, A. B.`, `СМИТ И. И.` */
const authorInFront =
  /^(?:\[?\d{1,3}[\].)]\s*)?(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?,?\s(?:\p{Lu}\.?[\s-]?){1,3}(?:[,.;&(]|\sand\s|\s|$)/u;

/** `Polgar, Alfred: Titel`, `García Márquez, Gabriel (1967)`. */
const fullNameInFront =
  /^(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?,\s\p{Lu}[\p{L}.-]+(?:\s\p{Lu}[\p{L}.-]*)?\s?[:/;(]/u;
