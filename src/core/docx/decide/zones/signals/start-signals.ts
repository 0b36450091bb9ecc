import { ramp, yes } from '../../signal.ts';
import { type Line, namesFrontPart, type ZoneDocument } from '../line.ts';
import { countOf } from '../running-counts.ts';
import { numbersAt } from './front-signals.ts';
import { type StartSignal, startHeadingSignals } from './start-heading-signals.ts';

/** What a line's place in the document says for the main body starting there. */
const placeSignals: readonly StartSignal[] = [
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
    id: 'chapter-on-new-page',
    says: 'the first chapter starts a page, and nothing before it does',
    of: ({ position }, { firstFront, firstChapter }) =>
      yes(position === 0 && firstFront !== null && firstFront === firstChapter),
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
    includes: ['starts-page'],
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

/** What speaks for the main body starting at a line. */
export const startSignals: readonly StartSignal[] = [...startHeadingSignals, ...placeSignals];

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
