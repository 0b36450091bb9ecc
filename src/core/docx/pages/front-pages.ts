import type { PageEvidence } from '../../analysis.ts';
import type { Story } from '../story/story.ts';
import { type Contents, isNamedBy } from '../structure/contents.ts';
import { byOperator } from '../structure/set-by-operator.ts';
import { isPlausible, type PageSigns, type PageTotals, pageCertainty } from './page-certainty.ts';
import { type PageWalk, walkPages } from './page-walk.ts';

/** What a count of front matter pages goes by beside the story itself. */
export interface PageSources {
  contents: Contents;
  /** The whole document's pages by the program that saved it last. */
  storedPages: number | null;
  /** The count that an operator gives; the witnesses are heard all the same. */
  set?: number | undefined;
}

/** Counts the pages before the one that the main body starts on, from all that speaks of them. */
export function countFrontPages(story: Story, bodyStart: number, sources: PageSources): PageEvidence {
  const { contents, storedPages, set } = sources;
  const evidence =
    bodyStart === 0
      ? { count: 0, reason: 'the body starts with the first paragraph', witnesses: [], certainty: 1 }
      : weigh(story, contents, bodyStart, storedPages);
  return set === undefined ? evidence : { ...evidence, count: set, reason: byOperator, certainty: 1 };
}

/** The reason given for a count that no better witness supports. */
const byLayout = 'an estimate of the layout';

function weigh(
  story: Story,
  contents: Contents,
  bodyStart: number,
  storedPages: number | null,
): PageEvidence {
  const estimate = walkPages(story, bodyStart, false);
  const recorded = hasRecords(story) ? walkPages(story, bodyStart, true) : null;
  const printed = pagesByContents(story, contents, bodyStart, recorded ?? estimate);
  const witnesses = [
    ...(recorded ? [{ name: 'page breaks that Word recorded', pages: recorded.pages }] : []),
    ...(printed === null ? [] : [{ name: 'page number in the contents', pages: printed }]),
    { name: 'estimate of the layout', pages: estimate.pages },
  ];
  const totals = recorded && storedPages !== null ? totalsOf(story, storedPages) : null;
  const { basis, count, reason } = decide(recorded, printed, estimate);
  const walk = recorded ?? estimate;
  const certainty = pageCertainty({ basis, count, walk, printed, estimated: estimate.pages, totals });
  const { blankPages } = walk;
  return { count, reason, witnesses, certainty, blankPages, ...(totals && { totals }) };
}

function totalsOf(story: Story, stored: number): PageTotals | null {
  const found = walkPages(story, story.paragraphs.length, true).pages + 1;
  return isPlausible({ stored, found }) ? { stored, found } : null;
}

interface Decision {
  basis: PageSigns['basis'];
  count: number;
  reason: string;
}

function decide(recorded: PageWalk | null, printed: number | null, estimate: PageWalk): Decision {
  if (recorded && printed === recorded.pages) {
    const reason = 'the page breaks that Word recorded and the contents agree';
    return { basis: 'records and contents', count: printed, reason };
  }
  if (recorded)
    return { basis: 'records', count: recorded.pages, reason: 'the page breaks that Word recorded' };
  if (printed !== null && Math.abs(printed - estimate.pages) <= farthestFromLayout) {
    const reason = 'the page number of the first chapter in the contents';
    return { basis: 'contents', count: printed, reason };
  }
  return { basis: 'layout', count: estimate.pages, reason: byLayout };
}

/** Pages by which the estimate may be wrong; contents that are farther off were not updated. */
const farthestFromLayout = 3;

/** Word leaves its marks all over a document or not at all. */
function hasRecords(story: Story): boolean {
  return story.paragraphs.some((paragraph) => paragraph.breaks.some((each) => each.kind === 'recorded'));
}

/**
 * What the contents' page number of the body's first heading says, where pages are numbered through from a
 * section whose place is known.
 */
function pagesByContents(story: Story, contents: Contents, bodyStart: number, walk: PageWalk): number | null {
  const heading = story.paragraphs[bodyStart];
  if (!heading) return null;
  const entry = contents.entries.find((each) => isNamedBy(each, heading));
  const page = pageNumber(entry?.page ?? '');
  if (page === null) return null;
  const sections = story.sections.slice(0, sectionOf(story, bodyStart) + 1);
  const restart = sections.findLastIndex((section) => section.numberStart !== null);
  if (restart < 0) return page - 1;
  const before = walk.pagesBeforeSection[restart];
  const first = sections[restart]?.numberStart ?? 1;
  return before === undefined ? null : before + page - first;
}

/** `12`, and `xiv` where an author numbers the introduction with the front matter. */
function pageNumber(printed: string): number | null {
  if (/^\d+$/.test(printed)) return Number(printed);
  const letters = [...printed.toLowerCase()].map((letter) => romanLetters[letter] ?? 0);
  if (letters.length === 0 || letters.includes(0)) return null;
  return letters.reduce((sum, value, index) => sum + (value < (letters[index + 1] ?? 0) ? -value : value), 0);
}

const romanLetters: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function sectionOf(story: Story, paragraph: number): number {
  const index = story.sections.findIndex((section) => section.lastParagraph >= paragraph);
  return index < 0 ? story.sections.length - 1 : index;
}
