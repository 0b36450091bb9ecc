import type { Script } from './script.ts';

/**
 * Phrases parted by `|`, over as many lines as they need. Case and accents make no difference, and neither does
 * punctuation at the end, but in {@link Language.entries}.
 */
export type PhraseList = string;

/** What a heading says by its words alone. */
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

/** All the words of one language that the analysis goes by. */
export interface Language {
  /** In English. */
  name: string;
  /** That of its words; words in another one stand with a language of that script. */
  script: Script;
  /**
   * Titles of parts. `ownPublications` are what the author has published. `otherFront` are title and approval
   * pages, declarations, dedications, prefaces, lists of abbreviations, a summary in another language;
   * `otherBack` a vita, an index, notes, what else follows the references.
   */
  headings: Readonly<Record<HeadingKind, PhraseList>>;
  /** Words that stand before or behind a chapter's number. */
  chapters: PhraseList;
  captions: {
    /** Labels; the first is the one that the genitives belong to. */
    table: PhraseList;
    /** Labels of figures, charts, photographs, maps. */
    figure: PhraseList;
    /** Labels of what is neither: listings, algorithms, equations, boxes. */
    other: PhraseList;
    /** What opens a note at a table or figure: "Source", "Note". */
    note: PhraseList;
    /** Other forms of the first label, for "continuation of the table"; null where there are none. */
    tableGenitive: PhraseList | null;
    figureGenitive: PhraseList | null;
    /** What may stand before a label: "Supplementary Table 3". */
    supplement: PhraseList;
    /** What may stand between label and number: "Table No. 3". */
    numberSign: PhraseList;
    /** What parts a number from the label behind it (`2. táblázat`), in languages that put it first. */
    numberFirst: 'never' | 'full stop' | 'space' | 'hyphen';
  };
  /** What says that a table or figure began on an earlier page. */
  continuation: {
    /** Behind the number. */
    behind: PhraseList;
    /** For the last part, in brackets behind the number; in the open these words may start a title. */
    lastPart: PhraseList;
    /** Before the label. */
    before: PhraseList;
  };
  numbers: {
    /** From one on; forms of the same number are parted by `/`. */
    cardinals: PhraseList;
    /** From the first on. */
    ordinals: PhraseList;
    /** Behind digits: "1st", "1er"; null where nothing stands there. */
    ordinalEnding: PhraseList | null;
    /** Before a number that a chapter's word follows at once: `第` of `第3章`; null where nothing does. */
    ordinalSign: PhraseList | null;
  };
  /** The words for "and" and "or"; one with a hyphen is written together with the word on that side: `و-`. */
  conjunctions: PhraseList;
  /** What names of paragraph styles have in them. */
  styles: {
    /** Those of captions, by whatever kind. */
    caption: PhraseList;
    /** What a caption style's name has in it where it is for tables alone. */
    table: PhraseList;
    figure: PhraseList;
  };
  /** What entries of reference lists have in them; punctuation counts. */
  entries: {
    /** Pages, volumes and the like before a number: "pp. 45", "Bd. 2". */
    unitBefore: PhraseList;
    /** The same behind a number: "234 S.". */
    unitBehind: PhraseList;
    /** Editors, publishers, journals, dates of access. */
    publication: PhraseList;
  };
  /**
   * Words that are within one letter of a word in {@link Language.headings}, of this or another language, and
   * are none that was misspelt: "preferences"; null where none is known.
   */
  falseFriends: PhraseList | null;
}
