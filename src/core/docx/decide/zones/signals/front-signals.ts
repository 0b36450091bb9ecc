import type { Section } from '../../../story/story.ts';
import { citesOthers } from '../../../text/citations.ts';
import { ramp, type Signal, yes } from '../../signal.ts';
import { type Line, namesFrontPart, type ZoneDocument } from '../line.ts';
import { shareOf } from '../running-counts.ts';

/** What speaks for a line belonging to the front matter rather than to the text. */
export const frontSignals: readonly Signal<Line, ZoneDocument>[] = [
  { id: 'in-list', says: 'it is a line of the contents', of: ({ isListed }) => yes(isListed) },
  {
    id: 'under-front-heading',
    says: 'the heading above it names a front part',
    of: ({ above, heading }) => yes(heading === null && namesFrontPart(above)),
  },
  {
    id: 'front-heading',
    says: 'it names a front part',
    of: ({ heading }) => yes(namesFrontPart(heading)),
  },
  {
    id: 'in-front-part',
    says: 'it is under the heading of a front part, or under one of its subheadings',
    of: ({ isInFrontPart }) => yes(isInFrontPart),
  },
  {
    id: 'under-other-heading',
    says: 'the heading above it does not name a front part',
    of: ({ above, heading }) => yes(heading === null && above !== null && !namesFrontPart(above)),
  },
  {
    id: 'under-set-heading',
    says: 'the heading above it does not name a front part, and has a heading style or is in the contents',
    of: ({ above, heading }) => yes(heading === null && isSetOther(above)),
  },
  {
    id: 'other-heading',
    says: 'it is a heading that does not name a front part',
    of: ({ heading }) => yes(heading && !namesFrontPart(heading)),
  },
  {
    id: 'numbered-heading',
    says: 'it is a numbered heading',
    of: ({ heading }) => yes(heading && (heading.automaticNumber !== '' || heading.meaning.number !== '')),
  },
  {
    id: 'title-page',
    says: 'it is one of the short lines that the document opens with',
    of: ({ position }, { leading }) => (position < leading ? Math.min(1, leading / 10) : 0),
  },
  {
    id: 'cover-page',
    says: 'it is part of a cover page',
    of: ({ paragraph }) => yes(paragraph.roles.includes('cover-page')),
  },
  {
    id: 'roman',
    says: 'its page has a Roman number, and Arabic ones follow',
    of: ({ section }, { story, lastArabicSection }) =>
      yes(isRoman(story.sections[section]?.numberFormat ?? null) && section < lastArabicSection),
  },
  {
    id: 'prose',
    says: 'it is running text',
    of: ({ length, isTable }) => (isTable ? 0 : Math.min(1, length / 150)),
  },
  {
    id: 'among-prose',
    says: 'there is running text around it',
    of: ({ position }, { counts }) => shareOf(counts.prose, position - 5, position + 6),
  },
  {
    id: 'centred',
    says: 'it is a short centred line',
    of: ({ paragraph, words }) => yes(words < 20 && paragraph.format.alignment === 'center'),
  },
  {
    id: 'cites',
    says: 'it cites others',
    of: ({ paragraph }) => yes(citesOthers(paragraph.text)),
  },
  {
    id: 'foreign-script',
    says: 'it is in a different script from most of the document',
    // Code, captions and the labels of a form are often Latin in a text that is not.
    of: ({ isForeign, isCode, isTable, isCaption, words }) =>
      yes(isForeign && !isCode && !isTable && !isCaption && words >= fewestInPassage),
  },
  {
    id: 'caption',
    says: 'it is the caption of a picture or has an automatic number',
    // Lists of figures that were typed by hand consist of lines that read like captions.
    of: ({ isCaption, isListed, paragraph, pictureBefore }) =>
      yes(isCaption && !isListed && (paragraph.sequence !== null || pictureBefore !== null)),
  },
  { id: 'code', says: 'it is code', of: ({ isCode }) => yes(isCode) },
  {
    id: 'deep',
    says: 'much of the text comes before it',
    of: ({ before }) => ramp(before, 0.15, 0.4),
  },
  {
    id: 'has-note',
    says: 'it has a footnote',
    of: ({ paragraph }) => yes(paragraph.notes.length > 0),
  },
];

/** In words: shorter lines in another script are names and terms. */
const fewestInPassage = 8;

/** On title pages, lines are headings only by their look. */
function isSetOther(heading: Line['heading']): boolean {
  return (
    heading !== null &&
    (heading.witness === 'style' || heading.witness === 'contents') &&
    !namesFrontPart(heading)
  );
}

/** What the page numbers do at a line; null if they say nothing. */
export function numbersAt(
  line: Line,
  { story: { sections }, lines, lastArabicSection }: ZoneDocument,
): 'turn' | 'restart' | 'still Roman' | null {
  const section = sections[line.section];
  if (!section) return null;
  if (isRoman(section.numberFormat)) return line.section < lastArabicSection ? 'still Roman' : null;
  if (!line.startsSection) return null;
  // The section before may be blank, so that no line of it comes in between.
  const before = lines[line.position - 1]?.section ?? -1;
  if (isRoman(sections[before]?.numberFormat ?? null)) return 'turn';
  return section.numberStart === 1 ? 'restart' : null;
}

/** Index of the last section whose page numbers are not Roman; -1 if all are. */
export function findLastArabicSection(sections: readonly Section[]): number {
  return sections.findLastIndex(({ numberFormat }) => !isRoman(numberFormat));
}

function isRoman(format: string | null): boolean {
  return format === 'lowerRoman' || format === 'upperRoman';
}
