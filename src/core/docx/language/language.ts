import type { Script } from './script.ts';

/**
 * Phrases in any order, separated by `|` or by the end of a line, so that no phrase may be broken over two lines. Case,
 * accents and punctuation at the end are ignored, except in {@link Language.entries}.
 */
export type PhraseList = string;

/** What the words of a heading say. */
export type HeadingKind =
  | 'references'
  | 'ownPublications'
  | 'abstract'
  | 'acknowledgements'
  | 'contents'
  | 'listOfFigures'
  | 'listOfTables'
  | 'appendix'
  | 'introduction'
  | 'conclusion'
  | 'otherFront'
  | 'otherBack';

/** All words of one language that the analysis uses. */
export interface Language {
  /** The name in English. */
  name: string;
  /** The script of its words; words in another script belong to a language of that script. */
  script: Script;
  /**
   * Titles of parts. `ownPublications` lists what the author has published. `otherFront` covers title and approval
   * pages, declarations, dedications, prefaces, lists of abbreviations and a summary in another language; `otherBack`
   * a vita, an index, notes and anything else after the references.
   */
  headings: Readonly<Record<HeadingKind, PhraseList>>;
  /** Words that come before or after a chapter's number. */
  chapters: PhraseList;
  captions: {
    /** Labels; the genitives belong to the first one. */
    table: PhraseList;
    /** Labels of figures, charts, photographs, maps. */
    figure: PhraseList;
    /** Those of the labels above that stand for tables and figures alike, so that the object itself tells; `図表`. */
    either?: PhraseList;
    /** Those of the labels of figures that count only where schemes are numbered together with figures. */
    scheme?: PhraseList;
    /** Labels of other items: listings, algorithms, equations, boxes. */
    other: PhraseList;
    /** Words that open a note to a table or figure: "Source", "Note". */
    note: PhraseList;
    /** Other forms of the first label, for "continuation of the table"; null if there are none. */
    tableGenitive: PhraseList | null;
    figureGenitive: PhraseList | null;
    /** Words that may come before a label: "Supplementary Table 3". */
    supplement: PhraseList;
    /** Words that may come between label and number: "Table No. 3". */
    numberSign: PhraseList;
    /** What separates a number from the label after it (`2. táblázat`), in languages that put the number first. */
    numberFirst: 'never' | 'full stop' | 'space' | 'hyphen';
  };
  /** Words that say that a table or figure began on an earlier page. */
  continuation: {
    /** After the number. */
    behind: PhraseList;
    /** For the last part, in brackets after the number; without brackets these words may start a title. */
    lastPart: PhraseList;
    /** Before the label. */
    before: PhraseList;
  };
  numbers: {
    /** Starting with "one"; forms of the same number are separated by `/`. */
    cardinals: PhraseList;
    /** Starting with "first". */
    ordinals: PhraseList;
    /** Endings after digits: "1st", "1er"; null if the language has none. */
    ordinalEnding: PhraseList | null;
    /**
     * A sign before a number that the chapter's word follows directly: `第` in `第3章`; null if the language has none.
     */
    ordinalSign: PhraseList | null;
  };
  /** The words for "and" and "or"; one with a hyphen is attached to the word on that side: `و-`. */
  conjunctions: PhraseList;
  /** Words in the names of paragraph styles. */
  styles: {
    /** Words in the names of caption styles of any kind. */
    caption: PhraseList;
    /** Words in the names of caption styles that are only for tables, or only for figures. */
    table: PhraseList;
    figure: PhraseList;
    /** Words in the names of styles for the entries of a reference list; stems will do. */
    references: PhraseList;
  };
  /**
   * The fixed words of the title block by which drawing standards (such as GOST 2.104) frame each part of a thesis:
   * "Изм.", "Лист", "№ докум.", "Подп.", "Дата".
   */
  titleBlock?: PhraseList;
  /** Words found in entries of reference lists; punctuation counts. */
  entries: {
    /** Pages, volumes and the like before a number: "pp. 45", "Bd. 2". */
    unitBefore: PhraseList;
    /** The same after a number: "234 S.". */
    unitBehind: PhraseList;
    /** Editors, publishers, journals, dates of access. */
    publication: PhraseList;
  };
  /**
   * Correct words that are within one letter of a word in {@link Language.headings} of this or another language, such
   * as "preferences"; null if none is known.
   */
  falseFriends: PhraseList | null;
}
