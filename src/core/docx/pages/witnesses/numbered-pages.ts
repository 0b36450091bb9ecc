import type { Story } from '../../story/story.ts';
import type { PageWalk } from '../page-walk.ts';

/** Pages that are numbered through: where their numbers start, and with which. */
export interface NumberedPages {
  /** Index of the section with the first of them. */
  section: number;
  /** Pages before the first of them. */
  before: number;
  /** The number of the first. */
  first: number;
}

/** The pages numbered through that a paragraph of the front matter, or the body's first one, lies in. */
export function numberedPagesOf(story: Story, walk: PageWalk, paragraph: number): NumberedPages {
  const section = sectionOf(story, paragraph);
  for (let index = section; index > 0; index -= 1) {
    const first = story.sections[index]?.numberStart ?? null;
    const before = walk.pagesBeforeSection[index];
    if (first !== null && before !== undefined) return { section: index, before, first };
  }
  return { section: 0, before: 0, first: story.sections[0]?.numberStart ?? 1 };
}

function sectionOf(story: Story, paragraph: number): number {
  const index = story.sections.findIndex((section) => section.lastParagraph >= paragraph);
  return index < 0 ? story.sections.length - 1 : index;
}
