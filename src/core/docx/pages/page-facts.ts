import type { Story } from '../story/story.ts';
import type { Contents } from '../structure/contents.ts';
import { type ContentsPlace, contentsPlaces } from './contents-places.ts';
import { Typesetter } from './layout/typesetter.ts';
import type { EndedBy } from './page-ends.ts';
import { type PageWalk, walkPages } from './page-walk.ts';
import { isInked } from './row-breaks.ts';

/** What the count of front matter pages is based on, besides the story itself. */
export interface PageSources {
  contents: Contents;
  /** The page count of the whole document, stored by the program that last saved it. */
  storedPages: number | null;
  /** Words of each footnote and endnote, keyed as in `Paragraph.notes`. */
  noteWords: ReadonlyMap<string, number>;
  /** The count that an operator set; the evidence is still gathered. */
  set?: number | undefined;
}

/** Everything about a document that the page witnesses may use. */
export interface PageFacts {
  story: Story;
  bodyStart: number;
  /** By the author's breaks and those that Word recorded; null without recorded breaks. */
  recorded: PageWalk | null;
  /** The same, with the layout where Word did not record breaks; null without recorded breaks. */
  completed: PageWalk | null;
  /** By the author's breaks and the layout. */
  layout: PageWalk;
  /** The best walk there is: `completed`, otherwise `layout`. */
  known: PageWalk;
  /** Counts of the best walk: with all heights made slightly smaller or larger, and as they are. */
  variants: readonly number[];
  /**
   * For each paragraph of the document, the number of pages before the one it starts on; by the rules of `completed`,
   * otherwise of `layout`.
   */
  pageOfAll(): Int32Array;
  /** How many pages after the body's first page a paragraph is, by the author's and Word's breaks. */
  pagesIntoBody(paragraph: number): number;
  /** Number of pages from the first page of the body to the end of the document, as far as it is known. */
  bodyPages(): number;
  /** The entries of the contents whose targets were found, in order. */
  places: readonly ContentsPlace[];
  storedPages: number | null;
}

/** Gathers the facts, making each walk once. */
export function gatherPageFacts(story: Story, bodyStart: number, sources: PageSources): PageFacts {
  const { contents, storedPages, noteWords } = sources;
  const typesetter = new Typesetter(story, noteWords);
  const walk = (records: boolean, layout: EndedBy['layout'], scale?: number) =>
    walkPages(story, bodyStart, { records, layout }, typesetter, scale);
  const hasRecords = story.paragraphs.some(({ breaks }) => breaks.some(({ kind }) => kind === 'recorded'));
  const completed = hasRecords ? walk(true, 'unrecorded') : null;
  const layout = walk(false, 'everywhere');
  const known = completed ?? layout;
  const varied = (scale: number) =>
    (completed ? walk(true, 'unrecorded', scale) : walk(false, 'everywhere', scale)).pages;
  const end = Math.max(bodyStart, endOf(story));
  let walked: PageWalk | undefined;
  // Lays out the whole document, so only where it is needed.
  const whole = () => (walked ??= walkPages(story, end, { records: true, layout: 'unrecorded' }, typesetter));
  const pagesBefore = (paragraph: number) => whole().pageOf[paragraph] ?? 0;
  return {
    story,
    bodyStart,
    recorded: hasRecords ? walk(true, 'nowhere') : null,
    completed,
    layout,
    known,
    variants: [...scales.map(varied), known.pages],
    pageOfAll: () =>
      hasRecords
        ? whole().pageOf
        : walkPages(story, end, { records: false, layout: 'everywhere' }, typesetter).pageOf,
    pagesIntoBody: (paragraph) => pagesBefore(paragraph) - pagesBefore(bodyStart),
    bodyPages: () => whole().pages + 1 - pagesBefore(bodyStart),
    places: contentsPlaces(story.paragraphs, contents),
    storedPages,
  };
}

/** Returns the page on which a paragraph starts, by its index, counted from 1 as in Word's status bar. */
export type PageOf = (paragraph: number) => number;

/**
 * Numbers the pages of a document to fit the count of front matter pages that was decided on: the body starts on the
 * page after them. Within front matter and body, breaks and layout decide.
 *
 * @param count number of pages before the one on which the body starts
 */
export function numberPages(facts: PageFacts, count: number): PageOf {
  const { bodyStart } = facts;
  const pagesBefore = facts.pageOfAll();
  const numbers = new Int32Array(pagesBefore.length);
  const firstOfBody = pagesBefore[bodyStart] ?? 0;
  let last = 1;
  for (const [paragraph, before] of pagesBefore.entries()) {
    const number =
      paragraph < bodyStart ? Math.min(before, count) : count + Math.max(0, before - firstOfBody);
    // A paragraph that the walk skipped is on the page of the one before it.
    last = Math.max(last, number + 1);
    numbers[paragraph] = last;
  }
  return (paragraph) => numbers[Math.min(Math.max(0, paragraph), numbers.length - 1)] ?? 1;
}

/** Behind the last paragraph, or at it if it is empty: blank lines at the end rarely reach another page. */
function endOf({ paragraphs }: Story): number {
  const last = paragraphs.at(-1);
  return last && isInked(last) ? paragraphs.length : paragraphs.length - 1;
}

/** The layout is accurate to within a few per cent. */
const scales: readonly number[] = [0.92, 0.95, 0.975, 1.025, 1.05, 1.08];
