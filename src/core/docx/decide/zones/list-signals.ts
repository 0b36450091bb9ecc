import { readHeading } from '../../text/heading-text.ts';
import type { Signal } from '../signal.ts';
import { countOf, type Line, longestEntry, namesFrontPart, shareOf, type ZoneDocument } from './lines.ts';

type LineSignal = Signal<Line, ZoneDocument>;

/** What speaks for a line to belong to a reference list and not to the text. */
export const entrySignals: readonly LineSignal[] = [
  {
    id: 'marked',
    says: 'a reference manager or Word marked it',
    of: ({ paragraph }) => yes(paragraph.roles.includes('bibliography')),
  },
  {
    id: 'style',
    says: 'it has the style of a bibliography',
    of: ({ paragraph }) => yes(/bibliogra|reference|literatur/.test(paragraph.format.style)),
  },
  { id: 'alike', says: 'it reads like an entry', of: ({ traits }) => yes(traits >= 3) },
  { id: 'plainly-alike', says: 'it plainly reads like an entry', of: ({ traits }) => yes(traits >= 5) },
  {
    id: 'nearly-alike',
    says: 'it has some traits of an entry',
    of: ({ traits }) => yes(traits === 2),
  },
  {
    id: 'no-trait',
    says: 'nothing in it is of an entry',
    of: ({ traits, isTable, heading, words }) =>
      yes(traits === 0 && !isTable && heading === null && words <= longestEntry),
  },
  {
    id: 'address',
    says: 'it is a web address',
    of: ({ paragraph, words }) => yes(words <= 3 && /^\W*(?:https?:|www\.)/i.test(paragraph.text)),
  },
  {
    id: 'hanging',
    says: 'its lines hang as those of entries do',
    of: ({ paragraph }) => yes((paragraph.format.indentFirst ?? 0) < 0),
  },
  {
    id: 'own-publications',
    says: "the heading above it names the author's own publications",
    of: ({ above, heading }) => yes(heading === null && above?.meaning.kinds.has('ownPublications')),
  },
  {
    id: 'bracketed',
    says: 'Word numbers it in brackets',
    of: ({ isBracketed }) => yes(isBracketed),
  },
  {
    id: 'foreign-script',
    says: 'it is written in another script than most of the document',
    of: ({ isForeign }) => yes(isForeign),
  },
  {
    id: 'among-alike',
    says: 'the lines around it read like entries',
    of: ({ position }, { tallies }) => shareOf(tallies.alike, position - 6, position + 7),
  },
  {
    id: 'sorted',
    says: 'the lines around it are in the order of the alphabet',
    of: ({ position }, { tallies }) =>
      Math.max(0, shareOf(tallies.sorted, position - 5, position + 6) - 0.6) / 0.4,
  },
  {
    id: 'under-reference-heading',
    says: 'the heading above it names a reference list',
    of: ({ isInReferences, heading }) => yes(heading === null && isInReferences),
  },
  {
    id: 'list-of-entries',
    says: 'the heading above it names a reference list, and the lines below that read like entries',
    of: ({ isInReferences, heading, stretch }) =>
      isInReferences && !heading ? stretch.alike / Math.max(1, stretch.lines - 1) : 0,
  },
  {
    id: 'list-without-prose',
    says: 'the heading above it names a reference list, and no running text follows that',
    of: ({ isInReferences, heading, stretch }) =>
      yes(isInReferences && !heading && stretch.prose * 6 <= stretch.lines),
  },
  {
    id: 'section-of-prose',
    says: 'what stands under the same heading is running text',
    of: ({ heading, stretch }) =>
      heading ? 0 : Math.min(1, (2 * stretch.prose) / Math.max(1, stretch.lines)),
  },
  {
    id: 'section-of-entries',
    says: 'what stands under the same heading reads like entries',
    of: ({ heading, stretch }) => (heading ? 0 : stretch.alike / Math.max(1, stretch.lines)),
  },
  {
    id: 'under-other-heading',
    says: 'the heading above it names no reference list',
    of: ({ above, heading }) => yes(heading === null && above && !above.meaning.kinds.has('references')),
  },
  {
    id: 'reference-heading',
    says: 'it names a reference list',
    of: ({ heading }) => yes(heading?.meaning.kinds.has('references')),
  },
  {
    id: 'other-heading',
    says: 'it is a heading that names no reference list',
    of: ({ heading, isInReferences }) =>
      yes(heading && !isInReferences && !heading.meaning.kinds.has('references')),
  },
  {
    id: 'part-of-list',
    says: 'it is the heading of a part of a reference list',
    of: ({ heading, isInReferences }) => yes(heading && isInReferences),
  },
  {
    id: 'other-set-heading',
    says: "it has a heading's style and names no reference list",
    of: ({ heading, isInReferences }) =>
      yes(heading?.witness === 'style' && !isInReferences && !heading.meaning.kinds.has('references')),
  },
  {
    id: 'long',
    says: 'it is as long as running text',
    of: ({ words, isTable }) => yes(!isTable && words > longestEntry),
  },
  {
    id: 'very-long',
    says: 'it is a long paragraph',
    of: ({ words, isTable }) => yes(!isTable && words > 2 * longestEntry),
  },
  {
    id: 'short',
    says: 'it has hardly a word',
    of: ({ words, heading }) => yes(heading === null && words <= 3),
  },
  { id: 'caption', says: 'it is a caption', of: ({ isCaption }) => yes(isCaption) },
  { id: 'table', says: 'it is a table', of: ({ isTable }) => yes(isTable) },
  {
    id: 'code',
    says: 'it is set as code',
    of: ({ paragraph }) => yes(paragraph.look.monospaced > 0.5),
  },
  { id: 'in-list', says: 'it is a line of the contents', of: ({ isListed }) => yes(isListed) },
];

/** What speaks for a reference list to open with a line. */
export const openingSignals: readonly LineSignal[] = [
  {
    id: 'same-list',
    says: 'it goes on with the list before it',
    of: ({ continues }) => yes(continues === 'list'),
  },
  {
    id: 'reference-heading',
    says: 'its words name a reference list',
    of: ({ heading }) => yes(heading?.meaning.kinds.has('references')),
  },
  {
    id: 'no-reference-heading',
    says: 'it is no heading of a reference list',
    of: ({ heading }) => yes(!heading?.meaning.kinds.has('references')),
  },
  {
    id: 'set-as-heading',
    says: "it has a heading's style",
    of: ({ heading }) => yes(heading?.witness === 'style' || heading?.witness === 'contents'),
  },
  {
    id: 'other-heading',
    says: 'it is a heading that names something else',
    of: ({ heading }) =>
      yes(heading && heading.meaning.kinds.size > 0 && !heading.meaning.kinds.has('references')),
  },
  {
    id: 'any-heading',
    says: 'it is a heading',
    of: ({ heading }) => yes(heading),
  },
  {
    id: 'chapter-number',
    says: "it has a chapter's number",
    of: ({ heading }) => yes(heading && (heading.meaning.number !== '' || heading.automaticNumber !== '')),
  },
  {
    id: 'entries-follow',
    says: 'lines that read like entries follow',
    of: ({ position }, { tallies }) => shareOf(tallies.alike, position + 1, position + 9),
  },
  {
    id: 'section-of-entries',
    says: 'what stands below it reads like entries',
    of: ({ heading, stretch }) => (heading ? stretch.alike / Math.max(1, stretch.lines - 1) : 0),
  },
  {
    id: 'heading-without-prose',
    says: 'it names a reference list, and no running text stands below it',
    of: ({ heading, stretch }) =>
      yes(heading?.meaning.kinds.has('references') && stretch.prose * 6 <= stretch.lines),
  },
  {
    id: 'last-reference-heading',
    says: 'it is the last heading that names a reference list',
    of: ({ position }, { lastReferenceHeading }) => yes(position === lastReferenceHeading),
  },
  {
    id: 'entries-before',
    says: 'lines that read like entries stand before it',
    of: ({ position }, { tallies }) => shareOf(tallies.alike, position - 8, position),
  },
  {
    id: 'marked-follow',
    says: 'a reference manager marked what follows',
    of: ({ position }, { tallies }) => yes(countOf(tallies.marked, position, position + 3) > 0),
  },
  {
    id: 'marked-before',
    says: 'a reference manager marked what stands before it',
    of: ({ position }, { tallies }) => yes(countOf(tallies.marked, position - 1, position) > 0),
  },
  {
    id: 'prose-follows',
    says: 'running text follows',
    of: ({ position }, { tallies }) => shareOf(tallies.prose, position + 1, position + 9),
  },
  {
    id: 'prose-follows-at-once',
    says: 'running text follows at once',
    of: ({ position }, { tallies }) => shareOf(tallies.prose, position + 1, position + 3),
  },
  { id: 'starts-page', says: 'it starts a page', of: ({ startsPage }) => yes(startsPage) },
  { id: 'late', says: 'it stands in the last part', of: ({ before }) => ramp(before, 0.4, 0.8) },
  { id: 'in-contents', says: 'the contents name it', of: ({ entry }) => yes(entry) },
  {
    id: 'listed-nowhere',
    says: 'the contents name other headings and not this one',
    of: ({ entry, heading }, { contents }) => yes(heading && !entry && contents.entries.length > 5),
  },
];

/** What speaks for a reference list to be over when a line comes. */
export const closingSignals: readonly LineSignal[] = [
  {
    id: 'same-list',
    says: 'it goes on with the list before it',
    of: ({ continues }) => yes(continues === 'list'),
  },
  {
    id: 'same-setting',
    says: 'it is set as the line before it',
    of: ({ continues }) => yes(continues === 'setting'),
  },
  {
    id: 'heading',
    says: 'it is a heading',
    of: ({ heading }) => yes(heading && !heading.meaning.kinds.has('references')),
  },
  {
    id: 'set-as-heading',
    says: "it has a heading's style, or the contents name it",
    of: ({ heading }) =>
      yes(
        heading &&
          !heading.meaning.kinds.has('references') &&
          (heading.witness === 'style' || heading.witness === 'contents'),
      ),
  },
  {
    id: 'same-level',
    says: "it is a heading of the list's level or a higher one",
    of: ({ heading, listLevel }) => yes(heading && heading.level <= listLevel),
  },
  {
    id: 'back-part',
    says: 'it names a part of the back matter',
    of: ({ heading }) =>
      yes(heading && (heading.meaning.kinds.has('appendix') || heading.meaning.kinds.has('otherBack'))),
  },
  {
    id: 'chapter',
    says: 'it opens a chapter',
    of: ({ heading }) =>
      yes(heading?.meaning.kinds.has('chapter') || heading?.meaning.kinds.has('introduction')),
  },
  {
    id: 'front-part',
    says: 'it names a declaration or the like',
    of: ({ heading }) => yes(namesFrontPart(heading)),
  },
  {
    id: 'reference-heading',
    says: 'it names a reference list',
    of: ({ heading }) => yes(heading?.meaning.kinds.has('references')),
  },
  { id: 'in-contents', says: 'the contents name it', of: ({ entry }) => yes(entry) },
  {
    id: 'after-marked',
    says: 'what a reference manager marked ends before it',
    of: ({ position, paragraph }, { tallies }) =>
      yes(!paragraph.roles.includes('bibliography') && countOf(tallies.marked, position - 1, position) > 0),
  },
  {
    id: 'marked-follow',
    says: 'a reference manager marked what follows',
    of: ({ position }, { tallies }) => yes(countOf(tallies.marked, position, position + 4) > 0),
  },
  { id: 'starts-page', says: 'it starts a page', of: ({ startsPage }) => yes(startsPage) },
  {
    id: 'starts-page-as-no-entry',
    says: 'it starts a page and is no entry',
    of: ({ startsPage, traits, words }) => yes(startsPage && traits < 2 && words <= 15),
  },
  {
    id: 'own-publications',
    says: "it names the author's own publications",
    of: ({ heading, paragraph, words }) =>
      yes(
        heading?.meaning.kinds.has('ownPublications') ||
          (words <= 12 && readHeading(paragraph.text).kinds.has('ownPublications')),
      ),
  },
  { id: 'starts-section', says: 'a section starts with it', of: ({ startsSection }) => yes(startsSection) },
  { id: 'caption', says: 'it is a caption', of: ({ isCaption }) => yes(isCaption) },
  { id: 'table', says: 'it is a table', of: ({ isTable }) => yes(isTable) },
  {
    id: 'table-with-heading',
    says: 'it is a table with a heading in it',
    of: ({ holdsHeading }) => yes(holdsHeading),
  },
  {
    id: 'prominent',
    says: 'it is set off as a title is, and is no entry',
    of: ({ paragraph, traits, words }) =>
      yes(
        words <= 12 &&
          traits < 2 &&
          (paragraph.look.bold > 0.9 ||
            paragraph.look.underlined > 0.9 ||
            paragraph.format.alignment === 'center'),
      ),
  },
  {
    id: 'entries-follow',
    says: 'lines that read like entries follow',
    of: ({ position }, { tallies }) => shareOf(tallies.alike, position, position + 6),
  },
  {
    id: 'prose-follows',
    says: 'running text follows',
    of: ({ position }, { tallies }) => shareOf(tallies.prose, position, position + 6),
  },
];

function yes(value: unknown): number {
  return value ? 1 : 0;
}

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
