import type { Paragraph } from '../story/story.ts';
import { readHeading } from '../text/titles/heading-text.ts';
import { headingOf } from './paragraph-words.ts';

/** Whether Word marks a paragraph as a line of a list, by a field, a content control or the style of its lines. */
export function isMarked(paragraph: Paragraph): boolean {
  const { roles, format } = paragraph;
  return (
    roles.includes('contents') ||
    roles.includes('list-of-captions') ||
    // Some authors give captions the style of the entries, but no entry has a counting field.
    (paragraph.sequence === null && /^(?:toc|contents) ?\d$|^table of figures$/.test(format.style))
  );
}

/** Whether a line names the contents or a list of tables or figures, ignoring anything after a tab. */
export function namesList(paragraph: Paragraph): boolean {
  if (paragraph.words > longestListHeading) return false;
  const text = paragraph.text.trim();
  const [start = ''] = text.split(/[\t\n]/, 1);
  const { kinds } = start === text ? headingOf(paragraph) : readHeading(start);
  return kinds.has('contents') || kinds.has('listOfFigures') || kinds.has('listOfTables');
}

/** Words of "List of figures and tables in the appendix" and the like. */
export const longestListHeading = 6;

/** Words of a long chapter title or caption in a list. */
export const longestEntry = 40;

/** Fewer lines may look like entries by chance. */
export const fewestEntries = 3;
