import type { Story } from '../story/story.ts';
import type { ContentsPlace } from './contents-places.ts';
import type { PageFacts } from './page-facts.ts';
import type { PageWalk } from './page-walk.ts';

/** The editors' names for the witnesses: "3 by the page breaks that Word recorded". */
export const witnessNames = {
  recorded: 'page breaks that Word recorded',
  completed: 'recorded breaks and the layout where Word recorded none',
  layout: 'estimate of the layout',
  body: 'page number in the contents',
  headings: 'page numbers of the next headings in the contents',
  front: 'last page number of the front matter in the contents',
  steps: 'page numbers of the front matter in the contents',
  stored: "document's stored number of pages",
} as const;

export type PageWitness = keyof typeof witnessNames;

/** How many pages each witness counts; null if it says nothing. */
export type PageWitnesses = Readonly<Record<PageWitness, number | null>>;

/** Asks all witnesses. */
export function hearWitnesses(facts: PageFacts): PageWitnesses {
  return {
    recorded: facts.recorded?.pages ?? null,
    completed: facts.completed?.pages ?? null,
    layout: facts.layout.pages,
    body: byNumberOfBody(facts),
    headings: byNumbersOfHeadings(facts),
    front: byLastFrontNumber(facts),
    steps: byStepsOfNumbers(facts),
    stored: byStoredTotal(facts),
  };
}

/**
 * The pages before the body according to Word's stored total, with the body's pages counted by Word's breaks and the
 * layout.
 */
function byStoredTotal({ storedPages, recorded, bodyPages, known }: PageFacts): number | null {
  if (storedPages === null || recorded === null) return null;
  const inBody = bodyPages();
  return plausible(storedPages - inBody, storedPages, known.pages + inBody);
}

/** A total of 1, or of an early draft, does not belong to this document. */
function plausible(count: number, stored: number, found: number): number | null {
  return stored > 1 && stored * 1.5 > found && stored < found * 1.5 && count >= 0 ? count : null;
}

/**
 * Counts by the page number that the contents give for the body's first heading, or for the first heading in the body
 * that they list. This requires that its pages are numbered continuously from somewhere in the front matter; numbers
 * that restart with the body say nothing about the pages before it.
 */
function byNumberOfBody(facts: PageFacts): number | null {
  const first = facts.places.find(({ paragraph }) => paragraph >= facts.bodyStart);
  return first ? pagesBy(first, facts) : null;
}

/** Counts by the page numbers of the next headings in the same way; null if they do not agree. */
function byNumbersOfHeadings(facts: PageFacts): number | null {
  const counts = facts.places
    .filter(({ paragraph }) => paragraph > facts.bodyStart)
    .slice(0, nextHeadings)
    .flatMap((place) => pagesBy(place, facts) ?? []);
  return counts.length >= fewestHeadings ? mostFrequent(counts) : null;
}

const nextHeadings = 12;
const fewestHeadings = 3;

function pagesBy({ paragraph, number }: ContentsPlace, facts: PageFacts): number | null {
  const { story, known, bodyStart } = facts;
  const { before, first } = numberedPagesOf(story, known, bodyStart);
  const startsWithBody = before >= known.pages && known.pages > 0;
  if (startsWithBody || numbersFallBack(facts)) return null;
  const count = before + number.value - first - facts.pagesIntoBody(paragraph);
  return count >= fewestPages(facts) ? count : null;
}

/**
 * Whether the contents give a part of the front matter a number that the body does not continue, although no section
 * starts its numbers anew: the restart was lost in a conversion, or the contents were typed.
 */
function numbersFallBack({ story, known, places, bodyStart }: PageFacts): boolean {
  const body = places.find(({ paragraph }) => paragraph >= bodyStart)?.number;
  if (!body) return false;
  const { section } = numberedPagesOf(story, known, bodyStart);
  const start = (story.sections[section - 1]?.lastParagraph ?? -1) + 1;
  return places.some(({ paragraph, number }) => {
    if (paragraph < start || paragraph >= bodyStart) return false;
    return number.isRoman === body.isRoman ? number.value > body.value : number.value >= body.value;
  });
}

/**
 * Numbers that leave out pages which the author ended do not count from the first page, nor do those by which the body
 * starts on it if it does not by any layout.
 */
function fewestPages({ known, variants }: PageFacts): number {
  return Math.max(Math.min(...variants) > 1 ? 1 : 0, known.authored - known.blankPages);
}

/** Counts by the last page number that the contents give for a part of the front matter. */
function byLastFrontNumber(facts: PageFacts): number | null {
  const { story, known } = facts;
  const last = frontPlaces(facts).at(-1);
  if (!last) return null;
  const { before, first } = numberedPagesOf(story, known, last.paragraph);
  return before + last.number.value - first + known.pages - pageOf(last, facts);
}

/** If numbering restarts with the body, an Arabic number before it belongs to the body and was misplaced. */
function frontPlaces({ story, known, places, bodyStart }: PageFacts): ContentsPlace[] {
  const startsAnew = numberedPagesOf(story, known, bodyStart).before >= known.pages && known.pages > 0;
  return places.filter(({ paragraph, number }) => paragraph < bodyStart && (number.isRoman || !startsAnew));
}

/**
 * Counts by the pages between the first and last part of the front matter that the contents list, or up to the body
 * if both are numbered in the same style. It does not matter where the numbering starts.
 */
function byStepsOfNumbers(facts: PageFacts): number | null {
  const { known, bodyStart } = facts;
  const front = facts.places.filter(({ paragraph }) => paragraph <= bodyStart);
  const [first] = front;
  if (!first) return null;
  const last = front.findLast(({ number }) => number.isRoman === first.number.isRoman);
  if (!last || last === first || last.number.value < first.number.value) return null;
  const steps = last.number.value - first.number.value;
  return pageOf(first, facts) + steps + known.pages - pageOf(last, facts);
}

function pageOf({ paragraph }: ContentsPlace, { known }: PageFacts): number {
  return known.pageOf[paragraph] ?? 0;
}

function mostFrequent(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** A range of continuously numbered pages: where it starts, and with which number. */
interface NumberedPages {
  /** Index of the section with the first of them. */
  section: number;
  /** Number of pages before the first of them. */
  before: number;
  /** The page number of the first. */
  first: number;
}

/**
 * The range of continuously numbered pages that contains a paragraph of the front matter, or the body's first one.
 */
function numberedPagesOf(story: Story, walk: PageWalk, paragraph: number): NumberedPages {
  const section = sectionOf(story, paragraph);
  for (let index = section; index > 0; index -= 1) {
    const first = story.sections[index]?.numberStart ?? null;
    const before = walk.pagesBeforeSection[index];
    if (first !== null && before !== undefined) return { section: index, before, first };
  }
  return { section: 0, before: 0, first: story.sections[0]?.numberStart ?? 1 };
}

function sectionOf(story: Story, paragraph: number): number {
  const index = story.sections.findIndex((section) => section.lastParagraph >= paragraph);
  return index < 0 ? story.sections.length - 1 : index;
}
