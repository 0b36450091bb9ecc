import { foldText } from '../text/fold-text.ts';
import { type HeadingMeaning, readHeading } from '../text/titles/heading-text.ts';

/** A line of a table of contents, split into title and page number. */
export interface ContentsLine {
  /** Without leader and page number. */
  title: string;
  /** As printed: `7`, `xiv`; null if the line has no page number. */
  page: string | null;
  /** A tab, a leader or a wide gap precedes the page number, as in lists and hardly ever in running text. */
  led: boolean;
}

/** Splits a line such as `2.1 Methods ..... 14` or `Preface\tix`, or `Results\tn/a` if the page is not known yet. */
export function readContentsLine(text: string): ContentsLine {
  const line = text.trim().replace(romanCharacters, (page) => page.normalize('NFKC'));
  const whole: ContentsLine = { title: line, page: null, led: false };
  const number = numberAtEnd.exec(line);
  const isNumber = number !== null && (/^\d/.test(number[0]) || romanNumber.test(number[0]));
  const match = isNumber ? number : openPage.exec(line);
  const at = match?.index ?? line.length;
  if (at === 0) return whole;
  const dashes = startOfDashes(line, at);
  const end = dashes ?? startOf(gapCharacters, line, at);
  const gap = line.slice(end, at);
  // Without a page number, a leader must be long: sentences may trail off in a few dots.
  if (!match) {
    const { dots } = countIn(gap, { enoughDots: longLeader });
    return dots >= longLeader ? { title: line.slice(0, end), page: null, led: true } : whole;
  }
  const led = dashes !== null || isLeader(gap);
  if (gap === '' || (!isNumber && !led)) return whole;
  return { title: line.slice(0, end), page: isNumber ? match[0] : null, led };
}

/** Returns the folded words of an entry or a heading, so that the two can be compared. */
export function titleOf(text: string): string {
  const line = readContentsLine(text);
  const words = line.led ? line.title : text.trim();
  return titleIn(readHeading(words));
}

/** The same for words already read as a heading. */
export function titleIn({ title, number, kinds }: HeadingMeaning): string {
  return title === '' || kinds.has('chapter') ? foldText(`${number} ${title}`) : title;
}

const numberAtEnd = /(?:\d{1,4}|[ivxlc]{1,7}|[IVXLC]{1,7})$/;
/** `Ⅳ` is one character, `ⅩⅡ` is two. */
const romanCharacters = /[\u2160-\u217f]+$/;
/** What authors write if they do not know the page yet or have left the part out. */
const openPage = /(?:n\/?a|[?#–-]{1,3})$/i;
const romanNumber = /^c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i;
const leaderCharacters = '.…·･・⋯‥_';
const dashCharacters = '-–—';
const gapCharacters = ` \t\n\u00a0\u2003${leaderCharacters}`;

/** Where the run of these characters that ends at a place starts. */
function startOf(characters: string, line: string, at: number): number {
  let start = at;
  while (start > 0 && characters.includes(line.charAt(start - 1))) start -= 1;
  return start;
}

/** Where a leader of dashes starts; null if there is none, as in `12–14` and `Part 2 -- 3`. */
function startOfDashes(line: string, at: number): number | null {
  const before = line.slice(0, at).trimEnd();
  const start = startOf(dashCharacters, before, before.length);
  return before.length - start >= fewestDashes ? before.slice(0, start).trimEnd().length : null;
}

/** A tab, three dots or three spaces. */
function isLeader(gap: string): boolean {
  const { dots, others } = countIn(gap, { enoughDots: 3 });
  return dots >= 3 || others >= 3 || gap.includes('\t');
}

/** Counts the dots, of which an ellipsis has three, and the other characters of a gap, until there are enough dots. */
function countIn(gap: string, { enoughDots }: { enoughDots: number }): { dots: number; others: number } {
  let [dots, others] = [0, 0];
  for (let index = 0; index < gap.length && dots < enoughDots; index += 1) {
    const each = gap.charAt(index);
    if (!leaderCharacters.includes(each)) others += 1;
    else dots += each === '…' || each === '⋯' ? 3 : 1;
  }
  return { dots, others };
}

/** In dots. */
const longLeader = 8;
const fewestDashes = 5;
