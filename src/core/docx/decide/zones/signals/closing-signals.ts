import { headingOf } from '../../../structure/paragraph-words.ts';
import { type Signal, yes } from '../../signal.ts';
import { type Line, namesFrontPart, type ZoneDocument } from '../line.ts';
import { countOf, shareOf } from '../running-counts.ts';

/** What speaks for a reference list having ended before a line. */
export const closingSignals: readonly Signal<Line, ZoneDocument>[] = [
  {
    id: 'same-list',
    says: 'it continues the list before it',
    of: ({ continues }) => yes(continues === 'list'),
  },
  {
    id: 'same-setting',
    says: 'it is formatted like the line before it',
    of: ({ continues }) => yes(continues === 'setting'),
  },
  {
    id: 'heading',
    says: 'it is a heading',
    of: ({ heading }) => yes(heading && !heading.meaning.kinds.has('references')),
  },
  {
    id: 'set-as-heading',
    says: 'it has a heading style, or the contents name it',
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
    includes: ['heading'],
    of: ({ heading, listLevel }) => yes(heading && heading.level <= listLevel),
  },
  {
    id: 'back-part',
    says: 'it names a part of the back matter',
    of: ({ heading }) =>
      yes(heading && (heading.meaning.kinds.has('appendix') || heading.meaning.kinds.has('otherBack'))),
  },
  {
    id: 'appendix-words',
    says: "its words open an appendix or the author's own publications",
    of: ({ opensOther }) => yes(opensOther),
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
    of: ({ position, paragraph }, { counts }) =>
      yes(!paragraph.roles.includes('bibliography') && countOf(counts.marked, position - 1, position) > 0),
  },
  {
    id: 'style-ends',
    says: 'the bibliography style ends before it',
    of: ({ position }, { counts }) =>
      yes(
        countOf(counts.styled, position, position + 1) === 0 &&
          countOf(counts.styled, position - 1, position) > 0,
      ),
  },
  {
    id: 'marked-follow',
    says: 'a reference manager marked what follows',
    of: ({ position }, { counts }) => yes(countOf(counts.marked, position, position + 4) > 0),
  },
  {
    id: 'after-blank-heading',
    says: 'a blank heading comes before it',
    of: ({ afterBlankHeading }) => yes(afterBlankHeading),
  },
  { id: 'starts-page', says: 'it starts a page', of: ({ startsPage }) => yes(startsPage) },
  {
    id: 'starts-page-as-no-entry',
    says: 'it starts a page and is not an entry',
    includes: ['starts-page'],
    of: ({ startsPage, traits, words }) => yes(startsPage && traits < 2 && words <= 15),
  },
  {
    id: 'own-publications',
    says: "it names the author's own publications",
    of: ({ heading, paragraph, words }) =>
      yes(
        heading?.meaning.kinds.has('ownPublications') ||
          (words <= 12 && headingOf(paragraph).kinds.has('ownPublications')),
      ),
  },
  { id: 'starts-section', says: 'a section starts with it', of: ({ startsSection }) => yes(startsSection) },
  { id: 'caption', says: 'it is a caption', of: ({ isCaption }) => yes(isCaption) },
  {
    id: 'caption-on-new-page',
    says: 'it is a caption and starts a page',
    includes: ['caption'],
    of: ({ isCaption, startsPage }) => yes(isCaption && startsPage),
  },
  {
    id: 'picture-before',
    says: 'a picture comes before it',
    of: ({ pictureBefore }) => yes(pictureBefore !== null),
  },
  { id: 'table', says: 'it is a table', of: ({ isTable }) => yes(isTable) },
  {
    id: 'table-with-heading',
    says: 'it is a table that contains a heading',
    includes: ['table'],
    of: ({ holdsHeading }) => yes(holdsHeading),
  },
  {
    id: 'prominent',
    says: 'it is set off like a title and is not an entry',
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
    id: 'entries-before',
    says: 'lines that read like entries come before it',
    of: ({ position }, { counts }) => shareOf(counts.alike, position - 6, position),
  },
  {
    id: 'entries-follow',
    says: 'lines that read like entries follow',
    of: ({ position }, { counts }) => shareOf(counts.alike, position, position + 6),
  },
  {
    id: 'prose-follows',
    says: 'running text follows',
    of: ({ position }, { counts }) => shareOf(counts.prose, position, position + 6),
  },
  {
    id: 'code-follows',
    says: 'code follows',
    of: ({ position }, { counts }) => shareOf(counts.code, position, position + 10),
  },
];
