import type { Paragraph } from '../story/story.ts';
import { readContentsLine } from './contents-line.ts';
import { fewestEntries, longestEntry, longestListHeading, namesList } from './contents-marks.ts';

/**
 * Finds runs of lines that lead to page numbers, either below a heading that names a list or so long that they cannot
 * be anything else.
 */
export function ledContents(paragraphs: readonly Paragraph[], marked: ReadonlySet<number>): number[] {
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

/** For lines that have no heading that names a list. Rows set with tabs may end in numbers too. */
const fewestUnnamed = 8;
/** The most lines without a page number in a row, such as titles of parts. */
const mostMisses = 2;
