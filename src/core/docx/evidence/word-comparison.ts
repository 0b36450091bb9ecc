/** Ours beside Word's own counts. */
export interface WordComparison {
  /** The number of words that the file carries (`Words` of docProps/app.xml); null where it carries none. */
  stored: StoredWords | null;
  /** What to select in Word, and what its status bar says then. */
  checks: WordCheck[];
}

export interface StoredWords {
  words: number;
  /**
   * The characters that Word took for a word: it did not count, but divided the length of the document, field codes
   * included. Null where a program counted.
   */
  charactersPerWord: number | null;
  /** From `textWordCount` to the stored number, part by part: they add up, and what nothing explains is one of them. */
  parts: { name: WordPart; words: number }[];
}

export type WordPart =
  | 'front'
  | 'references'
  /** Parts that an operator leaves out. */
  | 'leftOut'
  | 'notes'
  | 'textBoxes'
  | 'fieldCodes'
  /** The words are longer or shorter than Word takes them to be. */
  | 'wordLength'
  | 'unexplained';

export interface WordCheck {
  counts: 'text' | 'references' | 'textAndReferences';
  words: number;
  /** Nothing is selected along that Word may count in another way: notes, text boxes, equations, tracked changes. */
  isExact: boolean;
  /** A sentence: 'Put the cursor before "Chapter 1" (page 9) and press Ctrl+Shift+End: …'. */
  says: string;
}
