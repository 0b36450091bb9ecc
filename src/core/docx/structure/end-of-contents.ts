import type { Story } from '../story/story.ts';
import type { Contents } from './contents.ts';
import { isFrontHeading } from './front-matter.ts';
import type { Heading } from './headings.ts';
import type { Progress } from './progress.ts';

/**
 * Index of the last line of the contents in the front matter, its lists of tables and figures included; -1
 * without one. Small contents at the start of a chapter and lists at the back do not count.
 */
export function endOfContents(
  { paragraphs }: Story,
  contents: Contents,
  headings: readonly Heading[],
  progress: Progress,
): number {
  const chapters = new Set(
    headings.flatMap((heading) =>
      heading.witness === 'style' && !isFrontHeading(heading) ? [heading.paragraph] : [],
    ),
  );
  let end = -1;
  let lines = 0;
  let between = 0;
  for (const paragraph of paragraphs) {
    if (paragraph.words === 0 || paragraph.place.host !== null) continue;
    if (!contents.paragraphs.has(paragraph.index)) {
      between += paragraph.words;
      if (lines >= fewestLines && chapters.has(paragraph.index)) break;
      continue;
    }
    // Text of some length after a list of some length is the document itself.
    if ((lines >= fewestLines && between > wordsBetweenLists) || progress(paragraph.index) > latestStart)
      break;
    between = 0;
    lines += 1;
    end = paragraph.index;
  }
  return lines >= fewestLines ? end : -1;
}

/** Fewer lines are no list yet, or one that was emptied. */
const fewestLines = 3;
/** An abstract or a preface may stand between the contents and a list of figures. */
const wordsBetweenLists = 600;
/** A list in the second half of a document is a list at its back. */
const latestStart = 0.5;
