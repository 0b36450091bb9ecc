import type { Paragraph, Story, Table } from '../../story/story.ts';
import { pageStarts } from '../../structure/front-matter.ts';
import type { Heading } from '../../structure/headings.ts';
import { pageFurniture } from '../../structure/page-furniture.ts';

/** The paragraphs that make a line: one of the text with the text boxes anchored in it, or those of a whole table. */
export interface Passage {
  /** Index of its first paragraph. */
  index: number;
  /** Index of the paragraph after its last one. */
  end: number;
  /** The first one. */
  paragraph: Paragraph;
  /** Words before it, those of notes included. */
  before: number;
  /** Its own words, with those of notes that it is the first to refer to. */
  words: number;
  /** The heading that it starts with. */
  heading: Heading | null;
  /** The first heading in its text boxes. */
  boxed: Heading | null;
  holdsHeading: boolean;
  /** The author started a new page here, or on the blank paragraphs just before. */
  startsPage: boolean;
  /** A blank paragraph with the style of a chapter heading comes between the passage before and it. */
  afterBlankHeading: boolean;
  /** Index of the first paragraph with a picture since the passage before, its own included; null if there is none. */
  pictureBefore: number | null;
  /** Index of its section, and of that of the passage before. */
  section: number;
  sectionBefore: number;
}

/**
 * Reads the passages of a story that have words. Looks at each paragraph once.
 *
 * @param noteWords the words of each note
 */
export function readPassages(
  story: Story,
  noteWords: ReadonlyMap<string, number>,
  headings: readonly Heading[],
): Passage[] {
  const { paragraphs } = story;
  const headingAt = new Map(headings.map((heading) => [heading.paragraph, heading]));
  const starts = new Set(pageStarts(story));
  const furniture = pageFurniture(story);
  const seen = new Set<string>();
  const passages: Passage[] = [];
  let before = 0;
  let section = 0;
  let sectionBefore = 0;
  let startsPage = false;
  let afterBlankHeading = false;
  let pictureBefore: number | null = null;
  for (let index = 0, end = 0; index < paragraphs.length; index = end) {
    const paragraph = paragraphs[index];
    if (!paragraph) break;
    end = endOfPassage(story, index);
    let words = 0;
    let holdsHeading = false;
    let boxed: Heading | null = null;
    const ownSection = section;
    for (let inside = index; inside < end; inside += 1) {
      const each = paragraphs[inside];
      if (!each) continue;
      words += each.words;
      if (each.drawings.length > 0) pictureBefore ??= inside;
      for (const note of each.notes) {
        if (seen.has(note)) continue;
        seen.add(note);
        words += noteWords.get(note) ?? 0;
      }
      if (starts.has(inside)) startsPage = true;
      const heading = headingAt.get(inside);
      if (heading) holdsHeading = true;
      if (heading && each.place.host === index) boxed ??= heading;
      if (each.endsSection !== null) section = each.endsSection + 1;
    }
    if (furniture.has(index)) {
      // A converter ends each page, so that only a page without a running head is one that the author started.
      startsPage = false;
      before += words;
      continue;
    }
    if (words === 0) {
      if (paragraph.format.outlineLevel === 0) afterBlankHeading = true;
      continue;
    }
    passages.push({
      index,
      end,
      paragraph,
      before,
      words,
      heading: headingAt.get(index) ?? null,
      boxed,
      holdsHeading,
      startsPage,
      afterBlankHeading,
      pictureBefore,
      section: ownSection,
      sectionBefore,
    });
    before += words;
    sectionBefore = ownSection;
    startsPage = false;
    afterBlankHeading = false;
    pictureBefore = null;
  }
  return passages;
}

function endOfPassage(story: Story, index: number): number {
  const paragraph = story.paragraphs[index];
  let end = index + 1;
  const table = paragraph && outermostTable(story, paragraph);
  if (table) end = Math.max(end, table.end);
  while ((story.paragraphs[end]?.place.host ?? -1) >= index) end += 1;
  return end;
}

/** The outermost table around a paragraph; null outside tables and in text boxes. */
export function outermostTable(story: Story, paragraph: Paragraph): Table | null {
  let table = paragraph.place.table === null ? null : (story.tables[paragraph.place.table] ?? null);
  while (table && table.outer !== null) table = story.tables[table.outer] ?? null;
  return table && table.host === null ? table : null;
}
