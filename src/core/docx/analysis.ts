import type { WordComparison } from './evidence/word-comparison.ts';

/** The five numbers that a quote is based on. Whole numbers, zero or more. */
export interface Analysis {
  /** Words of the main body, including footnotes, appendices and captions, but not reference lists. */
  textWordCount: number;
  /** Words of all reference lists, including their headings. */
  refsWordCount: number;
  /** Tables in the text. */
  tables: number;
  /** Figures in the text. */
  figures: number;
  /** Pages before the page on which the main body starts. */
  frontMatter: number;
}

/** The editors' names for the five numbers, in display order. */
export const numberNames: Readonly<Record<keyof Analysis, string>> = {
  textWordCount: 'Words of text',
  refsWordCount: 'Words of references',
  tables: 'Tables',
  figures: 'Figures',
  frontMatter: 'Pages of front matter',
};

/** The keys of the five numbers, in display order. */
export const numberKeys = ['textWordCount', 'refsWordCount', 'tables', 'figures', 'frontMatter'] as const;

/** The parts that a dissertation is divided into. Every counted word is in exactly one of them. */
export type Zone = 'front' | 'text' | 'references';

/** The evidence behind the five numbers, for the person who has to trust them. */
export interface AnalysisReport {
  /**
   * Always `front + text + references = total`. `notes` are the words of footnotes and endnotes included in these.
   */
  words: {
    total: number;
    front: number;
    text: number;
    references: number;
    notes: number;
    /** Words of parts that an operator leaves out; not part of the total. Absent if there are none. */
    leftOut?: number;
  };
  bodyStart: BodyStartEvidence;
  referenceLists: ReferenceListEvidence[];
  /**
   * The likeliest reference list, or continuation of one, that was not taken for one, and the reasons against it; null if
   * none is plausible, or if an operator set the lists. Absent from reports of older versions.
   */
  listRunnerUp?: RunnerUpEvidence | null;
  /** Parts that an operator leaves out; absent if there are none. */
  leftOut?: LeftOutEvidence[];
  tables: ItemEvidence[];
  figures: ItemEvidence[];
  pages: PageEvidence;
  /** How the word counts can be checked in Word. Absent from reports of older versions. */
  inWord?: WordComparison;
  /** How certain each of the five numbers is, from 0 to 1. */
  certainty: Record<keyof Analysis, number>;
  /** A few plain sentences on what is in doubt about the document. */
  doubts: string[];
  /** @deprecated the name in 0.1 for {@link doubts}, with the same list; it will be removed in 0.3. */
  warnings: string[];
  /** The numbers that each of the doubts is about, in the same order. Absent from reports of older versions. */
  doubtsAbout?: (keyof Analysis)[][];
}

/** Where something is, so that it can be found in Word. */
export interface PlaceEvidence {
  /** The page, counted from 1 as in Word's status bar; for how pages are counted, see {@link PageEvidence}. */
  page: number;
  /** The heading of its section, or its own text if it is a heading; null before the first heading. */
  section: string | null;
  /** The first words there, or the next ones if there are none; for a table, its first cells, separated by " | ". */
  words: string;
}

export interface BodyStartEvidence {
  /**
   * The paragraph that opens the body, as a reader sees it (at most 120 characters); null in a document without text.
   */
  heading: string | null;
  /** Index of the first paragraph of the body. */
  paragraph: number;
  /** Absent from reports of older versions, as in the other evidence. */
  place?: PlaceEvidence;
  /** The reasons for it, as part of a sentence: "its words name an introduction and it starts a page". */
  reason: string;
  /** From 0 to 1. */
  certainty: number;
  /** The next best start and the reasons against it; null if no other start is plausible. */
  runnerUp: RunnerUpEvidence | null;
}

/** A place that was considered and not taken. */
export interface RunnerUpEvidence {
  /** The first words there, as a reader sees them. */
  heading: string | null;
  paragraph: number;
  place?: PlaceEvidence;
  /** Why it was not taken. */
  reason: string;
  /** From 0 to 1. */
  certainty: number;
}

export interface ReferenceListEvidence {
  /** The heading, or the first line if a field or content control marks a list without a heading. */
  heading: string;
  /** Index of its first paragraph, and of the one after its last. */
  paragraph: number;
  until: number;
  place?: PlaceEvidence;
  /** Where the text continues; null if the list runs to the end of the document. */
  endPlace?: PlaceEvidence | null;
  words: number;
  /** Paragraphs with words below the heading, which is roughly the number of entries. */
  entries: number;
  reason: string;
  /** How certain it is that this is a reference list, from 0 to 1. */
  certainty: number;
}

/** A part that an operator leaves out. */
export interface LeftOutEvidence {
  heading: string;
  /** Index of its first paragraph, and of the one after its last. */
  paragraph: number;
  until: number;
  words: number;
  place: PlaceEvidence;
  /** Null if it runs to the end of the document. */
  endPlace: PlaceEvidence | null;
}

/** A table or figure, or something that might be mistaken for one. */
export interface ItemEvidence {
  /** Its position in the document: the index of the caption's paragraph, or of the item's first one. */
  paragraph: number;
  place?: PlaceEvidence;
  /** The caption as a reader sees it (at most 120 characters); null if it has none. */
  caption: string | null;
  zone: Zone;
  /** Whether it counts. If it does not, `reason` says why. */
  counted: boolean;
  /** What decided, as part of a sentence: "captioned as a figure", "it is a single row or column". */
  reason: string;
  /**
   * The ids of what the reason names, which stay the same if its words change: "captioned", "single". Absent from
   * reports of older versions, and if an operator decided.
   */
  signals?: string[];
  /** Present if an operator decided. */
  setBy?: 'editor';
  /** How certain it is that it was rightly counted or left out, from 0 to 1. */
  certainty: number;
}

/**
 * Where a page count comes from: the author's own (page breaks that end all of the pages, or page numbers in the
 * contents), recorded by Word (with no page end estimated), our estimate of the layout, or set by an operator. `none`
 * if nothing comes before the body.
 */
export type PageSource = 'word' | 'author' | 'estimate' | 'operator' | 'none';

export interface PageEvidence {
  /** The same number as `frontMatter`. */
  count: number;
  /** What decided, as part of a sentence: "the page breaks that Word recorded". */
  reason: string;
  source?: PageSource;
  /**
   * What ended each of these pages: a break set by the author, one recorded by Word, or only our estimate. Absent if
   * the count does not come from breaks and layout.
   */
  turns?: { author: number; recorded: number; estimated: number };
  /** The sources of evidence, each with its own count of front matter pages. */
  witnesses: { name: string; pages: number }[];
  /** How many of these pages are blank. */
  blankPages?: number;
  /** The first of the blank pages. Absent if there is none. */
  firstBlankPage?: number;
  /**
   * Pages of the whole document: as stored when it was last saved, and as found now. If the two are far apart, page
   * breaks are missing. Absent if the document does not say.
   */
  totals?: { stored: number; found: number };
  /** How certain it is, from 0 to 1, assuming that the body starts where it was taken to start. */
  certainty: number;
  /** The next best count; null if no other is plausible. */
  runnerUp?: { count: number; reason: string; certainty: number } | null;
}

/** What {@link analyseDocx} resolves to. */
export interface AnalysisResult {
  analysis: Analysis;
  report: AnalysisReport;
}

/**
 * Expresses a certainty in the words that editors use.
 *
 * @param certainty from 0 to 1
 * @example
 * certaintyInWords(0.97); // 'sure'
 */
export function certaintyInWords(certainty: number): 'sure' | 'likely' | 'please check' {
  if (certainty >= sure) return 'sure';
  return certainty >= likely ? 'likely' : 'please check';
}

/**
 * Says where a page count comes from, in the words that editors use; null if there is nothing to say.
 *
 * @example
 * sourceInWords({ source: 'word' }); // 'recorded by Word'
 */
export function sourceInWords({
  source,
  turns,
}: {
  source?: PageSource | undefined;
  turns?: PageEvidence['turns'] | undefined;
}): string | null {
  if (source === undefined) return null;
  return source === 'author' && turns && turns.author > 0 && turns.recorded + turns.estimated === 0
    ? "the author's own page breaks"
    : sources[source];
}

const sources: Readonly<Record<PageSource, string | null>> = {
  word: 'recorded by Word',
  author: "the author's page numbers in the contents",
  estimate: 'our estimate',
  // The reason says so.
  operator: null,
  none: null,
};

/** Whether one of the five numbers is so uncertain that an editor should look at the document. */
export function deservesALook(certainty: AnalysisReport['certainty']): boolean {
  return Object.values(certainty).some((each) => each < likely);
}

/**
 * On theses that the weights were not learnt from, at least 98.5% of the numbers this certain were right
 * (docs/accuracy.md, cross-validated). About four in five numbers were this certain; of the others about three in four
 * were right.
 */
const sure = 0.92;
const likely = 0.65;
