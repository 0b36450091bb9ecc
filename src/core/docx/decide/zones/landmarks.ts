import type { Story } from '../../story/story.ts';
import type { Contents } from '../../structure/contents.ts';
import { afterTitlePage } from '../../structure/front-matter.ts';
import type { Heading } from '../../structure/headings.ts';
import { isFirstNumber } from '../../text/numerals.ts';
import { readHeading } from '../../text/titles/heading-text.ts';
import { frontKinds, type Landmarks, type Line, longestOpeningLine, namesFrontPart } from './line.ts';

/** Finds the landmarks of a document: the first or last place of each kind. */
export function landmarks(story: Story, { entries }: Contents, lines: readonly Line[]): Landmarks {
  const title = afterTitlePage(story);
  const half = until(lines, ({ before }) => before > 0.5);
  const paged = entries.filter(({ page }) => page !== null);
  const arabic = paged.findIndex(({ page }) => /^\d/.test(page ?? ''));
  const lastListed = lines.findLastIndex(({ isListed, position }) => isListed && position < half);
  const front = lines.find(
    ({ heading, isListed, startsPage, position }) =>
      position > 0 &&
      (isListed || startsPage || (namesFrontPart(heading) && !heading?.meaning.kinds.has('abstract'))),
  );
  return {
    firstNumbered:
      lines.find(({ heading }) => heading?.automaticNumber && heading.level === 1)?.position ?? null,
    firstArabic: arabic > 0 ? (paged[arabic] ?? null) : null,
    firstChapterListed: entries.find(({ title: words }) => !isFrontTitle(words)) ?? null,
    firstAfterContents:
      lastListed < 0
        ? null
        : (lines.find(
            ({ heading, position }) => position > lastListed && heading !== null && !namesFrontPart(heading),
          )?.position ?? null),
    firstFront: front?.position ?? null,
    leading: until(
      lines,
      ({ words, heading, isListed }) => words > longestOpeningLine || isNamedHeading(heading) || isListed,
    ),
    firstNumberOne:
      lines.find(({ heading }) => heading !== null && isFirstNumber(heading.meaning.number))?.position ??
      null,
    lastReferenceHeading:
      lines.findLast(({ heading }) => heading?.meaning.kinds.has('references'))?.position ?? null,
    firstChapter: lines.find(({ heading }) => heading !== null && opensText(heading))?.position ?? null,
    firstAfterTitle: lines.find(({ paragraph }) => paragraph.index >= title)?.position ?? 0,
    early: until(lines, ({ before }) => before > 0.25),
    half,
  };
}

/** The large lines of a title page look like headings but name nothing. */
function isNamedHeading(heading: Heading | null): boolean {
  if (heading === null) return false;
  const { kinds, number } = heading.meaning;
  return heading.witness !== 'look' || kinds.size > 0 || number !== '';
}

/** How many lines come before the first one that passes the test. */
function until(lines: readonly Line[], isEnd: (line: Line) => boolean): number {
  const position = lines.findIndex(isEnd);
  return position < 0 ? lines.length : position;
}

function opensText({ meaning: { kinds, number } }: Heading): boolean {
  return kinds.has('introduction') || isFirstNumber(number);
}

function isFrontTitle(words: string): boolean {
  const { kinds } = readHeading(words);
  return frontKinds.some((kind) => kinds.has(kind));
}
