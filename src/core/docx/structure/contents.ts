import type { Paragraph } from '../story/story.ts';
import { readHeading } from '../text/titles/heading-text.ts';
import { readContentsLine, titleOf } from './contents-line.ts';
import { fewestEntries, isMarked, longestEntry, longestListHeading, namesList } from './contents-marks.ts';
import { type LaterTitle, type LaterTitles, laterTitles } from './later-titles.ts';
import { contentsLineOf, headingOf, titleOfParagraph } from './paragraph-words.ts';
import { typedContents } from './typed-contents.ts';

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
  const later = laterTitles(paragraphs);
  for (const index of ledContents(paragraphs, marked, later)) marked.add(index);
  for (const index of typedContents(paragraphs, marked)) marked.add(index);
  const entries = paragraphs
    .filter(({ index }) => marked.has(index))
    .flatMap((each) => readEntry(each, later));
  const headings = headingsAmong(entries, paragraphs);
  for (const index of headings) marked.delete(index);
  return { entries: entries.filter(({ paragraph }) => !headings.has(paragraph)), paragraphs: marked };
}

/**
 * Headings that are in the contents only because the contents field ends in them, as LibreOffice writes it at times:
 * an entry before them names them.
 */
function headingsAmong(entries: readonly ContentsEntry[], paragraphs: readonly Paragraph[]): Set<number> {
  const named = new Set<string>();
  const headings = new Set<number>();
  for (const { paragraph: index, title, page } of entries) {
    const isHeading = page === null && paragraphs[index]?.format.outlineLevel !== undefined;
    if (isHeading && named.has(title)) headings.add(index);
    else named.add(title);
  }
  return headings;
}

function readEntry(paragraph: Paragraph, later: LaterTitles): ContentsEntry[] {
  if (paragraph.words === 0 || paragraph.roles.includes('list-of-captions')) return [];
  const { index, text, target } = paragraph;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const areSeveral = lines.length > 1 && lines.every((line) => readContentsLine(line).led);
  return (areSeveral ? lines : [text]).map((line) => ({
    paragraph: index,
    title: (areSeveral ? null : later(paragraph)?.title) ?? titleOf(line),
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

/**
 * Finds runs of lines that lead to page numbers, either below a heading that names a list or so long that they cannot
 * be anything else.
 */
function ledContents(
  paragraphs: readonly Paragraph[],
  marked: ReadonlySet<number>,
  later: LaterTitles,
): number[] {
  const found: number[] = [];
  let run: number[] = [];
  let led = 0;
  /** How many lines of the run there are up to the last one that leads to a page. */
  let end = 0;
  /** Lines since then that are not numbered as parts of a chapter. */
  let misses = 0;
  let page = 0;
  let above: Paragraph | null = null;
  const close = () => {
    const isNamed = above !== null && namesList(above);
    if (led >= (isNamed ? fewestEntries : fewestUnnamed)) {
      for (const index of run.slice(0, end)) found.push(index);
      if (isNamed && above) found.push(above.index);
    }
    run = [];
    led = 0;
    misses = 0;
    page = 0;
  };
  for (const paragraph of paragraphs) {
    if (paragraph.words === 0) continue;
    const isElsewhere = marked.has(paragraph.index) || paragraph.place.table !== null;
    const last = isElsewhere ? null : (lastPage(paragraph) ?? pageOf(later(paragraph)));
    if (last === 'unordered' || (last !== null && last >= page)) {
      run.push(paragraph.index);
      end = run.length;
      led += 1;
      misses = 0;
      page = last === 'unordered' ? page : last;
    } else if (
      led > 0 &&
      paragraph.words <= longestListHeading * 2 &&
      (isSection(paragraph) || misses < mostMisses)
    ) {
      run.push(paragraph.index);
      if (!isSection(paragraph)) misses += 1;
    } else {
      if (led > 0) close();
      above = paragraph;
      if (last !== null) {
        run = [paragraph.index];
        end = 1;
        led = 1;
        page = last;
      }
    }
  }
  if (led > 0) close();
  return found;
}

/** Whether a line is numbered as a part of a chapter: some lists give the pages of chapters alone. */
function isSection(paragraph: Paragraph): boolean {
  return /^\d+\.\d/.test(headingOf(paragraph).number);
}

/**
 * The page number that a line ends in, or the last one if a paragraph holds several lines; null for other paragraphs.
 */
function lastPage(paragraph: Paragraph): number | 'unordered' | null {
  const { text, characters, words } = paragraph;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isSingle = lines.length === 1;
  if (isSingle && words > longestEntry) return null;
  // Only the start of a longer text is kept, so its last line may be incomplete.
  if (characters > text.replace(/\s/g, '').length) lines.pop();
  let page: number | 'unordered' | null = null;
  for (const line of lines) {
    const read = isSingle ? contentsLineOf(paragraph) : readContentsLine(line);
    if (!read.led || read.page === null) return null;
    page = orderOf(read.page);
  }
  return page;
}

function pageOf(later: LaterTitle | null): number | 'unordered' | null {
  return later && orderOf(later.page ?? '');
}

/** A Roman number may come after an Arabic one. */
function orderOf(page: string): number | 'unordered' {
  return /^\d/.test(page) ? Number(page) : 'unordered';
}

/** For lines that have no heading that names a list. Rows set with tabs may end in numbers too. */
const fewestUnnamed = 8;
/** The most lines in a row with neither a page nor the number of a section, such as titles of parts. */
const mostMisses = 2;
