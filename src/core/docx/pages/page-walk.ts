import type { Break, Paragraph, Section, Story } from '../story/story.ts';
import { type Block, columnOf, partOf, scaled, setParagraph, textHeight } from './layout/paragraph-block.ts';
import { inTable, Sheet } from './layout/sheet.ts';
import { rowsOf, setRow } from './layout/table-rows.ts';
import { PageCounter } from './page-counter.ts';

/** What turns a page beside the breaks that an author made. */
export interface TurnedBy {
  /** The breaks that Word recorded when it laid the document out. */
  records: boolean;
  /** The height of what stands on a page: everywhere, only where Word leaves no records, or nowhere. */
  layout: 'everywhere' | 'unrecorded' | 'nowhere';
  /** What heights are multiplied by, to see how much hangs on them. */
  scale?: number;
}

/** Where pages begin, as far as breaks and layout tell. */
export interface PageWalk {
  /** Pages before the one on which the paragraph stands that the walk came to. */
  pages: number;
  /** Pages before the one on which each paragraph starts that the walk passed. */
  pageOf: Int32Array;
  /** Pages before each section that the walk came to. */
  pagesBeforeSection: readonly number[];
  /** Page turns that only the layout saw. */
  estimated: number;
  /** Something stands above that paragraph on its page. */
  sharesPage: boolean;
  /** Pages before it with nothing on them. */
  blankPages: number;
}

/** Height in points of the footnotes that a paragraph refers to. */
export type NoteHeight = (paragraph: Paragraph) => number;

/** Walks the pages up to a paragraph. Breaks and sections that an author made turn a page always. */
export function walkPages(story: Story, until: number, by: TurnedBy, notes: NoteHeight = noNotes): PageWalk {
  const walk = new Walk(story, until, by, notes);
  let index = 0;
  while (index < until) index = walk.pass(index);
  walk.arrive();
  const { counter, pageOf, pagesBeforeSection, sharesPage } = walk;
  const { pages, estimated, blankPages } = counter;
  return { pages, pageOf, pagesBeforeSection, estimated, sharesPage, blankPages };
}

const noNotes: NoteHeight = () => 0;

class Walk {
  readonly counter: PageCounter;
  readonly pageOf: Int32Array;
  readonly pagesBeforeSection: number[] = [0];
  sharesPage = false;
  readonly #story: Story;
  readonly #until: number;
  readonly #by: TurnedBy;
  readonly #notes: NoteHeight;
  readonly #sheet: Sheet;
  #section = 0;
  #previous: Paragraph | null = null;
  /** Paragraphs at the end of the page that go with the next one. */
  #kept: number[] = [];

  constructor(story: Story, until: number, by: TurnedBy, notes: NoteHeight) {
    this.#story = story;
    this.#until = until;
    this.#by = by;
    this.#notes = notes;
    const [first] = story.sections;
    this.counter = new PageCounter(first?.numberStart ?? 1);
    this.pageOf = new Int32Array(until + 1);
    this.#sheet = new Sheet(first ? textHeight(first) : 0);
  }

  /** Goes past a paragraph or a whole table and returns the index after it. */
  pass(index: number): number {
    const paragraph = this.#story.paragraphs[index];
    this.pageOf[index] = this.counter.pages;
    // A text box stands beside the text.
    if (!paragraph || paragraph.place.host !== null) return index + 1;
    const table = paragraph.place.table === null ? undefined : this.#story.tables[paragraph.place.table];
    if (!table) {
      this.#passParagraph(paragraph);
      return index + 1;
    }
    const end = Math.min(this.#until, Math.max(table.end, index + 1));
    this.#passTable(this.#story.paragraphs.slice(index, end));
    return end;
  }

  /** Comes to the last paragraph, whose own breaks may turn the page once more. */
  arrive(): void {
    const paragraph = this.#story.paragraphs[this.#until];
    if (paragraph?.format.pageBreakBefore) this.#breakUnlessFresh();
    for (const each of paragraph?.breaks ?? []) {
      if (each.after > 0) break;
      this.#take(each);
    }
    this.pageOf[this.#until] = this.counter.pages;
    this.sharesPage = this.counter.hasInk;
  }

  #passParagraph(paragraph: Paragraph): void {
    if (paragraph.format.pageBreakBefore) this.#breakUnlessFresh();
    const block = this.#blockOf(paragraph);
    const { breaks, characters, drawings } = paragraph;
    // The mark of a paragraph that ends in a break stays on the page before it.
    const endsInBreak = breaks.at(-1)?.kind === 'page' && breaks.at(-1)?.after === characters;
    let done = 0;
    let isPlaced = false;
    for (const [index, each] of breaks.entries()) {
      const isLast = index === breaks.length - 1;
      if (each.after > done || (isLast && endsInBreak && drawings.length > 0 && !isPlaced)) {
        this.#place(paragraph, block && partOf(block, (each.after - done) / characters), !isPlaced);
        done = each.after;
        isPlaced = true;
      }
      this.#take(each);
      if (!isPlaced) this.pageOf[paragraph.index] = this.counter.pages;
    }
    if (!endsInBreak)
      this.#place(paragraph, block && partOf(block, (characters - done) / characters), !isPlaced);
    this.#previous = paragraph;
    if (paragraph.endsSection !== null) this.#endSection(paragraph.endsSection);
  }

  #blockOf(paragraph: Paragraph): Block | null {
    const section = this.#story.sections[this.#section];
    if (this.#by.layout === 'nowhere' || !section || paragraph.format.framed) return null;
    const drawings = paragraph.drawings.flatMap((index) => this.#story.drawings[index] ?? []);
    const block = setParagraph(paragraph, columnOf(section, this.#story.settings), drawings, this.#previous);
    return scaled(block, (this.#by.scale ?? 1) / section.columns);
  }

  /** Sets a paragraph or what of it stands between two breaks. */
  #place(paragraph: Paragraph, block: Block | null, isStart: boolean): void {
    const hasInk = paragraph.characters > 0 || paragraph.drawings.length > 0;
    if (paragraph.format.framed) return;
    if (block) this.#set(paragraph, block, isStart, hasInk);
    this.counter.place(hasInk);
  }

  #set(paragraph: Paragraph, block: Block, isStart: boolean, hasInk: boolean): void {
    if (!this.#mayOverflow(paragraph)) {
      const turns = this.#sheet.add(block);
      if (turns > 0) this.counter.turnByLayout(turns, true);
      this.#kept = [];
      return;
    }
    const { format } = paragraph;
    const keeping = {
      withNext: format.keepWithNext === true && hasInk,
      together: format.keepTogether === true,
      leastLines: fewestLinesAlone,
    };
    const { turns, moved } = this.#sheet.fill(block, keeping, isStart ? this.#notes(paragraph) : 0);
    if (turns > 0) {
      const isGuess = !hasInk || paragraph.roles.length > 0 || this.#by.layout === 'unrecorded';
      this.counter.turnByLayout(turns, isGuess);
      if (moved && isStart) this.#moveKept(paragraph);
      else this.#kept = [];
    }
    if (keeping.withNext) this.#kept.push(paragraph.index);
    else this.#kept = [];
  }

  #moveKept(paragraph: Paragraph): void {
    for (const index of this.#kept) this.pageOf[index] = this.counter.pages;
    this.#kept = [];
    this.pageOf[paragraph.index] = this.counter.pages;
  }

  /** Where Word leaves records, a page is full only where it says so. */
  #mayOverflow({ characters, roles }: Paragraph): boolean {
    return this.#by.layout === 'everywhere' || characters === 0 || roles.some((role) => role === 'contents' || role === 'list-of-captions');
  }

  #take({ kind }: Break): void {
    const section = this.#story.sections[this.#section];
    // Without a next column on the page, a column break goes on to the next page.
    if (kind === 'page' || (kind === 'column' && section?.columns === 1)) this.#turnByAuthor();
    else if (kind === 'recorded' && this.#by.records) this.#takeRecord();
  }

  #passTable(paragraphs: readonly Paragraph[]): void {
    for (const cells of rowsOf(paragraphs)) {
      const [first] = cells[0] ?? [];
      if (!first) continue;
      // Where a row goes on to another page, each of its cells may say so.
      const breaks = cells.map((cell) => cell.flatMap((paragraph) => paragraph.breaks));
      const longest = breaks.reduce((most, each) => (each.length > most.length ? each : most), []);
      for (const each of longest) this.#take(each);
      for (const { index } of cells.flat()) this.pageOf[index] = this.counter.pages;
      const section = this.#story.sections[this.#section];
      if (section && this.#by.layout !== 'nowhere') {
        const row = scaled(setRow(cells, columnOf(section, this.#story.settings), this.#story), (this.#by.scale ?? 1) / section.columns);
        if (this.#mayOverflow(first)) {
          const { turns } = this.#sheet.fill(row, inTable);
          if (turns > 0) this.counter.turnByLayout(turns, false);
        } else {
          const turns = this.#sheet.add(row);
          if (turns > 0) this.counter.turnByLayout(turns, true);
        }
      }
      this.counter.place(true);
    }
    for (const paragraph of paragraphs)
      if (paragraph.endsSection !== null) this.#endSection(paragraph.endsSection);
    this.#previous = null;
  }

  #endSection(ended: number): void {
    this.#section = ended + 1;
    const next = this.#story.sections[this.#section];
    if (!next) return;
    const turns = next.start !== 'continuous' && next.start !== 'nextColumn';
    if (turns) {
      this.#breakUnlessFresh();
      if (this.#leavesBlank(next)) this.#turnByAuthor();
    }
    if (next.numberStart !== null) this.counter.number = next.numberStart;
    this.#sheet.room = textHeight(next);
    this.pagesBeforeSection[this.#section] = this.counter.pages;
  }

  /** Odd and even go by the number printed on the page before, not by the sheet. */
  #leavesBlank({ start }: Section): boolean {
    const before = this.counter.number - 1;
    return (start === 'oddPage' && before % 2 === 1) || (start === 'evenPage' && before % 2 === 0);
  }

  #breakUnlessFresh(): void {
    if (!this.counter.isFresh) this.#turnByAuthor();
  }

  #turnByAuthor(): void {
    // Blank lines push a page's end down to its break, seldom over it.
    const { counter } = this;
    if (counter.isGuess && !counter.hasInk && this.#isNearTop()) counter.takeGuessFor('author');
    else counter.turnByAuthor();
    this.#sheet.turn(true);
  }

  /** A record right after a break that an author put there is that break's own. */
  #takeRecord(): void {
    const { counter } = this;
    if (counter.awaitsRecord) counter.awaitsRecord = false;
    else if (counter.isGuess && this.#isNearTop()) counter.takeGuessFor('record');
    else {
      counter.turnByRecord();
      this.#sheet.turn(false);
    }
  }

  #isNearTop(): boolean {
    return this.#sheet.used < this.#sheet.room * sameTurn;
  }
}

/** Widows and orphans are two lines together. */
const fewestLinesAlone = 2;

/** A record or a break within this share of a page after an estimated turn tells of the same turn. */
const sameTurn = 0.5;
