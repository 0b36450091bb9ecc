import type { Paragraph } from '../story/story.ts';
import { fewestEntries, isMarked, longestEntry, namesList } from './contents-marks.ts';
import { captionOf, contentsLineOf, headingOf, titleOfParagraph } from './paragraph-words.ts';

/** Finds typed lists: a heading that names a list, followed by lines that look like entries. */
export function typedContents(paragraphs: readonly Paragraph[], marked: ReadonlySet<number>): number[] {
  const found: number[] = [];
  // Most documents have no typed list, and comparing all their lines would be wasted work.
  let titles: Titles | null = null;
  let headings = 0;
  for (const heading of paragraphs) {
    if (heading.words === 0 || marked.has(heading.index)) continue;
    if (!namesList(heading) || headsColumn(heading, paragraphs)) continue;
    headings += 1;
    if (headings > mostLists) break;
    titles ??= readTitles(paragraphs);
    const lines = entriesBelow(heading, paragraphs, titles);
    if (lines.length > 0) found.push(heading.index);
    for (const line of lines) found.push(line);
  }
  return found;
}

/** Whether a line is in a cell beside others with words: "Content" may head a column of a table. */
function headsColumn({ index, place }: Paragraph, paragraphs: readonly Paragraph[]): boolean {
  if (place.table === null) return false;
  return [-1, 1].some((step) => {
    for (let distance = 1; distance <= longestRow; distance += 1) {
      const near = paragraphs[index + step * distance];
      if (near?.place.table !== place.table || near.place.row !== place.row) return false;
      if (near.place.cell !== place.cell && near.words > 0) return true;
    }
    return false;
  });
}

/** In paragraphs; the rest of a longer row is not looked at. */
const longestRow = 100;

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
function isFilled(paragraph: Paragraph): boolean {
  return paragraph.words <= 2 * longestEntry && contentsLineOf(paragraph).led;
}

/**
 * Returns the lines of a typed list: short lines, up to the last one that ends in a page number or appears again
 * later as a heading. The list ends where its first line to return appears a second time, as that is the heading
 * itself; until then, lines that appear twice are sections with the same title.
 */
function entriesBelow(heading: Paragraph, paragraphs: readonly Paragraph[], titles: Titles): number[] {
  const lines: number[] = [];
  const order: string[] = [];
  /** The first line with each title, and its place in the order. */
  const firsts = new Map<string, { line: Paragraph; place: number }>();
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
    const first = firsts.get(title);
    const isSame = first !== undefined && !hasOtherNumber(paragraph, first.line);
    if (isSame && (first.place <= due || isAboveProse(paragraph, paragraphs, titles))) break;
    // Authors start a new page for a part, rarely within the contents.
    const isLed = contentsLineOf(paragraph).led;
    if (isNewPage && !isLed) break;
    // Lists of tables or figures do not name the parts of the document.
    if (isOfCaptions && !isLed && headingOf(paragraph).kinds.size > 0) break;
    isNewPage = false;
    if (!first) firsts.set(title, { line: paragraph, place: order.push(title) - 1 });
    lines.push(paragraph.index);
    const returns = lastOf(title) > index;
    if (!returns && !isLed && captionOf(paragraph) === null) continue;
    sure += 1;
    lastSure = lines.length;
  }
  return sure >= fewestEntries && sure >= lastSure / 2 ? lines.slice(0, lastSure) : [];
}

/** Whether its number says that a line is not the heading of an entry: sections of later chapters may be called alike. */
function hasOtherNumber(paragraph: Paragraph, entry: Paragraph): boolean {
  const { number } = headingOf(paragraph);
  return number !== '' && number !== headingOf(entry).number;
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
  const { outlineLevel, ownOutlineLevel } = paragraph.format;
  return isMarked(paragraph) || (outlineLevel !== undefined && !ownOutlineLevel);
}

/** No typed list is longer. */
const mostEntries = 2000;
/** Headings that name a list. Each chapter may have its own, but no document has this many chapters. */
const mostLists = 200;
