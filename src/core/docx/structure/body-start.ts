import type { Story } from '../story/story.ts';
import { isFirstNumber } from '../text/heading-text.ts';
import { type Contents, isNamedBy } from './contents.ts';
import { endOfContents } from './end-of-contents.ts';
import { afterTitlePage, hasFrontMatter, isFrontHeading } from './front-matter.ts';
import type { Heading } from './headings.ts';
import { type Progress, progressThrough } from './progress.ts';
import { isRoman, weighStart } from './weigh-start.ts';

export interface BodyStart {
  /** Index of the first paragraph of the main body. */
  paragraph: number;
  reason: string;
  /** 0 to 1. */
  certainty: number;
}

/**
 * Finds where the main body starts: at the first chapter or the introduction; else where the page numbers
 * turn from Roman to Arabic; else at the first heading that names no front part. A document without a title
 * page and without any front part starts with its first paragraph.
 */
export function findBodyStart(story: Story, headings: readonly Heading[], contents: Contents): BodyStart {
  const progress = progressThrough(story.paragraphs);
  const search: Search = {
    story,
    headings,
    progress,
    after: endOfContents(story, contents, headings, progress),
    titlePage: afterTitlePage(story),
  };
  const start =
    earlier(firstChapter(search), firstNumberedPage(search, contents)) ??
    pageNumbersTurnArabic(search) ??
    firstOtherHeading(search) ??
    firstText(search);
  if (!start || !hasFrontMatter(story, headings, contents, start.paragraph)) return wholeDocument;
  return { ...start, certainty: weighStart(start, story, headings, contents, search.progress) };
}

interface Search {
  story: Story;
  headings: readonly Heading[];
  progress: Progress;
  /** The body cannot start before the end of the table of contents. */
  after: number;
  /** Index of the first paragraph after the title page, on which titles often bear a heading's style. */
  titlePage: number;
}

const wholeDocument: BodyStart = {
  paragraph: 0,
  reason: 'the document has neither a title page nor any front part on a page of its own',
  certainty: 0.88,
};

/** `Chapter 1`, `1 Introduction`, `Introduction`: of the top level, and no part of an abstract. */
function firstChapter(search: Search): BodyStart | null {
  let top = 9;
  for (const heading of search.headings) {
    if (heading.paragraph <= search.after || heading.level > top) continue;
    // What is nested under an abstract or a foreword belongs to it.
    top = Math.min(top, heading.level);
    if (isFrontHeading(heading)) continue;
    const { kinds, number, title } = heading.meaning;
    const { paragraph } = heading;
    if (kinds.has('introduction'))
      return { paragraph, reason: 'the heading of the introduction', certainty: 0.97 };
    if (kinds.has('chapter') && isFirstNumber(number)) {
      return { paragraph, reason: 'the heading of the first chapter', certainty: 0.97 };
    }
    if (isFirstNumber(number) && title !== '') {
      return { paragraph, reason: 'the first numbered chapter heading', certainty: 0.9 };
    }
    if (heading.automaticNumber !== '' && !kinds.has('references')) {
      return { paragraph, reason: 'the first automatically numbered chapter heading', certainty: 0.85 };
    }
  }
  return null;
}

/**
 * The chapter that the contents put on page 1, or on the first page with an Arabic number after Roman ones.
 */
function firstNumberedPage({ story, headings, after }: Search, { entries }: Contents): BodyStart | null {
  const paged = entries.filter((entry) => entry.page !== null && entry.paragraph <= after);
  const position = paged.findIndex((entry) => /^\d/.test(entry.page ?? ''));
  const entry = paged[position];
  if (!entry || (position === 0 && entry.page !== '1')) return null;
  const heading = headings.find((each) => {
    const paragraph = story.paragraphs[each.paragraph];
    return paragraph && each.paragraph > after && isNamedBy(entry, paragraph);
  });
  if (!heading || isFrontHeading(heading)) return null;
  const reason = 'the first heading to which the contents give an Arabic page number';
  return { paragraph: heading.paragraph, reason, certainty: 0.85 };
}

function earlier(a: BodyStart | null, b: BodyStart | null): BodyStart | null {
  return a && b ? (b.paragraph < a.paragraph ? b : a) : (a ?? b);
}

/** The section that ends with Roman page numbers is the last of the front matter. */
function pageNumbersTurnArabic(search: Search): BodyStart | null {
  const { sections, paragraphs } = search.story;
  for (const [index, section] of sections.entries()) {
    const next = sections[index + 1];
    if (!next || !isRoman(section.numberFormat) || isRoman(next.numberFormat)) continue;
    const first = paragraphs.find(
      (paragraph) => paragraph.index > Math.max(section.lastParagraph, search.after) && paragraph.words > 0,
    );
    if (!first || search.progress(first.index) > latestTurn) continue;
    return {
      paragraph: first.index,
      reason: 'the page numbers turn from Roman to Arabic here',
      certainty: 0.85,
    };
  }
  return null;
}

/** The first heading of the top level after the last one that names a front part. */
function firstOtherHeading(search: Search): BodyStart | null {
  const { headings, after, titlePage } = search;
  const early = headings.filter((heading) => search.progress(heading.paragraph) < latestFront);
  const lastFront = early.findLast((heading) => isFrontHeading(heading));
  const start = Math.max(after + 1, titlePage, (lastFront?.paragraph ?? -1) + 1);
  const candidates = headings.filter((heading) => heading.paragraph >= start && !isFrontHeading(heading));
  const top = candidates.reduce((least, { level }) => Math.min(least, level), Number.POSITIVE_INFINITY);
  const heading = candidates.find((each) => each.level === top);
  if (!heading) return null;
  return {
    paragraph: heading.paragraph,
    reason: lastFront ? 'the first heading after the front matter' : firstHeading,
    certainty: lastFront ? 0.88 : 0.6,
  };
}

/** Without any heading the text follows the contents or the title page. */
function firstText({ story, after, titlePage }: Search): BodyStart | null {
  const first = story.paragraphs.find(({ index, words }) => index > after && index >= titlePage && words > 0);
  if (!first || (after < 0 && titlePage === 0)) return null;
  const reason = after < titlePage ? 'the title page' : 'the contents';
  return { paragraph: first.index, reason: `${firstParagraph} after ${reason}`, certainty: 0.4 };
}

/** Whether a start was taken for want of anything that says where the body starts. */
export function isGuessedStart(reason: string): boolean {
  return reason === firstHeading || reason.startsWith(firstParagraph);
}

const firstHeading = 'the first heading';
const firstParagraph = 'the first paragraph';

/** Roman numbers in the second half are those of an appendix. */
const latestTurn = 0.5;
/** A glossary or a declaration further on stands at the back. */
const latestFront = 0.4;
