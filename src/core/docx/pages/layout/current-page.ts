import { type Block, heightOf } from './paragraph-block.ts';

/** How a block may be split across pages. */
export interface Keeping {
  /** It stays on the same page as the next block. */
  withNext: boolean;
  /** It is not split. */
  together: boolean;
  /** The fewest lines that may be alone at the end or the start of a page. */
  leastLines: number;
}

/** For ordinary paragraphs: at least two lines stay together. */
export const inText: Keeping = { withNext: false, together: false, leastLines: 2 };

/** For table rows, which continue on the next page at any line. */
export const inTable: Keeping = { withNext: false, together: false, leastLines: 1 };

/** What happened to a block. */
export interface Filled {
  /** Number of new pages that it needed. */
  newPages: number;
  /** All of it moved to a new page, together with anything kept with it. */
  moved: boolean;
}

/**
 * The current page, from its top to where the next block goes. All heights are in points. It starts a new page if a
 * block does not fit, and reports how many.
 */
export class CurrentPage {
  /** Height of the text area. */
  room: number;
  /** That of the section's other pages. */
  #roomOfOthers: number;
  used = 0;
  readonly #addsSpaces: boolean;
  #notes = 0;
  #spaceAfter = 0;
  #keepsSpaceAtTop = true;
  /** Height of the blocks at the end of the page that stay with the next block. */
  #kept = 0;

  /**
   * @param addsSpaces whether the space after a block and the space before the next are added; otherwise the larger
   * one applies
   */
  constructor(room: number, addsSpaces = false) {
    this.room = room;
    this.#roomOfOthers = room;
    this.#addsSpaces = addsSpaces;
  }

  /** Starts a section on this page. */
  startSection(roomOfFirst: number, roomOfOthers: number): void {
    this.room = roomOfFirst;
    this.#roomOfOthers = roomOfOthers;
  }

  /** Starts a new page. Word keeps the space above its first paragraph only if the author started the page. */
  startNext(byAuthor: boolean): void {
    this.room = this.#roomOfOthers;
    this.used = 0;
    this.#notes = 0;
    this.#spaceAfter = 0;
    this.#kept = 0;
    this.#keepsSpaceAtTop = byAuthor;
  }

  /** Places a block where Word records page breaks. A new page starts only if this one is clearly too full. */
  add(block: Block): Filled {
    this.#place(block, 0);
    this.#kept = 0;
    if (this.used <= this.room * tooFull) return { newPages: 0, moved: false };
    const newPages = Math.floor(this.used / this.room);
    const left = this.used - newPages * this.room;
    this.startNext(false);
    this.used = left;
    this.#spaceAfter = block.after;
    return { newPages, moved: false };
  }

  /** Whether a whole block fits on the rest of the page. */
  fits(block: Block, notes: number): boolean {
    return this.used + this.#gap(block) + heightOf(block) <= this.#end(notes) + block.leading;
  }

  /**
   * Places a block, continuing on as many new pages as it needs.
   *
   * @param notes height of the footnotes that it refers to
   */
  fill(block: Block, keeping: Keeping, notes = 0): Filled {
    const { used } = this;
    if (this.fits(block, notes)) {
      this.#place(block, notes);
      this.#kept = keeping.withNext ? this.#kept + this.used - used : 0;
      return { newPages: 0, moved: false };
    }
    const filled = this.#divide(block, keeping, notes);
    this.#spaceAfter = block.after;
    this.#kept = keeping.withNext && filled.moved ? this.used : 0;
    this.#notes += notes;
    return filled;
  }

  #gap(block: Block): number {
    if (this.used <= 0) return this.#keepsSpaceAtTop ? block.before : 0;
    return this.#addsSpaces ? this.#spaceAfter + block.before : Math.max(this.#spaceAfter, block.before);
  }

  /** Where the text on the page ends, above the footnotes. */
  #end(notes: number): number {
    const all = this.#notes + notes;
    return this.room + tolerance - (all > 0 ? all + noteRule : 0);
  }

  #place(block: Block, notes: number): void {
    this.used += this.#gap(block) + heightOf(block);
    this.#spaceAfter = block.after;
    this.#notes += notes;
  }

  #divide(block: Block, keeping: Keeping, notes: number): Filled {
    const filled: Filled = { newPages: 0, moved: false };
    const isWhole = keeping.together && heightOf(block) <= this.room;
    const firstRow = block.pictures[0] ?? block.lineHeight - block.leading;
    this.used += this.#gap(block);
    const startsHere = !isWhole && this.used + firstRow <= this.#end(notes);
    if (!startsHere) this.#moveOn(filled, true);
    for (const height of block.pictures) {
      if (this.used > 0 && this.used + height > this.#end(0)) this.#moveOn(filled, false);
      this.used += Math.min(height, this.room);
    }
    this.#divideLines(block, keeping, filled, notes);
    return filled;
  }

  #divideLines(
    { lines, lineHeight, leading, pictures }: Block,
    keeping: Keeping,
    filled: Filled,
    notes: number,
  ): void {
    if (lines === 0) return;
    const least = Math.min(keeping.leastLines, lines);
    let fitting = Math.max(0, Math.floor((this.#end(notes) + leading - this.used) / lineHeight));
    if (fitting < lines) {
      fitting = Math.min(fitting, lines - least);
      if (fitting < least) fitting = 0;
    }
    let left = Math.max(0, lines - fitting);
    if (left === 0) {
      this.used += lines * lineHeight;
      return;
    }
    const isFirst = fitting === 0 && pictures.length === 0 && filled.newPages === 0;
    this.#moveOn(filled, isFirst);
    const perPage = Math.max(1, Math.floor((this.room + tolerance + leading) / lineHeight));
    const more = Math.floor((left - 1) / perPage);
    filled.newPages += more;
    left -= more * perPage;
    this.used += left * lineHeight;
  }

  #moveOn(filled: Filled, whole: boolean): void {
    // Nothing is carried over if the kept blocks and the new one would fill a page.
    const carried = whole && this.#kept < this.room / 2 ? this.#kept : 0;
    this.startNext(false);
    this.used = carried;
    filled.newPages += 1;
    if (whole) filled.moved = true;
  }
}

/** A page that would be this much too tall was ended somewhere, although Word did not record it. */
const tooFull = 1.3;

/** Points by which the last line may overlap the bottom margin in the estimate, which rounds. */
const tolerance = 0.3;
/** Height of the line above the footnotes. */
const noteRule = 12;
