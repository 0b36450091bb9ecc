import type { PlaceEvidence } from '../analysis.ts';
import type { PageOf } from '../pages/page-facts.ts';
import type { Paragraph, Story } from '../story/story.ts';
import { headingOver } from '../structure/heading-over.ts';
import type { Heading } from '../structure/headings.ts';
import { excerpt } from '../text/excerpt.ts';

/** Describes where a paragraph is. */
export type DescribePlace = (paragraph: number) => PlaceEvidence;

/**
 * @param headings in document order
 */
export function describePlaces(story: Story, headings: readonly Heading[], pageOf: PageOf): DescribePlace {
  const sectionOf = sections(story.paragraphs, headings);
  const wordsAt = firstWords(story);
  return (paragraph) => ({
    page: pageOf(paragraph),
    section: sectionOf(paragraph),
    words: wordsAt(paragraph),
  });
}

/** The words of the heading that a paragraph is, or of the one before it. */
function sections(
  paragraphs: readonly Paragraph[],
  headings: readonly Heading[],
): (paragraph: number) => string | null {
  return (paragraph) => {
    const heading = headingOver(headings, paragraph);
    return heading ? excerpt(paragraphs[heading.paragraph]?.text ?? '') : null;
  };
}

/**
 * Finds the first words at a paragraph: its own, or those of the next paragraph with words; for a table that starts
 * there, those of its first cells.
 */
export function firstWords({ paragraphs, tables }: Story): (paragraph: number) => string {
  const next = nextWithWords(paragraphs);
  return (first) => {
    const table = tables[paragraphs[first]?.place.table ?? -1];
    if (table?.first === first) {
      const cells = paragraphs.slice(first, Math.min(table.end, first + mostCells));
      const filled = cells.map(({ text }) => excerpt(text)).filter((text) => text !== '');
      if (filled.length > 0) return excerpt(filled.join(' | '));
    }
    return excerpt(paragraphs[next[first] ?? -1]?.text ?? '');
  };
}

/** For each paragraph, its own index or that of the next one with words; past the end if there is none. */
function nextWithWords(paragraphs: readonly Paragraph[]): Int32Array {
  const next = new Int32Array(paragraphs.length);
  let found = paragraphs.length;
  for (let index = paragraphs.length - 1; index >= 0; index -= 1) {
    if ((paragraphs[index]?.words ?? 0) > 0) found = index;
    next[index] = found;
  }
  return next;
}

/** Paragraphs at the start of a table; more do not fit on a line. */
const mostCells = 12;
