import type { Dissertation } from '../../src/core/docx/read-dissertation.ts';
import type { Paragraph } from '../../src/core/docx/story/story.ts';

/**
 * The same dissertation as an author without heading styles would have written it: styles and outline levels of
 * headings are gone, and the contents are typed. Null for one that has hardly any.
 */
export function withoutMarks(dissertation: Dissertation): Dissertation | null {
  const { paragraphs } = dissertation.story;
  if (paragraphs.filter(isStyledHeading).length < fewestHeadings) return null;
  return { ...dissertation, story: { ...dissertation.story, paragraphs: paragraphs.map(unmarked) } };
}

function isStyledHeading({ format, words }: Paragraph): boolean {
  return words > 0 && (format.outlineLevel ?? 9) < 9;
}

function unmarked(paragraph: Paragraph): Paragraph {
  const isHeading = isStyledHeading(paragraph);
  const isEntry = /^(?:toc|contents) ?\d$|^table of figures$/.test(paragraph.format.style);
  const { outlineLevel: _level, ...format } = paragraph.format;
  const style = isHeading || isEntry ? 'normal' : format.style;
  return {
    ...paragraph,
    bookmarks: [],
    target: null,
    roles: paragraph.roles.filter((role) => role !== 'contents' && role !== 'page-reference'),
    format: { ...format, style, styles: [style], ownOutlineLevel: false },
  };
}

/** With fewer there is nothing to take away. */
const fewestHeadings = 4;
