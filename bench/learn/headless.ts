import type { Dissertation } from '../../src/core/docx/read-dissertation.ts';
import type { Paragraph } from '../../src/core/docx/story/story.ts';
import type { Label } from '../accuracy/corpus/label.ts';
import { findPlaces } from '../accuracy/places.ts';

/** The same dissertation as if its author had written no front matter. */
export function headless(dissertation: Dissertation, { bodyStart: [word] }: Label): Dissertation {
  const { paragraphs } = dissertation.story;
  const start = findPlaces(dissertation).paragraphAt(word);
  const story = {
    ...dissertation.story,
    paragraphs: paragraphs.map((paragraph) => (paragraph.index < start ? blank(paragraph) : paragraph)),
  };
  return { ...dissertation, story };
}

/** The label of the same. */
export function withoutFront(label: Label): Label {
  const [word, text] = label.bodyStart;
  return {
    ...label,
    bodyStart: [0, text],
    references: label.references.map(([from, to]) => [from - word, to - word]),
  };
}

/** Its place is kept, so that all others keep theirs. */
function blank(paragraph: Paragraph): Paragraph {
  return {
    ...paragraph,
    ...{ text: '', characters: 0, words: 0, sequence: null, target: null, endsSection: null },
    ...{ notes: [], breaks: [], roles: [], bookmarks: [], drawings: [] },
    format: { ...paragraph.format, pageBreakBefore: false },
  };
}
