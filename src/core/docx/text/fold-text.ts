/**
 * Text as headings are compared: case, accents (which capitals often drop), kinds of white space, digits and
 * widths, spaces between single East Asian characters (`引 言`) and punctuation at the end make no difference.
 *
 * @example
 * foldText('  RÉFÉRENCES :'); // 'references'
 */
export function foldText(text: string): string {
  return isAscii(text) ? foldAscii(text) : foldAny(text);
}

/**
 * Folds each phrase as {@link foldText} does; nearly all at once, because a thousand short texts take ten times
 * as long as one that is as long as all of them.
 *
 * @param phrases without vertical bars
 * @example
 * foldPhrases(['Références', '引 言']); // ['references', '引言']
 */
export function foldPhrases(phrases: readonly string[]): string[] {
  return foldText(phrases.join('|'))
    .split('|')
    .map((phrase) => (hasEnds(phrase) ? withoutEnds(phrase) : phrase));
}

/** Whether a phrase may have anything that {@link withoutEnds} takes away; few have. */
function hasEnds(phrase: string): boolean {
  return !/^[\p{L}\p{N}]/u.test(phrase) || !/[\p{L}\p{N}]$/u.test(phrase);
}

function foldAny(text: string): string {
  const folded = stripMarks(text)
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('’', "'")
    .replace(/\s+/gu, ' ')
    .replace(/(?<=[\u2e80-\u9fff\uf900-\ufaff]) (?=[\u2e80-\u9fff\uf900-\ufaff])/gu, '');
  return withoutEnds(folded);
}

/** Without the bullets and dashes in front and the punctuation behind. */
function withoutEnds(text: string): string {
  return trimmed(text, ' -–—*•', ' .:：。…;,*-–—_');
}

/** Folded text without characters of two kinds at its ends; a pattern would look for the end from each of them anew. */
function trimmed(text: string, inFront: string, behind: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && inFront.includes(text.charAt(start))) start += 1;
  while (end > start && behind.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Accents, other marks of all scripts and invisible characters gone, one form for each letter, digit and hyphen (`Ａ１`, `Ⅳ`, `ﬁ`,
 * `٣`, the Turkish dotless i, the final sigma); case stays.
 */
export function stripMarks(text: string): string {
  if (!/[^\0-\x7f–—‘’“”]/.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .normalize('NFC')
    .replace(/[٠-٩۰-۹๐-๙០-៩]/gu, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[ςıßẞیکى׳]/gu, (letter) => plainLetters.get(letter) ?? letter)
    .replace(/[\u2010\u2011]/gu, '-');
}

/** One form for letters that are written in several. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['ς', 'σ'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['ẞ', 'SS'],
  ['ی', 'ي'],
  ['ى', 'ي'],
  ['ک', 'ك'],
  ['׳', "'"],
]);

/** Small letters of a text without marks, with one form of sigma; each stands where the large one did. */
export function inSmallLetters(text: string): string {
  const small = text.toLowerCase().replaceAll('ς', 'σ');
  return small.length === text.length ? small : text;
}

/** Most text, and all that the other way does to it. */
function foldAscii(text: string): string {
  const lower = text.toLowerCase();
  // Most texts have single blanks only, and stay as they are.
  const plain = /\s\s|[\t-\r]/.test(lower) ? lower.replace(/\s+/g, ' ') : lower;
  return trimmed(plain, ' -*', ' .:;,*-_');
}

/** Whether a text has characters of ASCII alone. */
export function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}
