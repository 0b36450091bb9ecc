import type { Paragraph, Story } from '../story/story.ts';
import { foldText } from '../text/fold-text.ts';
import { pageStarts } from './front-matter.ts';

/**
 * Finds what a converter left in the text of page after page: running heads, word for word the same and set like the
 * text, and page numbers. They count as words, but neither open a part of the document nor end one.
 *
 * @returns the indexes of their paragraphs
 */
export function pageFurniture(story: Story): ReadonlySet<number> {
  const found = readBefore.get(story) ?? findFurniture(story);
  readBefore.set(story, found);
  return found;
}

/** Headings and zones need the same. */
const readBefore = new WeakMap<Story, ReadonlySet<number>>();

function findFurniture(story: Story): ReadonlySet<number> {
  const { paragraphs } = story;
  const heads = new Map<string, number[]>();
  const numbers: number[] = [];
  for (const start of pageStarts(story)) {
    const top = paragraphs.slice(start, start + mostBlank).find(({ words }) => words > 0);
    if (top && mayBeRunningHead(top)) {
      const title = foldText(top.text);
      const same = heads.get(title);
      if (same) same.push(top.index);
      else heads.set(title, [top.index]);
    }
    const bottom = paragraphs.slice(Math.max(0, start - mostBlank), start).findLast(({ words }) => words > 0);
    if (bottom && isPageNumber(bottom)) numbers.push(bottom.index);
  }
  return new Set([...heads.values(), numbers].filter(({ length }) => length >= fewestPages).flat());
}

function mayBeRunningHead(paragraph: Paragraph): boolean {
  return paragraph.words <= longest && paragraph.look.bold < 0.5 && isPlain(paragraph);
}

function isPageNumber(paragraph: Paragraph): boolean {
  return /^\s*\d{1,4}\s*$/.test(paragraph.text) && isPlain(paragraph);
}

function isPlain({ place, format }: Paragraph): boolean {
  return place.table === null && place.host === null && format.outlineLevel === undefined;
}

/** Paragraphs between the text of a page and its edge. */
const mostBlank = 4;
/** In words. */
const longest = 15;
/** On fewer pages, a line may well be a title that comes again. */
const fewestPages = 4;
