import type { Block } from './layout/paragraph-block.ts';
import type { Keeping, Sheet } from './layout/sheet.ts';

/** What turns a page beside the breaks that an author made. */
export interface TurnedBy {
  /** The breaks that Word recorded when it laid the document out. */
  records: boolean;
  /** The height of what stands on a page: everywhere, only where Word leaves no records, or nowhere. */
  layout: 'everywhere' | 'unrecorded' | 'nowhere';
}

/** What is put on a page. */
export interface Placed {
  /** Null where heights do not matter. */
  block: Block | null;
  keeping: Keeping;
  /** Height of the footnotes that it refers to. */
  notes: number;
  /** Text, a picture or a table, and no empty line. */
  hasInk: boolean;
  /** Word leaves no record where a page ends in it. */
  isUnrecorded: boolean;
}

/** Counts the pages that are turned, and knows what stands on the page so far. */
export class PageTurns {
  pages = 0;
  blankPages = 0;
  /** Turns that an author's break made, and others that Word recorded. */
  authored = 0;
  recorded = 0;
  /** Turns that only the layout saw. */
  estimated = 0;
  /** Turns that the layout saw and that were taken back, because an author's break came so soon. */
  takenBack = 0;
  /** Nothing stands on the page yet, not even an empty line. */
  isFresh = true;
  hasInk = false;
  /** The number that is printed on the page. */
  number: number;
  readonly sheet: Sheet;
  readonly #by: TurnedBy;
  /** A break was put here whose record by Word is still to come. */
  #awaitsRecord = false;
  /** Only the layout turned the page, where Word leaves no records, and nothing has confirmed it yet. */
  #isGuess = false;

  constructor(firstNumber: number, sheet: Sheet, by: TurnedBy) {
    this.number = firstNumber;
    this.sheet = sheet;
    this.#by = by;
  }

  /**
   * Puts something on the page, turning it where the layout says so.
   *
   * @returns whether all of it went to a new page
   */
  place({ block, keeping, notes, hasInk, isUnrecorded }: Placed): boolean {
    let moved = false;
    if (block && this.#by.layout !== 'nowhere') {
      const isFilled = this.#by.layout === 'everywhere' || isUnrecorded;
      const filled = isFilled ? this.sheet.fill(block, keeping, notes) : this.sheet.add(block);
      if (filled.turns > 0) this.#turn(filled.turns);
      this.estimated += filled.turns;
      if (filled.turns > 0) this.#isGuess = this.#by.layout === 'unrecorded' || !hasInk;
      moved = filled.moved;
    }
    this.isFresh = false;
    if (hasInk) this.hasInk = true;
    // An empty line at the top of a page takes the place where a record would stand.
    this.#awaitsRecord = false;
    return moved;
  }

  /** An author's break. Blank lines push a page's end down to it, seldom over it. */
  turnByAuthor(): void {
    this.authored += 1;
    if (this.#isGuess && !this.hasInk && this.#isNearTop()) {
      this.takenBack += 1;
      this.#isGuess = false;
      this.isFresh = true;
    } else this.#turn();
    this.#awaitsRecord = true;
    this.sheet.turn(true);
  }

  turnUnlessFresh(): void {
    if (!this.isFresh) this.turnByAuthor();
  }

  /** Word's record of a break: of the author's right before it, of one that the layout saw, or of its own. */
  takeRecord(): void {
    if (!this.#by.records) return;
    if (this.#awaitsRecord) {
      this.#awaitsRecord = false;
      return;
    }
    this.recorded += 1;
    if (this.#isGuess && this.#isNearTop()) this.#isGuess = false;
    else this.#turn();
    this.sheet.turn(false);
  }

  /** All at once where there are several: a line may be set as high as many pages. */
  #turn(times = 1): void {
    this.blankPages += this.hasInk ? times - 1 : times;
    this.pages += times;
    this.number += times;
    this.isFresh = true;
    this.hasInk = false;
    this.#awaitsRecord = false;
    this.#isGuess = false;
  }

  #isNearTop(): boolean {
    return this.sheet.used < this.sheet.room * sameTurn;
  }
}

/** A record or a break within this share of a page after an estimated turn tells of the same turn. */
const sameTurn = 0.5;
