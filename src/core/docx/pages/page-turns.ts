import type { Block } from './layout/paragraph-block.ts';
import type { Keeping, Sheet } from './layout/sheet.ts';

/** What ends a page besides the author's breaks. */
export interface TurnedBy {
  /** The breaks that Word recorded when it laid out the document. */
  records: boolean;
  /** The height of what is on a page: everywhere, only where Word records no breaks, or nowhere. */
  layout: 'everywhere' | 'unrecorded' | 'nowhere';
}

/** Something placed on a page. */
export interface Placed {
  /** Null if heights do not matter. */
  block: Block | null;
  keeping: Keeping;
  /** Height of the footnotes that it refers to. */
  notes: number;
  /** It is text, a picture or a table, not an empty line. */
  hasInk: boolean;
  /** Word does not record a page break inside it. */
  isUnrecorded: boolean;
}

/** Counts page breaks and keeps track of what is on the current page. */
export class PageTurns {
  pages = 0;
  blankPages = 0;
  /** Pages ended by an author's break (`authored`), and others whose end Word recorded (`recorded`). */
  authored = 0;
  recorded = 0;
  /** Pages whose end only the layout shows. */
  estimated = 0;
  /** Page breaks of the layout that were taken back because an author's break followed so soon. */
  takenBack = 0;
  /** Nothing is on the page yet, not even an empty line. */
  isFresh = true;
  hasInk = false;
  /** The number printed on the page. */
  number: number;
  readonly sheet: Sheet;
  readonly #by: TurnedBy;
  /** An author's break was placed, and Word's record of it has not come yet. */
  #awaitsRecord = false;
  /** The page break is only a guess by the layout, where Word records none, and has not been confirmed yet. */
  #isGuess = false;
  /** A page here was far too full, so its record is lost, and the next ones may be too. */
  #lacksRecords = false;

  constructor(firstNumber: number, sheet: Sheet, by: TurnedBy) {
    this.number = firstNumber;
    this.sheet = sheet;
    this.#by = by;
  }

  /**
   * Places something on the page, starting a new one where the layout says so.
   *
   * @returns whether all of it moved to a new page
   */
  place({ block, keeping, notes, hasInk, isUnrecorded }: Placed): boolean {
    let moved = false;
    if (block && this.#by.layout !== 'nowhere') {
      const isFilled = this.#by.layout === 'everywhere' || isUnrecorded || this.#lacksRecords;
      const filled = isFilled ? this.sheet.fill(block, keeping, notes) : this.sheet.add(block);
      if (filled.turns > 0) this.#turn(filled.turns);
      if (filled.turns > 0 && !isFilled) this.#lacksRecords = true;
      this.estimated += filled.turns;
      if (filled.turns > 0) this.#isGuess = this.#by.layout === 'unrecorded' || !hasInk;
      moved = filled.moved;
    }
    this.isFresh = false;
    if (hasInk) this.hasInk = true;
    // An empty line at the top of a page is placed where a record would be.
    this.#awaitsRecord = false;
    return moved;
  }

  /** Handles an author's break. Blank lines fill a page down to the break, but rarely past it. */
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

  /**
   * Handles a break that Word recorded: the author's break just before it, one that the layout found, or a new one.
   */
  takeRecord(): void {
    if (!this.#by.records) return;
    if (this.#awaitsRecord) {
      this.#awaitsRecord = false;
      return;
    }
    this.recorded += 1;
    this.#lacksRecords = false;
    if (this.#isGuess && this.#isNearTop()) this.#isGuess = false;
    else this.#turn();
    this.sheet.turn(false);
  }

  /** Starts several pages in one step, because a line may be as tall as many pages. */
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

/** A record or a break this early on a page is taken for the same break as the estimated one before it. */
const sameTurn = 0.5;
