import type { Paragraph } from '../story/story.ts';
import { readCaption } from '../text/captions/caption-text.ts';
import { readHeading } from '../text/titles/heading-text.ts';
import { readContentsLine, titleIn } from './contents-line.ts';

/** What a paragraph's words say of a heading. */
export const headingOf = readOnce(({ text }) => readHeading(text));

/** What a paragraph's words say of a caption; null where they start otherwise. */
export const captionOf = readOnce(({ text }) => readCaption(text));

/** A paragraph's words as `titleOf` gives them, to compare them with an entry of the contents. */
export const titleOfParagraph = readOnce((paragraph) => {
  const { led, title } = readContentsLine(paragraph.text);
  return titleIn(led ? readHeading(title) : headingOf(paragraph));
});

/** Contents, headings, zones and pages ask the same of each paragraph, and its words do not change. */
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

/** Paragraphs; hardly any thesis has more, and one that does takes longer and no more memory. */
const mostRemembered = 20_000;
