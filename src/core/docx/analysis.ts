import type { WordComparison } from './evidence/word-comparison.ts';

/** The five numbers that a quote is made of. Whole numbers, zero or more. */
export interface Analysis {
  /** Words of the main body, footnotes, appendices and captions included; reference lists are not. */
  textWordCount: number;
  /** Words of all reference lists, their headings included. */
  refsWordCount: number;
  /** Tables of the text. */
  tables: number;
  /** Figures of the text. */
  figures: number;
  /** Pages before the page on which the main body starts. */
  frontMatter: number;
}

/** The five numbers as editors call them, in the order in which they are shown. */
export const numberNames: Readonly<Record<keyof Analysis, string>> = {
  textWordCount: 'Words of text',
  refsWordCount: 'Words of references',
  tables: 'Tables',
  figures: 'Figures',
  frontMatter: 'Pages of front matter',
};

/** The keys of the five numbers, in the order in which they are shown. */
export const numberKeys = ['textWordCount', 'refsWordCount', 'tables', 'figures', 'frontMatter'] as const;

/** The parts that a dissertation is divided into; every counted word lies in exactly one. */
export type Zone = 'front' | 'text' | 'references';

/** What the five numbers rest on, for the person who has to trust them. */
export interface AnalysisReport {
  /** `front + text + references = total`, always. `notes` are the footnote and endnote words within these. */
  words: {
    total: number;
    front: number;
    text: number;
    references: number;
    notes: number;
    /** Beside the total: words of parts that an operator leaves out. Absent where there are none. */
    leftOut?: number;
  };
  bodyStart: BodyStartEvidence;
  referenceLists: ReferenceListEvidence[];
  /** Parts that an operator leaves out; absent where there are none. */
  leftOut?: LeftOutEvidence[];
  tables: ItemEvidence[];
  figures: ItemEvidence[];
  pages: PageEvidence;
  /** How the words can be checked in Word. Absent from reports of older versions. */
  inWord?: WordComparison;
  /** How sure each of the five numbers is, from 0 to 1. */
  certainty: Record<keyof Analysis, number>;
  /** Few and plain sentences on what the document leaves in doubt. */
  warnings: string[];
}

/** Where something stands, so that it can be found in Word. */
export interface PlaceEvidence {
  /** The page, 1 for the first sheet, as Word's status bar counts; what tells of pages is in {@link PageEvidence}. */
  page: number;
  /** The heading of the section it stands in, or that it is; null before the first. */
  section: string | null;
  /** The first words there or, where there are none, the next ones; of a table its first cells, parted by " | ". */
  words: string;
}

export interface BodyStartEvidence {
  /** The paragraph that opens the body, as a reader sees it (at most 120 characters); null in a document without text. */
  heading: string | null;
  /** Index of the first paragraph of the body. */
  paragraph: number;
  /** Absent from reports of older versions, as in all evidence. */
  place?: PlaceEvidence;
  /** What speaks for it, as part of a sentence: "its words name an introduction and it starts a page". */
  reason: string;
  /** How sure, from 0 to 1. */
  certainty: number;
  /** The start that was taken if not this one, and what speaks against it; null where none comes into question. */
  runnerUp: {
    heading: string | null;
    paragraph: number;
    place?: PlaceEvidence;
    reason: string;
    certainty: number;
  } | null;
}

export interface ReferenceListEvidence {
  /** The heading, or the first line where a field or content control marks the list without one. */
  heading: string;
  /** Index of its first paragraph, and of the one after its last. */
  paragraph: number;
  until: number;
  place?: PlaceEvidence;
  /** Where the text goes on; null where the list goes to the end of the document. */
  endPlace?: PlaceEvidence | null;
  words: number;
  /** Paragraphs with words below the heading, which is about the number of entries. */
  entries: number;
  reason: string;
  /** How sure that this is a reference list, from 0 to 1. */
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
  /** Null where it goes to the end of the document. */
  endPlace: PlaceEvidence | null;
}

/** One table or figure, or something that might be taken for one. */
export interface ItemEvidence {
  /** Position in the document: the index of the caption's paragraph, or of the item's first one. */
  paragraph: number;
  place?: PlaceEvidence;
  /** The caption as a reader sees it (at most 120 characters), or null where there is none. */
  caption: string | null;
  zone: Zone;
  /** Whether it is in the count. Items that are not say why in `reason`. */
  counted: boolean;
  /** What decided, as part of a sentence: "captioned as a figure", "it is a single row or column". */
  reason: string;
  /** How sure that it is rightly counted or left out, from 0 to 1. */
  certainty: number;
}

/**
 * Whose count of pages it is: recorded by Word, the author's own (page numbers in the contents, page breaks), our
 * estimate of the layout, an operator's; `none` where nothing comes before the body.
 */
export type PageSource = 'word' | 'author' | 'estimate' | 'operator' | 'none';

export interface PageEvidence {
  /** The same number as `frontMatter`. */
  count: number;
  /** What decided, as part of a sentence: "the page breaks that Word recorded". */
  reason: string;
  source?: PageSource;
  /**
   * What ended each of these pages: a break of the author, one that Word recorded, or our estimate alone. Absent
   * where the count is not one that breaks and layout tell.
   */
  turns?: { author: number; recorded: number; estimated: number };
  /** Each witness with its own count of front matter pages. */
  witnesses: { name: string; pages: number }[];
  /** Pages among them with nothing on them. */
  blankPages?: number;
  /**
   * Pages of the whole document: as they were counted when it was saved last, and as they are found now. Where
   * the two are far apart, page breaks are missing. Absent where the document does not say.
   */
  totals?: { stored: number; found: number };
  /** How sure, from 0 to 1, provided that the body starts where it is taken to start. */
  certainty: number;
  /** The count that was taken next; null where no other comes into question. */
  runnerUp?: { count: number; reason: string; certainty: number } | null;
}

/** What {@link analyseDocx} resolves to. */
export interface AnalysisResult {
  analysis: Analysis;
  report: AnalysisReport;
}

/**
 * A certainty in the words that an editor uses.
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
 * Whose count of pages it is, in the words that an editor uses; null where there is nothing to say.
 *
 * @example
 * sourceInWords('word'); // 'recorded by Word'
 */
export function sourceInWords(source: PageSource | undefined): string | null {
  return source === undefined ? null : sources[source];
}

const sources: Readonly<Record<PageSource, string | null>> = {
  word: 'recorded by Word',
  author: "the author's own page breaks or page numbers",
  estimate: 'our estimate',
  operator: 'set by the operator',
  none: null,
};

/** Whether one of the five numbers is so unsure that an editor should look at the document. */
export function deservesALook(certainty: AnalysisReport['certainty']): boolean {
  return Object.values(certainty).some((each) => each < likely);
}

/**
 * Of the numbers that were at least so certain on theses that the weights were not learnt from, 97 % were right
 * (docs/accuracy.md, cross-validated), and seven in ten numbers were; of the others about four in five were right.
 */
const sure = 0.9;
const likely = 0.65;
