import { isFirstNumber } from '../../text/titles/heading-text.ts';
import { ramp, type Signal, yes } from '../signal.ts';
import { numbersAt } from './front-signals.ts';
import { type Line, namesFrontPart, type ZoneDocument } from './line.ts';
import { countOf } from './running-counts.ts';

type StartSignal = Signal<Line, ZoneDocument>;

/** What speaks for the main body starting at a line. */
export const startSignals: readonly StartSignal[] = [
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
  {
    id: 'starts-page',
    says: 'it starts a page',
    of: ({ startsPage }) => yes(startsPage),
  },
  {
    id: 'starts-section',
    says: 'a section starts with it',
    of: ({ startsSection }) => yes(startsSection),
  },
  {
    id: 'numbers-turn',
    says: 'the page numbers change from Roman to Arabic here',
    of: (line, document) => yes(numbersAt(line, document) === 'turn'),
  },
  {
    id: 'numbers-restart',
    says: 'the page numbers start again here',
    of: (line, document) => yes(numbersAt(line, document) === 'restart'),
  },
  {
    id: 'still-roman',
    says: 'the page numbers are still Roman here',
    of: (line, document) => yes(numbersAt(line, document) === 'still Roman'),
  },
  {
    id: 'in-list',
    says: 'it is a line of the contents',
    of: ({ isListed }) => yes(isListed),
  },
  {
    id: 'contents-follow',
    says: 'contents or lists of figures come after it',
    of: (line, document) => saturated(listedAfter(line, document), 3),
  },
  {
    id: 'fronts-follow',
    says: 'parts of the front matter come after it',
    of: (line, document) => saturated(frontsAfter(line, document), 1),
  },
  {
    id: 'after-front-heading',
    says: 'the heading before it names a front part',
    of: ({ above }) => yes(namesFrontPart(above)),
  },
  {
    id: 'in-front-part',
    says: 'it is a subheading of a front part',
    of: ({ heading, isInFrontPart }) => yes(heading && isInFrontPart),
  },
  {
    id: 'after-other-heading',
    says: 'a heading that does not name a front part comes before it',
    of: (line, document) => saturated(othersBefore(line, document), 1),
  },
  {
    id: 'after-several-headings',
    says: 'several headings that do not name a front part come before it',
    of: (line, document) => yes(othersBefore(line, document) > 2),
  },
  {
    id: 'after-contents',
    says: 'it follows the contents',
    of: (line, document) => yes((document.counts.listed[line.position] ?? 0) > 2),
  },
  {
    id: 'right-after-contents',
    says: 'it is the first heading after the contents',
    of: (line, document) => yes(line.heading && document.firstAfterContents === line.position),
  },
  {
    id: 'behind-contents',
    says: 'the contents end before it',
    of: ({ isListed, position }, { lines }) => yes(!isListed && lines[position - 1]?.isListed),
  },
  {
    id: 'numbered-front-part',
    says: 'it names a front part but has a number',
    of: ({ heading }) =>
      yes(namesFrontPart(heading) && (heading?.meaning.number || heading?.automaticNumber)),
  },
  {
    id: 'foreign-script',
    says: 'it is in a different script from most of the document',
    of: ({ isForeign }) => yes(isForeign),
  },
  {
    id: 'article',
    says: 'nothing comes before it, and there is no front part or title page before the first chapter',
    of: ({ position }, { firstFront, firstChapter }) =>
      yes(
        position === 0 && (firstFront === null || firstFront >= (firstChapter ?? Number.POSITIVE_INFINITY)),
      ),
  },
  {
    id: 'front-comes-later',
    says: 'front parts, contents or a title page come after it',
    of: ({ position }, { firstFront, firstChapter }) =>
      yes(position === 0 && firstFront !== null && firstFront < (firstChapter ?? Number.POSITIVE_INFINITY)),
  },
  {
    id: 'title-page-comes-later',
    says: 'a title page follows',
    of: ({ position }, { leading }) => (position === 0 ? Math.min(1, leading / 10) : 0),
  },
  {
    id: 'repeats-title',
    says: "it starts a page after an abstract and repeats the document's title",
    // Between two title pages there is neither.
    of: ({ repeatsTitle, position }, { counts }) =>
      yes(repeatsTitle && countOf(counts.fronts, 0, position) + countOf(counts.prose, 0, position) > 0),
  },
  {
    id: 'hardly-anything-before',
    says: 'hardly anything comes before it',
    of: ({ before, position }) => yes(position > 0 && before < 0.005),
  },
  {
    id: 'nothing-that-is-front-before',
    says: 'no front part, contents or separate page comes before it',
    of: ({ position, startsPage }, { firstFront }) =>
      yes(firstFront === null || position < firstFront || (position === firstFront && !startsPage)),
  },
  { id: 'deep', says: 'much of the text comes before it', of: ({ before }) => ramp(before, 0.1, 0.3) },
  {
    id: 'deeper',
    says: 'most of the text comes before it',
    of: ({ before }) => ramp(before, 0.3, 0.6),
  },
];

/** How many lines of contents follow, ignoring those in the second half, which may be a list at the end. */
function listedAfter({ position }: Line, { counts, half }: ZoneDocument): number {
  return countOf(counts.listed, position + 1, half);
}

function frontsAfter({ position }: Line, { counts, early }: ZoneDocument): number {
  return countOf(counts.fronts, position + 1, early);
}

function othersBefore({ position }: Line, { counts, firstAfterTitle }: ZoneDocument): number {
  return countOf(counts.others, firstAfterTitle, position);
}

function saturated(count: number, full: number): number {
  return Math.min(1, count / full);
}
