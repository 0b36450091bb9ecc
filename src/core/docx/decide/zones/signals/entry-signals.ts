import { type Signal, yes } from '../../signal.ts';
import { hasBibliographyStyle, type Line, longestEntry, type ZoneDocument } from '../line.ts';
import { shareOf } from '../running-counts.ts';

/** What speaks for a line belonging to a reference list rather than to the text. */
export const entrySignals: readonly Signal<Line, ZoneDocument>[] = [
  {
    id: 'marked',
    says: 'a reference manager or Word marked it',
    of: ({ paragraph }) => yes(paragraph.roles.includes('bibliography')),
  },
  {
    id: 'style',
    says: 'it has a bibliography style',
    of: ({ paragraph }) => yes(hasBibliographyStyle(paragraph)),
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
    says: 'it has no traits of an entry',
    of: ({ traits, isTable, heading, words }) =>
      yes(traits === 0 && !isTable && heading === null && words <= longestEntry),
  },
  {
    id: 'address',
    says: 'it is a web address',
    of: ({ paragraph, words }) =>
      yes(words <= 3 && /^\W*(?:\d{1,3}\W+)?(?:https?:|www\.)/i.test(paragraph.text)),
  },
  {
    id: 'hanging',
    says: 'it has a hanging indent, as entries do',
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
    says: 'it is in a different script from most of the document',
    of: ({ isForeign }) => yes(isForeign),
  },
  {
    id: 'among-alike',
    says: 'the lines around it read like entries',
    of: ({ position }, { counts }) => shareOf(counts.alike, position - 6, position + 7),
  },
  {
    id: 'sorted',
    says: 'the lines around it are in alphabetical order',
    of: ({ position }, { counts }) =>
      Math.max(0, shareOf(counts.sorted, position - 5, position + 6) - 0.6) / 0.4,
  },
  {
    id: 'under-reference-heading',
    says: 'the heading above it names a reference list',
    of: ({ isInReferences, heading }) => yes(heading === null && isInReferences),
  },
  {
    id: 'list-of-entries',
    says: 'the heading above it names a reference list, and the lines below that heading read like entries',
    of: ({ isInReferences, heading, stretch }) =>
      isInReferences && !heading ? stretch.alike / Math.max(1, stretch.lines - 1) : 0,
  },
  {
    id: 'list-without-prose',
    says: 'the heading above it names a reference list and is not followed by running text',
    of: ({ isInReferences, heading, stretch }) =>
      yes(isInReferences && !heading && stretch.prose * 6 <= stretch.lines),
  },
  {
    id: 'section-of-prose',
    says: 'the other lines under its heading are running text',
    of: ({ heading, stretch }) =>
      heading ? 0 : Math.min(1, (2 * stretch.prose) / Math.max(1, stretch.lines)),
  },
  {
    id: 'section-of-entries',
    says: 'the other lines under its heading read like entries',
    of: ({ heading, stretch }) => (heading ? 0 : stretch.alike / Math.max(1, stretch.lines)),
  },
  {
    id: 'under-other-heading',
    says: 'the heading above it does not name a reference list',
    of: ({ above, heading }) => yes(heading === null && above && !above.meaning.kinds.has('references')),
  },
  {
    id: 'reference-heading',
    says: 'it names a reference list',
    of: ({ heading }) => yes(heading?.meaning.kinds.has('references')),
  },
  {
    id: 'other-heading',
    says: 'it is a heading that does not name a reference list',
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
    says: 'it has a heading style and does not name a reference list',
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
    says: 'it has hardly any words',
    of: ({ words, heading }) => yes(heading === null && words <= 3),
  },
  { id: 'caption', says: 'it is a caption', of: ({ isCaption }) => yes(isCaption) },
  { id: 'table', says: 'it is a table', of: ({ isTable }) => yes(isTable) },
  {
    id: 'code',
    says: 'it is code',
    of: ({ isCode }) => yes(isCode),
  },
  {
    id: 'in-run',
    says: 'it is in a run of lines that read like entries',
    of: ({ stretch }) => yes(stretch.isRun),
  },
  { id: 'in-list', says: 'it is a line of the contents', of: ({ isListed }) => yes(isListed) },
];
