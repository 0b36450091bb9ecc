import { isFirstNumber } from '../../../text/numerals.ts';
import { type Signal, yes } from '../../signal.ts';
import { type Line, namesFrontPart, type ZoneDocument } from '../line.ts';

export type StartSignal = Signal<Line, ZoneDocument>;

/** What the words, number and setting of a line, and its entry in the contents, say for the main body starting with it. */
export const startHeadingSignals: readonly StartSignal[] = [
  {
    id: 'introduction',
    says: 'its words name an introduction',
    of: ({ heading }) => yes(heading?.meaning.kinds.has('introduction')),
  },
  {
    id: 'first-chapter',
    says: 'it is headed as the first chapter',
    of: ({ heading }) => yes(heading?.meaning.kinds.has('chapter') && isFirstNumber(heading.meaning.number)),
  },
  {
    id: 'later-chapter',
    says: 'it is headed as a later chapter',
    of: ({ heading }) => yes(heading?.meaning.kinds.has('chapter') && !isFirstNumber(heading.meaning.number)),
  },
  {
    id: 'first-number',
    says: 'it is the heading with the number 1',
    of: ({ heading }) =>
      yes(heading && !heading.meaning.kinds.has('chapter') && isFirstNumber(heading.meaning.number)),
  },
  {
    id: 'later-number',
    says: 'its heading has a later number',
    of: ({ heading }) =>
      yes(
        heading &&
          !heading.meaning.kinds.has('chapter') &&
          heading.meaning.number !== '' &&
          !isFirstNumber(heading.meaning.number),
      ),
  },
  {
    id: 'number-one-before',
    says: 'a heading with the number 1 comes before it',
    of: ({ heading, position }, { firstNumberOne }) =>
      yes(
        heading &&
          heading.meaning.number !== '' &&
          !isFirstNumber(heading.meaning.number) &&
          firstNumberOne !== null &&
          position > firstNumberOne,
      ),
  },
  {
    id: 'introduction-comes-later',
    says: 'an introduction or a first chapter comes later',
    of: ({ position }, { firstChapter, early }) =>
      yes(firstChapter !== null && position < firstChapter && firstChapter < early),
  },
  {
    id: 'introduction-comes-before',
    says: 'an introduction or a first chapter comes before it',
    of: ({ position }, { firstChapter }) => yes(firstChapter !== null && position > firstChapter),
  },
  {
    id: 'automatic-number',
    says: 'Word numbers its heading as a chapter',
    of: ({ heading }) => yes(heading && heading.automaticNumber !== '' && heading.level === 1),
  },
  {
    id: 'first-automatic-number',
    says: 'it is the first heading that Word numbers',
    of: (line, document) => yes(line.heading?.automaticNumber && document.firstNumbered === line.position),
  },
  {
    id: 'front-part',
    says: 'it names a part of the front matter',
    of: ({ heading }) => yes(namesFrontPart(heading)),
  },
  {
    id: 'reference-heading',
    says: 'it names a reference list',
    of: ({ heading }) => yes(heading?.meaning.kinds.has('references')),
  },
  {
    id: 'back-part',
    says: 'it names a part of the back matter',
    of: ({ heading }) =>
      yes(
        heading &&
          (heading.meaning.kinds.has('appendix') ||
            heading.meaning.kinds.has('otherBack') ||
            heading.meaning.kinds.has('conclusion')),
      ),
  },
  { id: 'no-heading', says: 'it is not a heading', of: ({ heading }) => yes(heading === null) },
  {
    id: 'set-as-heading',
    says: 'it has a heading style',
    of: ({ heading }) => yes(heading?.witness === 'style'),
  },
  {
    id: 'looks-like-heading',
    says: 'only its look makes it a heading',
    of: ({ heading }) => yes(heading?.witness === 'look'),
  },
  {
    id: 'top-level',
    says: 'it is a top-level heading',
    of: ({ heading }) => yes(heading?.level === 1),
  },
  {
    id: 'in-contents',
    says: 'the contents name it',
    of: ({ entry }) => yes(entry),
  },
  {
    id: 'page-one-in-contents',
    says: 'the contents give it page 1',
    of: ({ entry }) => yes(entry?.page === '1'),
  },
  {
    id: 'first-arabic-in-contents',
    says: 'the contents give it the first Arabic page number after Roman ones',
    of: ({ entry }, document) => yes(entry && entry === document.firstArabic),
  },
  {
    id: 'roman-in-contents',
    says: 'the contents give it a Roman page number',
    of: ({ entry }) => yes(entry?.page && /^[ivxlc]+$/i.test(entry.page)),
  },
  {
    id: 'first-in-contents',
    says: 'it is the first chapter in the contents',
    of: ({ entry }, document) => yes(entry && entry === document.firstChapterListed),
  },
];
