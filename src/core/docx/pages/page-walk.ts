import type { Paragraph, Story } from '../story/story.ts';
import type { Typesetter } from './layout/typesetter.ts';
import type { EndedBy, PageEnds } from './page-ends.ts';
import { Walker } from './walker.ts';

/** Where pages begin, as far as breaks and layout show. */
export interface PageWalk {
  /** Number of pages before the one that the target paragraph is on. */
  pages: number;
  /** For each paragraph passed, the number of pages before the one it starts on. */
  pageOf: Int32Array;
  /** For each section reached, the number of pages before the first one that starts in it. */
  pagesBeforeSection: readonly number[];
  /** How many of these pages were ended by an author's break, and how many others by one that Word recorded. */
  authored: number;
  recorded: number;
  /** Page breaks that only the layout shows. */
  estimated: number;
  /** Number of blank pages before it, and the first of them, counting from 1. */
  blankPages: number;
  firstBlankPage: number | null;
}

/**
 * Walks through the pages up to a paragraph. The author's breaks and sections always start a new page.
 *
 * @param scale factor for all heights, to see how much depends on them
 */
export function walkPages(
  story: Story,
  until: number,
  by: EndedBy,
  typesetter: Typesetter,
  scale = 1,
): PageWalk {
  const walkTo = (end: number) => new Walker(story, end, by, typesetter, scale).toEnd();
  const walk = walkTo(until);
  const { authored, recorded, estimated, blankPages, firstBlankPage } = walk.ends;
  const settled = settledAt(story, until, by, walk.ends);
  const { pageOf, pagesBeforeSection } = settled === until ? walk : walkTo(settled);
  const pages = pageOf[until] ?? walk.ends.pages;
  return {
    ...{ pages, pageOf, pagesBeforeSection, authored, recorded },
    ...{ estimated: estimated + pages - walk.ends.pages, blankPages, firstBlankPage },
  };
}

/** Index of the paragraph to which a walk must go to know on which page another one starts. */
function settledAt({ paragraphs }: Story, until: number, { layout }: EndedBy, ends: PageEnds): number {
  const last = Math.max(until, Math.min(until + furthest, paragraphs.length - 1));
  let index = until;
  if (layout === 'everywhere') {
    // A heading moves to the next page with what it is kept with.
    while (index < last && paragraphs[index]?.format.keepWithNext) index += 1;
    return Math.min(index + 1, last);
  }
  if (!ends.mayHaveEnded) return until;
  // Text up to the next break may show that the page ended further up.
  do index += 1;
  while (index < last && !startsPage(paragraphs[index]));
  return Math.min(index, last);
}

function startsPage(paragraph: Paragraph | undefined): boolean {
  return paragraph?.format.pageBreakBefore === true || (paragraph?.breaks.length ?? 0) > 0;
}

/** In paragraphs; more do not fit on one page. */
const furthest = 100;
