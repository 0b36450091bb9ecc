/** Our counts compared with Word's own. */
export interface WordComparison {
  /** The word count stored in the file (`Words` of docProps/app.xml); null if the file has none. */
  stored: StoredWords | null;
  /** What to select in Word, and what its status bar then says. */
  checks: WordCheck[];
}

export interface StoredWords {
  words: number;
  /**
   * The average word length, in characters, that Word's estimate is based on: Word did not count, but divided the
   * length of the document, including field codes. Null if the words were really counted.
   */
  charactersPerWord: number | null;
  /**
   * The parts that lead from `textWordCount` to the stored count. They add up; anything unexplained is a part too.
   */
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
  /** The words are longer or shorter than Word assumes. */
  | 'wordLength'
  | 'unexplained';

export interface WordCheck {
  /** `body` is everything from the start of the text on, with the references and the parts that were left out. */
  counts: 'text' | 'references' | 'textAndReferences' | 'body';
  words: number;
  /**
   * The selection contains nothing that Word may count differently: no notes, text boxes, frames, equations or tracked
   * changes.
   */
  isExact: boolean;
  /** A sentence: 'Put the cursor before "Chapter 1" (page 9) and press Ctrl+Shift+End: …'. */
  says: string;
}
