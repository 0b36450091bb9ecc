import type { Paragraph } from '../story/story.ts';
import type { Contents, ContentsEntry } from '../structure/contents.ts';
import { readContentsLine, titleOf } from '../structure/contents-line.ts';
import { titleOfParagraph } from '../structure/paragraph-words.ts';
import { partitionPoint } from '../structure/zones.ts';

/** An entry of the contents whose target in the document was found. */
export interface ContentsPlace {
  /** The paragraph that the entry refers to. */
  paragraph: number;
  number: PrintedNumber;
}

/**
 * Returns the page numbers that the contents give for paragraphs, in the order of the contents. Returns none if all
 * numbers are the same, because such contents were never filled in.
 */
export function contentsPlaces(paragraphs: readonly Paragraph[], contents: Contents): ContentsPlace[] {
  const lines = contents.entries.flatMap((entry, position, all) => {
    // Then its lines were already read as an entry each.
    const isShared = [all[position - 1], all[position + 1]].some(
      (near) => near?.paragraph === entry.paragraph,
    );
    return linesOf(entry, isShared ? undefined : paragraphs[entry.paragraph]);
  });
  if (new Set(lines.map(({ number }) => number.value)).size < fewestNumbers) return [];
  const find = placeFinder(paragraphs, contents);
  const places: ContentsPlace[] = [];
  for (const { title, target, number } of lines) {
    const paragraph = find(title, target, places.at(-1)?.paragraph ?? -1);
    if (paragraph !== null) places.push({ paragraph, number });
  }
  return places;
}

/** With fewer different numbers, the contents were never filled in. */
const fewestNumbers = 2;

interface NumberedLine {
  title: string;
  target: string | null;
  number: PrintedNumber;
}

/** An entry, or several if the author typed one line below the other in one paragraph. */
function linesOf({ title, page, target }: ContentsEntry, paragraph: Paragraph | undefined): NumberedLine[] {
  const typed = paragraph?.text.trim().split('\n') ?? [];
  if (typed.length > 1 && target === null) {
    return typed.flatMap((line) => {
      const number = readPageNumber(readContentsLine(line).page ?? '');
      return number ? [{ title: titleOf(line), target: null, number }] : [];
    });
  }
  const number = readPageNumber(page ?? '');
  return number ? [{ title, target, number }] : [];
}

/** Finds the target of an entry, after the previous target; null if there is none. */
function placeFinder(paragraphs: readonly Paragraph[], contents: Contents) {
  const byBookmark = new Map<string, number>();
  const byTitle = new Map<string, number[]>();
  for (const paragraph of paragraphs) {
    const { index, bookmarks, words } = paragraph;
    for (const name of bookmarks) byBookmark.set(name, index);
    if (words === 0 || words > longestTitle || contents.paragraphs.has(index)) continue;
    const title = titleOfParagraph(paragraph);
    const same = byTitle.get(title);
    if (same) same.push(index);
    else byTitle.set(title, [index]);
  }
  return (title: string, target: string | null, after: number): number | null => {
    const marked = target === null ? undefined : byBookmark.get(target);
    if (marked !== undefined) return marked;
    const same = title === '' ? undefined : byTitle.get(title);
    if (same === undefined) return null;
    return same[partitionPoint(same.length, (position) => (same[position] ?? 0) <= after)] ?? null;
  };
}

/** Words of a long chapter title. */
const longestTitle = 40;

/** A page number as printed. */
interface PrintedNumber {
  value: number;
  isRoman: boolean;
}

/** Reads `12` and `xiv`; null for anything that is not a page, such as `0` or `00`. */
function readPageNumber(printed: string): PrintedNumber | null {
  if (/^\d+$/.test(printed)) return aboveZero({ value: Number(printed), isRoman: false });
  const letters = [...printed.toLowerCase()].map((letter) => romanLetters[letter] ?? 0);
  if (letters.length === 0 || letters.includes(0)) return null;
  const value = letters.reduce(
    (sum, each, index) => sum + (each < (letters[index + 1] ?? 0) ? -each : each),
    0,
  );
  return aboveZero({ value, isRoman: true });
}

const romanLetters: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function aboveZero(number: PrintedNumber): PrintedNumber | null {
  return number.value > 0 ? number : null;
}
