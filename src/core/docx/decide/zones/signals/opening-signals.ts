import { ramp, type Signal, yes } from '../../signal.ts';
import type { Line, ZoneDocument } from '../line.ts';
import { countOf, shareOf } from '../running-counts.ts';

/** What speaks for a reference list beginning at a line. */
export const openingSignals: readonly Signal<Line, ZoneDocument>[] = [
  {
    id: 'same-list',
    says: 'it continues the list before it',
    of: ({ continues }) => yes(continues === 'list'),
  },
  {
    id: 'reference-heading',
    says: 'its words name a reference list',
    of: ({ heading }) => yes(heading?.meaning.kinds.has('references')),
  },
  {
    id: 'no-reference-heading',
    says: 'it is not the heading of a reference list',
    of: ({ heading }) => yes(!heading?.meaning.kinds.has('references')),
  },
  {
    id: 'set-as-heading',
    says: 'it has a heading style',
    of: ({ heading }) => yes(heading?.witness === 'style' || heading?.witness === 'contents'),
  },
  {
    id: 'other-heading',
    says: 'it is a heading that names something else',
    includes: ['any-heading'],
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
    says: 'it has a chapter number',
    of: ({ heading }) => yes(heading && (heading.meaning.number !== '' || heading.automaticNumber !== '')),
  },
  {
    id: 'entries-follow',
    says: 'lines that read like entries follow',
    of: ({ position }, { counts }) => shareOf(counts.alike, position + 1, position + 9),
  },
  {
    id: 'section-of-entries',
    says: 'the lines below it read like entries',
    of: ({ heading, stretch }) => (heading ? stretch.alike / Math.max(1, stretch.lines - 1) : 0),
  },
  {
    id: 'heading-without-prose',
    says: 'it names a reference list, with no running text below it',
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
    says: 'lines that read like entries come before it',
    of: ({ position }, { counts }) => shareOf(counts.alike, position - 8, position),
  },
  {
    id: 'marked-follow',
    says: 'a reference manager marked what follows',
    of: ({ position }, { counts }) => yes(countOf(counts.marked, position, position + 3) > 0),
  },
  {
    id: 'style-begins',
    says: 'the bibliography style begins here',
    of: ({ position }, { counts }) =>
      yes(
        countOf(counts.styled, position, position + 1) > 0 &&
          countOf(counts.styled, position - 1, position) === 0,
      ),
  },
  {
    id: 'style-follows',
    says: 'lines in a bibliography style follow',
    of: ({ position }, { counts }) => shareOf(counts.styled, position + 1, position + 4),
  },
  {
    id: 'style-before',
    says: 'the line before it has a bibliography style',
    of: ({ position }, { counts }) => yes(position > 0 && countOf(counts.styled, position - 1, position) > 0),
  },
  {
    id: 'marked-before',
    says: 'a reference manager marked what comes before it',
    of: ({ position }, { counts }) => yes(countOf(counts.marked, position - 1, position) > 0),
  },
  {
    id: 'prose-follows',
    says: 'running text follows',
    of: ({ position }, { counts }) => shareOf(counts.prose, position + 1, position + 9),
  },
  {
    id: 'prose-follows-at-once',
    says: 'running text follows immediately',
    includes: ['prose-follows'],
    of: ({ position }, { counts }) => shareOf(counts.prose, position + 1, position + 3),
  },
  {
    id: 'run-begins',
    says: 'it begins a run of lines that read like entries',
    of: ({ position, stretch }, { lines }) => yes(stretch.isRun && lines[position - 1]?.stretch !== stretch),
  },
  { id: 'starts-page', says: 'it starts a page', of: ({ startsPage }) => yes(startsPage) },
  { id: 'late', says: 'it is in the last part of the document', of: ({ before }) => ramp(before, 0.4, 0.8) },
  { id: 'in-contents', says: 'the contents name it', of: ({ entry }) => yes(entry) },
  {
    id: 'listed-nowhere',
    says: 'the contents name other headings but not this one',
    of: ({ entry, heading }, { contents }) => yes(heading && !entry && contents.entries.length > 5),
  },
];
