import type { Story } from '../story/story.ts';
import type { Contents } from '../structure/contents.ts';
import { Typesetter } from './layout/typesetter.ts';
import type { TurnedBy } from './page-turns.ts';
import { type PageWalk, walkPages } from './page-walk.ts';
import { type ContentsPlace, contentsPlaces } from './witnesses/contents-places.ts';

/** What a count of front matter pages goes by beside the story itself. */
export interface PageSources {
  contents: Contents;
  /** The whole document's pages by the program that saved it last. */
  storedPages: number | null;
  /** Words of each footnote and endnote, as `Paragraph.notes` names them. */
  noteWords: ReadonlyMap<string, number>;
  /** The count that an operator gives; the witnesses are heard all the same. */
  set?: number | undefined;
}

/** All that witnesses of the front matter's pages can know of a document. */
export interface PageFacts {
  story: Story;
  bodyStart: number;
  /** By these and the breaks that Word recorded; null without records. */
  recorded: PageWalk | null;
  /** By these and the layout where Word leaves no records; null without records. */
  completed: PageWalk | null;
  /** By the layout, with the author's breaks. */
  layout: PageWalk;
  /** The best of the walks that there are: `completed`, else `layout`. */
  known: PageWalk;
  /** Counts of the best walk, and of the layout alone, with all heights somewhat smaller and larger. */
  variants: readonly number[];
  layoutVariants: readonly number[];
  /** Pages before the one on which each paragraph of the document starts: by `completed`'s rules, else by `layout`'s. */
  pageOfAll(): Int32Array;
  /** By the author's and Word's breaks from the body's first page on: pages after it, of any paragraph. */
  pagesIntoBody(paragraph: number): number;
  /** Pages from the body's first one to the document's last, as far as they are known. */
  bodyPages: number;
  /** The contents' lines whose places are known, in their order. */
  places: readonly ContentsPlace[];
  storedPages: number | null;
}

/** Gathers what is to be known, each walk once. */
export function gatherPageFacts(story: Story, bodyStart: number, sources: PageSources): PageFacts {
  const { contents, storedPages, noteWords } = sources;
  const typesetter = new Typesetter(story, noteWords);
  const walk = (records: boolean, layout: TurnedBy['layout'], scale?: number) =>
    walkPages(story, bodyStart, { records, layout }, typesetter, scale);
  const hasRecords = story.paragraphs.some(({ breaks }) => breaks.some(({ kind }) => kind === 'recorded'));
  const completed = hasRecords ? walk(true, 'unrecorded') : null;
  const layout = walk(false, 'everywhere');
  const last = Math.max(bodyStart, story.paragraphs.length - 1);
  const whole = walkPages(story, last, { records: true, layout: 'unrecorded' }, typesetter);
  const firstOfBody = whole.pageOf[bodyStart] ?? 0;
  const layoutAt = (scale: number) => walk(false, 'everywhere', scale).pages;
  return {
    story,
    bodyStart,
    recorded: hasRecords ? walk(true, 'nowhere') : null,
    completed,
    layout,
    known: completed ?? layout,
    variants: scales.map((scale) => (completed ? walk(true, 'unrecorded', scale).pages : layoutAt(scale))),
    layoutVariants: nearScales.map(layoutAt),
    pageOfAll: () =>
      hasRecords
        ? whole.pageOf
        : walkPages(story, last, { records: false, layout: 'everywhere' }, typesetter).pageOf,
    pagesIntoBody: (paragraph) => (whole.pageOf[paragraph] ?? 0) - firstOfBody,
    bodyPages: whole.pages + 1 - firstOfBody,
    places: contentsPlaces(story.paragraphs, contents),
    storedPages,
  };
}

/** The layout is right within some per cent. */
const scales: readonly number[] = [0.92, 0.95, 0.975, 1, 1.025, 1.05, 1.08];
const nearScales: readonly number[] = [0.95, 0.975, 1, 1.025, 1.05];
