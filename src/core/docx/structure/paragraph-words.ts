import type { Paragraph } from '../story/story.ts';
import { readCaption } from '../text/captions/caption-text.ts';
import { readHeading } from '../text/titles/heading-text.ts';
import { readContentsLine, titleIn } from './contents-line.ts';
import { entriesIn } from './reference-entry.ts';

/** Reads a paragraph's words as a heading. */
export const headingOf = readOnce(({ text }) => readHeading(text));

/** Reads a paragraph's words as a caption; null if they do not start like one. */
export const captionOf = readOnce(({ text }) => readCaption(text));

/** Reads a paragraph as a line of contents. */
export const contentsLineOf = readOnce(({ text }) => readContentsLine(text));

/** The reference list that a paragraph is as a whole; null if it is anything else. */
export const listOf = readOnce(entriesIn);

/** A paragraph's words in the form of `titleOf`, to compare them with a contents entry. */
export const titleOfParagraph = readOnce((paragraph) => {
  const { led, title } = contentsLineOf(paragraph);
  return titleIn(led ? readHeading(title) : headingOf(paragraph));
});

/**
 * Caches a reading per paragraph, because contents, headings, zones and pages all need the same, and words do not
 * change.
 */
function readOnce<Value extends object | string | null>(
  read: (paragraph: Paragraph) => Value,
): (paragraph: Paragraph) => Value {
  const known = new WeakMap<Paragraph, Value>();
  return (paragraph) => {
    let value = known.get(paragraph);
    if (value === undefined) {
      value = read(paragraph);
      if (paragraph.index < mostRemembered) known.set(paragraph, value);
    }
    return value;
  };
}

/** Paragraphs. Hardly any thesis has more; one that does takes more time instead of more memory. */
const mostRemembered = 20_000;
