import type { Break, Paragraph, Section, Settings, Story, Table } from '../story/story.ts';
import { endsPage } from '../structure/front-matter.ts';
import { recordsColumns } from './column-records.ts';
import { CurrentPage, inTable, inText } from './layout/current-page.ts';
import { partOf, scaled } from './layout/paragraph-block.ts';
import { fullestCell, rowsOf, startsPage } from './layout/table-rows.ts';
import { heightToBreak } from './layout/text-ahead.ts';
import type { Typesetter } from './layout/typesetter.ts';
import { type EndedBy, PageEnds } from './page-ends.ts';
import { isInked, rowBreaks, startsWithRecord } from './row-breaks.ts';

/** Walks through the pages of a story, paragraph by paragraph and table by table. */
export class Walker {
  readonly ends: PageEnds;
  /** As in `PageWalk`. */
  readonly pageOf: Int32Array;
  readonly pagesBeforeSection: number[] = [0];
  readonly #story: Story;
  readonly #until: number;
  readonly #typesetter: Typesetter;
  readonly #scale: number;
  #section = 0;
  #previous: Paragraph | null = null;
  /** Paragraphs at the end of the page that stay with the next one. */
  #kept: number[] = [];
  /** The records in the section are the starts of its columns. */
  #recordsColumns = false;
  /** Word ignores an author's break in a table. */
  #isInTable = false;
  /** What comes next follows a split row, so a record at its start only repeats the break in the row. */
  #isAfterSplit = false;
  /** What `#toBreak` found last: a paragraph asks again on each page that it fills. */
  #ahead: { index: number; height: number | null } | null = null;

  constructor(story: Story, until: number, by: EndedBy, typesetter: Typesetter, scale: number) {
    this.#story = story;
    this.#until = until;
    this.#typesetter = typesetter;
    this.#scale = scale;
    this.pageOf = new Int32Array(until + 1);
    const [first] = story.sections;
    const page = new CurrentPage(0, story.settings.spacesAddUp);
    if (first) page.startSection(typesetter.room(first, true), typesetter.room(first));
    this.ends = new PageEnds(first?.numberStart ?? 1, page, by);
  }

  /** Walks up to the last paragraph and returns itself. */
  toEnd(): this {
    let index = 0;
    while (index < this.#until) index = this.#pass(index);
    this.#arrive();
    return this;
  }

  /** Passes a paragraph or a whole table and returns the index after it. */
  #pass(index: number): number {
    const paragraph = this.#story.paragraphs[index];
    this.pageOf[index] = this.ends.pages;
    // A text box is beside the text and takes no space in it.
    if (!paragraph || paragraph.place.host !== null) return index + 1;
    const table = paragraph.place.table === null ? undefined : this.#story.tables[paragraph.place.table];
    if (table) return this.#passTable(table, index);
    this.#passParagraph(paragraph);
    return index + 1;
  }

  /** Arrives at the last paragraph, whose own breaks may start one more page. */
  #arrive(): void {
    const paragraph = this.#story.paragraphs[this.#until];
    if (paragraph?.format.pageBreakBefore) this.ends.endUnlessFresh();
    for (const each of paragraph ? this.#breaksIn(paragraph) : []) if (each.after === 0) this.#take(each);
    this.pageOf[this.#until] = this.ends.pages;
  }

  #passParagraph(paragraph: Paragraph): void {
    const { characters, format, index } = paragraph;
    if (format.pageBreakBefore) this.ends.endUnlessFresh();
    this.pageOf[index] = this.ends.pages;
    let done = 0;
    let drawn = 0;
    for (const each of this.#breaksIn(paragraph)) {
      const isStart = done === 0 && drawn === 0;
      if (each.after > done || each.drawings > drawn)
        this.#place(paragraph, (each.after - done) / characters, isStart);
      done = each.after;
      drawn = each.drawings;
      this.#take(each);
      if (done === 0 && drawn === 0) this.pageOf[index] = this.ends.pages;
    }
    if (!endsInBreak(paragraph) && !this.#isBareSectionEnd(paragraph))
      this.#place(paragraph, (characters - done) / characters, done === 0 && drawn === 0);
    this.#previous = paragraph;
    if (paragraph.endsSection !== null) this.#endSection(paragraph.endsSection);
  }

  /**
   * Whether a paragraph is only the mark of a section's end, at the top of a page that a break has just started. Word
   * gives such a mark no line, so the next section begins on that page; its own page numbers in contents show it.
   */
  #isBareSectionEnd(paragraph: Paragraph): boolean {
    const { breaks, endsSection, format } = paragraph;
    if (endsSection === null || isInked(paragraph) || breaks.length > 0) return false;
    return format.pageBreakBefore || (this.#previous !== null && endsInBreak(this.#previous));
  }

  /** Places a paragraph, or the share of it between two breaks. */
  #place(paragraph: Paragraph, share: number, isStart: boolean): void {
    const { format, index, startsUnrecorded } = paragraph;
    if (format.framed) return;
    const section = this.#story.sections[this.#section];
    const block = section ? this.#typesetter.paragraph(paragraph, section, this.#previous) : null;
    const hasInk = isInked(paragraph);
    const withNext = format.keepWithNext === true && hasInk;
    const { moved, from } = this.ends.place({
      index,
      block: block && section ? scaled(partOf(block, share), this.#scale / section.columns) : null,
      keeping: { ...inText, withNext, together: format.keepTogether === true },
      notes: isStart ? this.#typesetter.noteHeight(paragraph) : 0,
      hasInk,
      isUnrecorded: !hasInk || startsUnrecorded,
      toBreak: () => this.#toBreak(index),
    });
    if (from !== null) this.#moveOn(from, isStart ? index : index - 1);
    if (moved && isStart) for (const each of [...this.#kept, index]) this.pageOf[each] = this.ends.pages;
    if (!withNext || moved) this.#kept = [];
    if (withNext) this.#kept.push(index);
  }

  #toBreak(index: number): number | null {
    if (this.#ahead?.index !== index) this.#ahead = { index, height: this.#heightToBreak(index) };
    return this.#ahead.height;
  }

  #heightToBreak(index: number): number | null {
    const section = this.#story.sections[this.#section];
    if (!section || section.columns > 1) return null;
    const height = heightToBreak(this.#story, index, section, this.#typesetter);
    return height === null ? null : height * this.#scale;
  }

  /** Moves paragraphs to the next page, which was found to start with the first of them. */
  #moveOn(first: number, last: number): void {
    for (let index = first; index <= last; index += 1) this.pageOf[index] = (this.pageOf[index] ?? 0) + 1;
    for (let section = this.#section; section > 0; section -= 1) {
      if ((this.#story.sections[section - 1]?.lastParagraph ?? 0) < first) break;
      this.pagesBeforeSection[section] = (this.pagesBeforeSection[section] ?? 0) + 1;
    }
  }

  /** The breaks in a paragraph that end a page. */
  #breaksIn(paragraph: Paragraph): readonly Break[] {
    if (!this.#isAfterSplit || !isInked(paragraph)) return paragraph.breaks;
    this.#isAfterSplit = false;
    return startsWithRecord([paragraph]) ? paragraph.breaks.slice(1) : paragraph.breaks;
  }

  #take({ kind }: Break): void {
    // If the page has no next column, a column break starts a new page.
    const isPage =
      kind === 'page' || (kind === 'column' && this.#story.sections[this.#section]?.columns === 1);
    if (kind === 'recorded') {
      if (!this.#recordsColumns) this.ends.takeRecord();
    } else if (isPage && !this.#isInTable) this.ends.endByAuthor();
  }

  /** Passes a table, starting at one of its paragraphs, and returns the index after it. */
  #passTable(table: Table, from: number): number {
    const end = Math.min(this.#until, Math.max(table.end, from + 1));
    const paragraphs = this.#story.paragraphs.slice(from, end);
    this.#isInTable = true;
    for (const cells of rowsOf(paragraphs)) {
      const text = fullestCell(cells);
      // If a cell contains the text itself, it is read as if there were no table.
      if (text) this.#passCell(text);
      else this.#passRow(cells);
    }
    this.#isInTable = false;
    for (const { index, place } of paragraphs)
      if (place.table === null) this.pageOf[index] = this.pageOf[place.host ?? from] ?? this.ends.pages;
    for (const { endsSection } of paragraphs) if (endsSection !== null) this.#endSection(endsSection);
    this.#previous = null;
    this.#kept = [];
    return end;
  }

  #passCell(cell: readonly Paragraph[]): void {
    const { isSplit } = rowBreaks([cell], this.#isAfterSplit);
    for (const paragraph of cell) {
      this.pageOf[paragraph.index] = this.ends.pages;
      this.#passParagraph({ ...paragraph, endsSection: null });
    }
    this.#isAfterSplit = isSplit;
  }

  #passRow(cells: readonly (readonly Paragraph[])[]): void {
    const { before, within, left, passed, isSplit } = rowBreaks(cells, this.#isAfterSplit);
    this.#isAfterSplit = isSplit;
    if (startsPage(cells)) this.ends.endUnlessFresh();
    for (const each of before) this.#take(each);
    const top = this.ends.pages;
    for (const each of within) this.#take(each);
    const crossed = this.ends.pages - top;
    const section = this.#story.sections[this.#section];
    const block = section ? this.#typesetter.row(cells, section) : null;
    const first = cells[0]?.[0]?.index ?? 0;
    const { from } = this.ends.place({
      index: first,
      block:
        block && section
          ? scaled(crossed > 0 ? partOf(block, left) : block, this.#scale / section.columns)
          : null,
      keeping: inTable,
      notes: 0,
      hasInk: true,
      isUnrecorded: false,
      toBreak: () => this.#toBreak(first),
    });
    if (from !== null) this.#moveOn(from, first - 1);
    for (const { index } of cells.flat())
      this.pageOf[index] = this.ends.pages - crossed + Math.min(crossed, passed.get(index) ?? 0);
  }

  #endSection(ended: number): void {
    this.#section = ended + 1;
    const next = this.#story.sections[this.#section];
    if (!next) return;
    this.#recordsColumns = recordsColumns(this.#story, this.#section, this.#typesetter);
    const { ends } = this;
    const isOnPage = !endsPage(ended, this.#story.sections);
    if (!isOnPage) {
      ends.endUnlessFresh();
      if (leavesBlank(next, ends.number - 1, this.#story.settings)) ends.endByAuthor();
    }
    const isShared = isOnPage && !ends.isFresh;
    if (next.numberStart !== null) ends.number = next.numberStart - (isShared ? 1 : 0);
    ends.page.startSection(this.#typesetter.room(next, !isShared), this.#typesetter.room(next));
    this.pagesBeforeSection[this.#section] = ends.pages + (isShared ? 1 : 0);
  }
}

/** The mark of a paragraph that ends in a page break stays on the page before the break. */
function endsInBreak({ breaks, characters, drawings }: Paragraph): boolean {
  const last = breaks.at(-1);
  return last?.kind === 'page' && last.after === characters && last.drawings === drawings.length;
}

/**
 * Whether a blank page is needed. Odd and even refer to the number printed on the page before, not to the sheet. A
 * section that is numbered anew may follow a page on the same side, unless the document has left and right pages.
 */
function leavesBlank({ start, numberStart }: Section, before: number, settings: Settings): boolean {
  if (numberStart !== null) return settings.hasFacingPages && numberStart % 2 === before % 2;
  return (start === 'oddPage' && before % 2 === 1) || (start === 'evenPage' && before % 2 === 0);
}
