import type { Break, Paragraph, Section, Story } from '../story/story.ts';
import { columnWidth, type Height, paragraphHeight, textHeight } from './paragraph-height.ts';
import { splitBreaks } from './split-breaks.ts';
import { rowHeight, rowsOf } from './table-rows.ts';

/** Where the front matter's pages end, as far as breaks and layout tell. */
export interface PageWalk {
  /** Pages before the one that the body starts on. */
  pages: number;
  /** Pages before each section that starts in the front matter or with the body, by section. */
  pagesBeforeSection: readonly number[];
  /** Page turns that only the estimate of the layout saw. */
  estimated: number;
  /** Something stands above the body on its first page. */
  sharesPage: boolean;
  /** Pages before the body with nothing on them. */
  blankPages: number;
}

/**
 * Walks the pages up to the body: explicit breaks and section breaks turn a page; so do the breaks that Word
 * recorded; and the estimated height of what stands on a page does where Word leaves no records (in contents
 * lists and on empty lines), or everywhere if `trustRecords` is false.
 */
export function walkPages(story: Story, bodyStart: number, trustRecords: boolean): PageWalk {
  const walk = new Walk(story, trustRecords);
  let index = 0;
  while (index < bodyStart) index = walk.pass(index, bodyStart);
  walk.arrive(story.paragraphs[bodyStart]);
  const { pages, pagesBeforeSection, estimated, sharesPage, blankPages } = walk;
  return { pages, pagesBeforeSection, estimated, sharesPage, blankPages };
}

class Walk {
  pages = 0;
  estimated = 0;
  sharesPage = false;
  blankPages = 0;
  readonly pagesBeforeSection: number[] = [0];
  readonly #story: Story;
  readonly #trustRecords: boolean;
  #section = 0;
  /** Points used on the page. */
  #used = 0;
  #spaceAfter = 0;
  #keepsSpace = true;
  #isBlank = true;
  /** A break was put here whose record by Word is still to come. */
  #awaitsRecord = false;
  /** The page was turned by an estimate among lines that bear no records, and by which. */
  #guess: 'blank lines' | 'list' | null = null;

  constructor(story: Story, trustRecords: boolean) {
    this.#story = story;
    this.#trustRecords = trustRecords;
  }

  /** Goes past a paragraph or a whole table and returns the index after it. */
  pass(index: number, bodyStart: number): number {
    const paragraph = this.#story.paragraphs[index];
    if (!paragraph) return index + 1;
    if (paragraph.place.host !== null) return index + 1;
    const table = paragraph.place.table === null ? undefined : this.#story.tables[paragraph.place.table];
    const end = Math.min(bodyStart, table ? Math.max(table.end, index + 1) : index + 1);
    if (table) this.#passTable(this.#story.paragraphs.slice(index, end));
    else this.#passParagraph(paragraph);
    return end;
  }

  /** Comes to the paragraph that opens the body, whose own breaks may turn the page once more. */
  arrive(paragraph: Paragraph | undefined): void {
    if (!paragraph) return;
    if (paragraph.format.pageBreakBefore) this.#breakUnlessFresh();
    for (const each of paragraph.breaks) {
      if (each.after > 0) break;
      if (each.kind === 'page') this.#turn(true);
      else if (each.kind === 'recorded') this.#takeRecord();
    }
    this.sharesPage = this.#used > 0;
  }

  #passParagraph(paragraph: Paragraph): void {
    if (paragraph.format.pageBreakBefore) this.#breakUnlessFresh();
    const section = this.#story.sections[this.#section];
    const [inside, trailing] = splitBreaks(paragraph);
    const drawings = paragraph.drawings.flatMap((index) => this.#story.drawings[index] ?? []);
    const height = section ? paragraphHeight(paragraph, columnWidth(section), drawings) : null;
    this.#takeBreaks(inside, paragraph, height?.content ?? 0);
    const isOnlyBreak = paragraph.characters === 0 && trailing.length > 0;
    if (section && height && !isOnlyBreak && !paragraph.format.framed) this.#fill(height, section, paragraph);
    // The mark of a paragraph that ends in a break stays on the page before it.
    this.#takeBreaks(trailing, paragraph, 0);
    if (paragraph.endsSection !== null) this.#endSection(paragraph.endsSection);
  }

  #takeBreaks(breaks: readonly Break[], { characters }: Paragraph, height: number): void {
    for (const each of breaks) {
      if (each.after > 0) this.#isBlank = false;
      if (each.kind === 'page') this.#turn(true);
      else if (each.kind === 'recorded') this.#takeRecord();
      if (each.kind !== 'column' && characters > 0) this.#used -= (height * each.after) / characters;
    }
  }

  #fill(height: Height, section: Section, paragraph: Paragraph): void {
    const hasInk =
      paragraph.characters > 0 || paragraph.drawings.length > 0 || paragraph.place.table !== null;
    if (hasInk) this.#isBlank = false;
    // At the top of a page Word keeps the space before a paragraph if an author's break led there.
    const atTop = this.#keepsSpace ? height.before : 0;
    const gap = this.#used <= 0 ? atTop : Math.max(this.#spaceAfter, height.before);
    // Columns are filled to one height.
    this.#used = Math.max(this.#used, -height.content) + (gap + height.content) / section.columns;
    this.#spaceAfter = height.after;
    // An empty line at the top of a page takes the place where a record would stand.
    this.#awaitsRecord = false;
    const room = textHeight(section);
    if (this.#used <= room + tolerance) return;
    const blind = paragraph.characters === 0 || paragraph.roles.length > 0;
    if (this.#trustRecords && !blind) {
      this.#used = room;
      return;
    }
    const filled = this.#used;
    const overflow = Math.max(1, Math.floor(filled / room));
    for (let turn = 0; turn < overflow; turn += 1) {
      this.#turn(false);
      this.#isBlank = !hasInk;
    }
    this.estimated += overflow;
    this.#guess = paragraph.roles.length > 0 ? 'list' : 'blank lines';
    const carried = Math.min(filled - overflow * room, height.content);
    this.#used = Math.max(carried, Math.min(height.unbroken, room));
  }

  #passTable(paragraphs: readonly Paragraph[]): void {
    for (const cells of rowsOf(paragraphs)) {
      const section = this.#story.sections[this.#section];
      const inRow = cells.flat();
      for (const paragraph of inRow) this.#takeBreaks(paragraph.breaks, paragraph, 0);
      const [first] = inRow;
      if (!section || !first) continue;
      this.#fill(rowHeight(cells, section, this.#story), section, first);
    }
    for (const paragraph of paragraphs) {
      if (paragraph.endsSection !== null) this.#endSection(paragraph.endsSection);
    }
  }

  #endSection(ended: number): void {
    this.#section = ended + 1;
    const next = this.#story.sections[this.#section];
    if (next && next.start !== 'continuous' && next.start !== 'nextColumn') {
      this.#breakUnlessFresh();
      const number = this.pages + 1;
      if ((next.start === 'oddPage' && number % 2 === 0) || (next.start === 'evenPage' && number % 2 === 1))
        this.#turn(true);
    }
    this.pagesBeforeSection[this.#section] = this.pages;
  }

  #breakUnlessFresh(): void {
    if (this.#used > 0) this.#turn(true);
  }

  /** A mark right after a break that an author put there is that break's own record. */
  #takeRecord(): void {
    if (!this.#trustRecords) return;
    if (this.#awaitsRecord || (this.#guess !== null && this.#isNearTop())) {
      this.#awaitsRecord = false;
      this.#guess = null;
    } else this.#turn(false);
  }

  #isNearTop(): boolean {
    const section = this.#story.sections[this.#section];
    return section !== undefined && this.#used < textHeight(section) * sameTurn;
  }

  #turn(explicit: boolean): void {
    // Blank lines push a title page's end down to its break, seldom over it.
    const undone = explicit && this.#trustRecords && this.#guess === 'blank lines' && this.#isNearTop();
    if (!undone) this.pages += 1;
    if (!undone && this.#isBlank) this.blankPages += 1;
    this.#isBlank = true;
    this.#used = 0;
    this.#spaceAfter = 0;
    this.#keepsSpace = explicit;
    this.#awaitsRecord = explicit;
    this.#guess = null;
  }
}

/** A record within this share of a page after an estimated turn tells of the same turn. */
const sameTurn = 0.35;

/** A last line may hang over a little in the estimate. */
const tolerance = 6;
