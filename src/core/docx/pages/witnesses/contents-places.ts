import type { Paragraph } from '../../story/story.ts';
import type { Contents, ContentsEntry } from '../../structure/contents.ts';
import { titleOf } from '../../structure/contents-line.ts';
import { type PrintedNumber, readPageNumber } from './printed-number.ts';

/** A line of the contents whose place in the document is known. */
export interface ContentsPlace {
  /** The paragraph that the line names. */
  paragraph: number;
  number: PrintedNumber;
}

/**
 * The page numbers that the contents give to paragraphs, in the order of the document; none where all are the
 * same, because such contents were never filled in.
 */
export function contentsPlaces(paragraphs: readonly Paragraph[], contents: Contents): ContentsPlace[] {
  const numbered = contents.entries.flatMap((entry) => {
    const number = entry.page === null ? null : readPageNumber(entry.page);
    return number ? [{ entry, number }] : [];
  });
  if (new Set(numbered.map(({ number }) => number.value)).size < fewestNumbers) return [];
  const find = placeFinder(paragraphs, contents);
  const places: ContentsPlace[] = [];
  for (const { entry, number } of numbered) {
    const paragraph = find(entry, places.at(-1)?.paragraph ?? -1);
    if (paragraph !== null) places.push({ paragraph, number });
  }
  return places;
}

/** With fewer different ones the contents were not filled in. */
const fewestNumbers = 2;

/** Finds what a line names, behind the places that were found before; null where nothing is named so. */
function placeFinder(paragraphs: readonly Paragraph[], contents: Contents) {
  const byBookmark = new Map<string, number>();
  const byTitle = new Map<string, number[]>();
  for (const { index, bookmarks, words, text } of paragraphs) {
    for (const name of bookmarks) byBookmark.set(name, index);
    if (words === 0 || words > longestTitle || contents.paragraphs.has(index)) continue;
    const title = titleOf(text);
    const same = byTitle.get(title);
    if (same) same.push(index);
    else byTitle.set(title, [index]);
  }
  return ({ target, title }: ContentsEntry, after: number): number | null => {
    const marked = target === null ? undefined : byBookmark.get(target);
    if (marked !== undefined) return marked;
    const same = title === '' ? undefined : byTitle.get(title);
    return same?.find((index) => index > after) ?? null;
  };
}

/** Words of a long chapter title. */
const longestTitle = 40;
