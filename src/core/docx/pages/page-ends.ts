import { BlankLines } from './blank-lines.ts';
import { type CurrentPage, inTable, type Keeping } from './layout/current-page.ts';
import { type Block, heightOf } from './layout/paragraph-block.ts';

/** What ends a page besides the author's breaks. */
export interface EndedBy {
  /** The breaks that Word recorded when it laid out the document. */
  records: boolean;
  /** The height of what is on a page: everywhere, only where Word records no breaks, or nowhere. */
  layout: 'everywhere' | 'unrecorded' | 'nowhere';
}

/** Something placed on a page. */
export interface Placed {
  /** Index of its first paragraph. */
  index: number;
  /** Null if heights do not matter. */
  block: Block | null;
  keeping: Keeping;
  /** Height of the footnotes that it refers to. */
  notes: number;
  /** It is text, a picture or a table, not an empty line. */
  hasInk: boolean;
  /** Word does not record a page break inside it. */
  isUnrecorded: boolean;
  /** Height of it and of what follows, up to the author's next break; null if that is not near. */
  toBreak: () => number | null;
}

/** What the layout found when something was placed. */
export interface LaidOut {
  /** All of it moved to a new page. */
  moved: boolean;
  /** The page was found to have ended earlier: index of the paragraph that starts the new one. Otherwise null. */
  from: number | null;
}

/** A place on a page where the page may have ended without a record. */
interface OpenPlace {
  index: number;
  /** Height of what is above it on the page. */
  used: number;
  /** There is text, a picture or a table from there on. */
  hasInk: boolean;
}

/** Counts page breaks and keeps track of what is on the current page. */
export class PageEnds {
  pages = 0;
  blankPages = 0;
  /** The first of the blank pages, counting from 1. */
  firstBlankPage: number | null = null;
  /** Pages ended by an author's break (`authored`), and others whose end Word recorded (`recorded`). */
  authored = 0;
  recorded = 0;
  /** Pages whose end only the layout shows. */
  estimated = 0;
  /** Nothing is on the page yet, not even an empty line. */
  isFresh = true;
  hasInk = false;
  /** The number printed on the page. */
  number: number;
  readonly page: CurrentPage;
  readonly #by: EndedBy;
  /** An author's break was placed, and Word's record of it has not come yet. */
  #awaitsRecord = false;
  /** The page break is only a guess by the layout, where Word records none, and has not been confirmed yet. */
  #isGuess = false;
  /** A page here was far too full, so its record is lost, and the next ones may be too. */
  #lacksRecords = false;
  /** The last place near the end of the page where Word would have recorded no break. */
  #openPlace: OpenPlace | null = null;
  readonly #blankLines = new BlankLines();

  constructor(firstNumber: number, page: CurrentPage, by: EndedBy) {
    this.number = firstNumber;
    this.page = page;
    this.#by = by;
  }

  /** The page may turn out to have ended above what was placed last. */
  get mayHaveEnded(): boolean {
    return this.#openPlace !== null;
  }

  /** Places something on the page, starting a new one where the layout says so. */
  place({ index, block, keeping, notes, hasInk, isUnrecorded, toBreak }: Placed): LaidOut {
    let moved = hasInk && this.#endByBlankLines(toBreak);
    let newPages = 0;
    let from: number | null = null;
    if (block && this.#by.layout !== 'nowhere') {
      if (isUnrecorded) this.#passOpenPlace(index);
      else from = this.#endEarlier(block);
      const isByLayout = this.#by.layout === 'everywhere' || isUnrecorded || this.#lacksRecords;
      const isFilled = isByLayout && (this.page.fits(block, notes) || !this.#isLast(toBreak()));
      const filled = isFilled ? this.page.fill(block, keeping, notes) : this.page.add(block);
      if (filled.newPages > 0) this.#end(filled.newPages);
      // The estimated heights of many rows add up to errors of their own.
      if (filled.newPages > 0 && !isFilled && keeping !== inTable) this.#lacksRecords = true;
      this.estimated += filled.newPages;
      if (filled.newPages > 0) this.#isGuess = this.#by.layout === 'unrecorded' || !hasInk;
      moved ||= filled.moved;
      newPages = filled.newPages;
    }
    if (hasInk) this.#blankLines.clear();
    else this.#blankLines.add(newPages > 0);
    this.isFresh = false;
    if (hasInk) this.hasInk = true;
    if (hasInk && this.#openPlace) this.#openPlace.hasInk = true;
    // An empty line at the top of a page is placed where a record would be.
    this.#awaitsRecord = false;
    return { moved, from };
  }

  /** Ends the page at blank lines that are meant to end it; returns whether that is only now. */
  #endByBlankLines(toBreak: () => number | null): boolean {
    const end = this.#by.layout === 'everywhere' ? this.#blankLines.endOfPage(this.page, toBreak) : null;
    if (end === null) return false;
    if (end === 'here') {
      this.#end();
      this.estimated += 1;
    }
    this.page.startNext(false);
    return end === 'here';
  }

  /** Whether everything up to the author's next break fits on this page. Authors do not leave a line or two on a page alone. */
  #isLast(left: number | null): boolean {
    const { page } = this;
    return left !== null && page.used + left <= page.room * overfull;
  }

  #passOpenPlace(index: number): void {
    const { used, room } = this.page;
    if (used >= room * nearEnd) this.#openPlace = { index, used, hasInk: false };
  }

  /**
   * Ends the page at the last place where Word would have recorded no break, if it would be too full with what comes
   * now. Where text stands without a record, the page cannot have ended.
   *
   * @returns index of the paragraph at that place
   */
  #endEarlier(block: Block): number | null {
    const { page } = this;
    const place = this.#openPlace;
    if (!place || this.#by.layout === 'everywhere' || this.#lacksRecords) return null;
    if (page.used + heightOf(block) <= page.room * tooFull) return null;
    const left = page.used - place.used;
    this.#end();
    this.estimated += 1;
    this.#isGuess = true;
    this.isFresh = false;
    this.hasInk = place.hasInk;
    page.startNext(false);
    page.used = left;
    return place.index;
  }

  /** Handles an author's break. Blank lines fill a page down to the break, but rarely past it. */
  endByAuthor(): void {
    this.authored += 1;
    this.#blankLines.clear();
    if (this.#isGuess && !this.hasInk && this.#isNearTop()) {
      this.#isGuess = false;
      this.isFresh = true;
    } else this.#end();
    this.#awaitsRecord = true;
    this.page.startNext(true);
  }

  endUnlessFresh(): void {
    if (!this.isFresh) this.endByAuthor();
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
    else this.#end();
    this.page.startNext(false);
  }

  /** Ends the page, or several in one step, because a line may be as tall as many pages. */
  #end(times = 1): void {
    this.#openPlace = null;
    const inked = this.hasInk ? 1 : 0;
    if (times > inked) this.firstBlankPage ??= this.pages + inked + 1;
    this.blankPages += times - inked;
    this.pages += times;
    this.number += times;
    this.isFresh = true;
    this.hasInk = false;
    this.#awaitsRecord = false;
    this.#isGuess = false;
  }

  #isNearTop(): boolean {
    return this.page.used < this.page.room * sameEnd;
  }
}

/** A record or a break this early on a page is taken for the same break as the estimated one before it. */
const sameEnd = 0.5;
/** Before an author's break, a page may be this full by the estimate. */
const overfull = 1.03;
/** An unrecorded place this far down a page may be where it ended. */
const nearEnd = 0.8;
/** A page this much too tall ended at such a place. The layout is more accurate than this. */
const tooFull = 1.2;
