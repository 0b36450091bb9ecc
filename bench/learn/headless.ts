import type { Dissertation } from '../../src/core/docx/read-dissertation.ts';
import type { Paragraph } from '../../src/core/docx/story/story.ts';
import type { Label } from '../accuracy/corpus/label.ts';
import { findPlaces } from '../accuracy/places.ts';

/** The same dissertation as if its author had written no front matter. */
export function headless(dissertation: Dissertation, { bodyStart: [word] }: Label): Dissertation {
  const { story } = dissertation;
  const start = findPlaces(dissertation).paragraphAt(word);
  const gone = story.paragraphs.findLast(({ index, endsSection }) => index < start && endsSection !== null);
  const sections = (gone?.endsSection ?? -1) + 1;
  const paragraphs = story.paragraphs.map((paragraph) =>
    paragraph.index < start ? blank(paragraph) : inFewerSections(paragraph, sections),
  );
  return { ...dissertation, story: { ...story, paragraphs, sections: story.sections.slice(sections) } };
}

/** The sections of the front matter are gone, and their page numbers with them. */
function inFewerSections(paragraph: Paragraph, gone: number): Paragraph {
  const { endsSection } = paragraph;
  return endsSection === null ? paragraph : { ...paragraph, endsSection: endsSection - gone };
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
