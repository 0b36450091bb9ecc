import type { Paragraph } from '../story/story.ts';
import { readHeading } from '../text/titles/heading-text.ts';
import { readContentsLine, titleOf } from './contents-line.ts';
import { captionOf, headingOf, titleOfParagraph } from './paragraph-words.ts';

/** One line of a table of contents. */
export interface ContentsEntry {
  paragraph: number;
  /** The words without number and page, folded. */
  title: string;
  /** As printed: `7`, `xiv`; null if the line has no page number. */
  page: string | null;
  /** 1 for chapters. */
  level: number;
  /** The bookmark of the heading that the line links to. */
  target: string | null;
}

/** The document's own table of contents. */
export interface Contents {
  entries: readonly ContentsEntry[];
  /** Paragraphs of the contents and of lists of tables and figures, whether generated or typed. */
  paragraphs: ReadonlySet<number>;
}

/**
 * Finds the table of contents and the lists of tables and figures. They are recognised by their fields and content
 * controls, by the styles that Word gives their lines and, if typed by the author, by lines that end in page numbers
 * or appear again later as headings.
 */
export function findContents(paragraphs: readonly Paragraph[]): Contents {
  const marked = new Set(paragraphs.filter(isMarked).map((paragraph) => paragraph.index));
  for (const index of ledRuns(paragraphs, marked)) marked.add(index);
  for (const index of typedContents(paragraphs, marked)) marked.add(index);
  const entries = paragraphs.filter((paragraph) => marked.has(paragraph.index)).flatMap(readEntry);
  return { entries, paragraphs: marked };
}

function isMarked(paragraph: Paragraph): boolean {
  const { roles, format } = paragraph;
  return (
    roles.includes('contents') ||
    roles.includes('list-of-captions') ||
    // Some authors give captions the style of the entries, but no entry has a counting field.
    (paragraph.sequence === null && /^(?:toc|contents) ?\d$|^table of figures$/.test(format.style))
  );
}

/**
 * Finds runs of lines that lead to page numbers, either below a heading that names a list or so long that they cannot
 * be anything else.
 */
function ledRuns(paragraphs: readonly Paragraph[], marked: ReadonlySet<number>): number[] {
  const found: number[] = [];
  let run: number[] = [];
  let led = 0;
  let misses = 0;
  let page = 0;
  let above: Paragraph | null = null;
  const close = () => {
    const lines = run.slice(0, run.length - misses);
    const isNamed = above !== null && namesList(above);
    if (led >= (isNamed ? fewestEntries : fewestUnnamed)) {
      found.push(...lines);
      if (isNamed && above) found.push(above.index);
    }
    run = [];
    led = 0;
    misses = 0;
    page = 0;
  };
  for (const paragraph of paragraphs) {
    if (paragraph.words === 0) continue;
    const last = marked.has(paragraph.index) || paragraph.place.table !== null ? null : lastPage(paragraph);
    if (last === 'Roman' || (last !== null && last >= page)) {
      run.push(paragraph.index);
      led += 1;
      misses = 0;
      page = last === 'Roman' ? page : last;
    } else if (led > 0 && paragraph.words <= longestListHeading * 2 && misses < mostMisses) {
      run.push(paragraph.index);
      misses += 1;
    } else {
      if (led > 0) close();
      above = paragraph;
      if (last !== null) {
        run = [paragraph.index];
        led = 1;
        page = last;
      }
    }
  }
  if (led > 0) close();
  return found;
}

/**
 * The page number that a line ends in, or the last one if a paragraph holds several lines; null for other paragraphs.
 */
function lastPage({ text, characters, words }: Paragraph): number | 'Roman' | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 1 && words > longestEntry) return null;
  // Only the start of a longer text is kept, so its last line may be incomplete.
  if (characters > text.replace(/\s/g, '').length) lines.pop();
  let page: number | 'Roman' | null = null;
  for (const line of lines) {
    const read = readContentsLine(line);
    if (!read.led || read.page === null) return null;
    page = /^\d/.test(read.page) ? Number(read.page) : 'Roman';
  }
  return page;
}

/** Whether a line names the contents or a list of tables or figures, ignoring anything after a tab. */
function namesList(paragraph: Paragraph): boolean {
  if (paragraph.words > longestListHeading) return false;
  const text = paragraph.text.trim();
  const [start = ''] = text.split(/[\t\n]/, 1);
  const { kinds } = start === text ? headingOf(paragraph) : readHeading(start);
  return kinds.has('contents') || kinds.has('listOfFigures') || kinds.has('listOfTables');
}

/** Finds typed lists: a heading that names a list, followed by lines that look like entries. */
function typedContents(paragraphs: readonly Paragraph[], marked: ReadonlySet<number>): number[] {
  const found: number[] = [];
  // Most documents have no typed list, and comparing all their lines would be wasted work.
  let titles: Titles | null = null;
  let headings = 0;
  for (const heading of paragraphs) {
    if (heading.words === 0 || marked.has(heading.index)) continue;
    if (!namesList(heading)) continue;
    headings += 1;
    if (headings > mostLists) break;
    titles ??= readTitles(paragraphs);
    const lines = entriesBelow(heading, paragraphs, titles);
    if (lines.length > 0) found.push(heading.index, ...lines);
  }
  return found;
}

/** The titles of all paragraphs that may be entries, read once each, however many lists they may be in. */
interface Titles {
  of: ReadonlyMap<Paragraph, string>;
  /** Index of the last paragraph with each title. */
  last: ReadonlyMap<string, number>;
}

function readTitles(paragraphs: readonly Paragraph[]): Titles {
  const of = new Map<Paragraph, string>();
  const last = new Map<string, number>();
  for (const paragraph of paragraphs) {
    if (paragraph.words === 0 || (paragraph.words > longestEntry && !isFilled(paragraph))) continue;
    const title = titleOfParagraph(paragraph);
    of.set(paragraph, title);
    last.set(title, paragraph.index);
  }
  return { of, last };
}

/** Whether a line is long only because of its leader, whose half-width Japanese dots count as a word each. */
function isFilled({ text, words }: Paragraph): boolean {
  return words <= 2 * longestEntry && readContentsLine(text).led;
}

/**
 * Returns the lines of a typed list: short lines, up to the last one that ends in a page number or appears again
 * later as a heading. The list ends where its first line to return appears a second time, as that is the heading
 * itself; until then, lines that appear twice are sections with the same title.
 */
function entriesBelow(heading: Paragraph, paragraphs: readonly Paragraph[], titles: Titles): number[] {
  const lines: number[] = [];
  const order: string[] = [];
  const places = new Map<string, number>();
  const lastOf = (title: string) => titles.last.get(title) ?? -1;
  /** The place of the first line that has yet to return. */
  let due = 0;
  let sure = 0;
  let lastSure = 0;
  let isNewPage = false;
  const isOfCaptions = !headingOf(heading).kinds.has('contents');
  if (isOfCaptions && heading.drawings.length > 0) return lines;
  for (let index = heading.index + 1; lines.length < mostEntries; index += 1) {
    const paragraph = paragraphs[index];
    if (!paragraph) break;
    // What stands among pictures are captions, not entries that repeat them.
    if (isOfCaptions && paragraph.drawings.length > 0) break;
    if (turnsPage(paragraph)) isNewPage = true;
    if (paragraph.words === 0) continue;
    const title = titles.of.get(paragraph);
    if (title === undefined || isGenerated(paragraph)) break;
    while (due < order.length && lastOf(order[due] ?? '') < index) due += 1;
    const place = places.get(title);
    if (place !== undefined && (place <= due || isAboveProse(paragraph, paragraphs, titles))) break;
    // Authors start a new page for a part, rarely within the contents.
    const isLed = readContentsLine(paragraph.text).led;
    if (isNewPage && !isLed) break;
    // Lists of tables or figures do not name the parts of the document.
    if (isOfCaptions && !isLed && headingOf(paragraph).kinds.size > 0) break;
    isNewPage = false;
    if (place === undefined) places.set(title, order.push(title) - 1);
    lines.push(paragraph.index);
    const returns = lastOf(title) > index;
    if (!returns && !isLed && captionOf(paragraph) === null) continue;
    sure += 1;
    lastSure = lines.length;
  }
  return sure >= fewestEntries && sure >= lastSure / 2 ? lines.slice(0, lastSure) : [];
}

/** Whether running text comes within the two lines after a paragraph. */
function isAboveProse({ index }: Paragraph, paragraphs: readonly Paragraph[], titles: Titles): boolean {
  let lines = 0;
  for (let below = index + 1; lines < 2; below += 1) {
    const paragraph = paragraphs[below];
    if (!paragraph) return false;
    if (paragraph.words === 0) continue;
    if (!titles.of.has(paragraph)) return true;
    lines += 1;
  }
  return false;
}

function turnsPage({ format, breaks, endsSection }: Paragraph): boolean {
  return (
    format.pageBreakBefore === true || endsSection !== null || breaks.some(({ kind }) => kind === 'page')
  );
}

/** A generated list is already marked, and a paragraph with a heading style ends a typed one. */
function isGenerated(paragraph: Paragraph): boolean {
  return (
    isMarked(paragraph) || (!paragraph.format.ownOutlineLevel && (paragraph.format.outlineLevel ?? 9) < 9)
  );
}

/** Words of "List of figures and tables in the appendix" and the like. */
const longestListHeading = 6;
/** Words of a long chapter title or caption in a list. */
const longestEntry = 40;
/** Fewer lines may look like entries by chance. */
const fewestEntries = 3;
/** For lines that have no heading that names a list. Rows set with tabs may end in numbers too. */
const fewestUnnamed = 8;
/** The most lines without a page number in a row, such as titles of parts. */
const mostMisses = 2;
/** No typed list is longer. */
const mostEntries = 2000;
/** Headings that name a list. Each chapter may have its own, but no document has this many chapters. */
const mostLists = 200;

function readEntry(paragraph: Paragraph): ContentsEntry[] {
  if (paragraph.words === 0 || paragraph.roles.includes('list-of-captions')) return [];
  const { index, text, target } = paragraph;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const areSeveral = lines.length > 1 && lines.every((line) => readContentsLine(line).led);
  return (areSeveral ? lines : [text]).map((line) => ({
    paragraph: index,
    title: titleOf(line),
    page: readContentsLine(line).page,
    level: levelOfEntry(paragraph, line),
    target,
  }));
}

/**
 * The level of an entry: from its typed number if it has one (`2.3` is level 2), otherwise from its style or list
 * level.
 */
function levelOfEntry(paragraph: Paragraph, line: string): number {
  const { number } = readHeading(line.trim());
  const parts = number.split('.').filter(Boolean).length;
  if (parts > 0) return parts;
  const style = /(\d)$/.exec(paragraph.format.style)?.[1];
  return style === undefined ? (paragraph.format.numbering?.level ?? 0) + 1 : Number(style);
}

/** Whether a contents entry refers to this paragraph, by its bookmark or its words. */
export function isNamedBy(entry: ContentsEntry, paragraph: Paragraph): boolean {
  if (entry.target !== null && paragraph.bookmarks.includes(entry.target)) return true;
  return entry.title !== '' && entry.title === titleOfParagraph(paragraph);
}
