/**
 * Folds text for the comparison of headings. Differences in case, accents (which capitals often lack), white space,
 * digit and width forms, spaces between single East Asian characters (`引 言`, `참 고 문 헌`) and punctuation at the ends
 * are removed.
 *
 * @example
 * foldText('  RÉFÉRENCES :'); // 'references'
 */
export function foldText(text: string): string {
  return isAscii(text) ? foldAscii(text) : foldAny(text);
}

/**
 * Folds each phrase like {@link foldText}, but nearly all in one go, because a thousand short texts take ten times as
 * long as one text of their combined length.
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

/** Whether a phrase may contain anything that {@link withoutEnds} removes; few do. */
function hasEnds(phrase: string): boolean {
  return !/^[\p{L}\p{N}]/u.test(phrase) || !/[\p{L}\p{N}]$/u.test(phrase);
}

function foldAny(text: string): string {
  const folded = stripMarks(text)
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('’', "'")
    .replace(/\s+/gu, ' ')
    .replace(/(?<=[\u2e80-\u9fff\uf900-\ufaff]) (?=[\u2e80-\u9fff\uf900-\ufaff])/gu, '')
    .replace(/ (?<=(?<![가-힣])[가-힣] )(?=[가-힣](?![가-힣]))/gu, '');
  return withoutEnds(folded);
}

/** Removes bullets and dashes at the start and punctuation at the end. */
function withoutEnds(text: string): string {
  return trimmed(text, ' -–—*•', ' .:：。…;,*-–—_');
}

/** Trims given characters from both ends. A regular expression would search for the end again from each of them. */
function trimmed(text: string, inFront: string, behind: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && inFront.includes(text.charAt(start))) start += 1;
  while (end > start && behind.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Removes accents, other marks of all scripts and invisible characters, and uses one form for each letter, digit and
 * hyphen (`Ａ１`, `Ⅳ`, `ﬁ`, `٣`, the Turkish dotless i, the final sigma). Keeps case.
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

/** The form used for letters that are written in several ways. */
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

/** Converts text without marks to lower case, with one form of sigma. Positions of characters stay the same. */
export function inSmallLetters(text: string): string {
  const small = text.toLowerCase().replaceAll('ς', 'σ');
  return small.length === text.length ? small : text;
}

/** Handles ASCII, which most text is and for which this much is enough. */
function foldAscii(text: string): string {
  const lower = text.toLowerCase();
  // Most texts have only single spaces and stay as they are.
  const plain = /\s\s|[\t-\r]/.test(lower) ? lower.replace(/\s+/g, ' ') : lower;
  return trimmed(plain, ' -*', ' .:;,*-_');
}

/** Whether a text has only ASCII characters. */
export function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}
