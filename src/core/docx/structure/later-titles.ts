import type { Paragraph } from '../story/story.ts';
import { foldText } from '../text/fold-text.ts';
import { readHeading } from '../text/titles/heading-text.ts';
import { titleIn } from './contents-line.ts';
import { longestEntry } from './contents-marks.ts';
import { contentsLineOf, titleOfParagraph } from './paragraph-words.ts';

/** What a line of contents names, although no leader shows that it is one. */
export interface LaterTitle {
  /** The words of a later paragraph, folded. */
  title: string;
  /** As printed; null if only a link says what the line names. */
  page: string | null;
}

/** Returns what a line names; null for a line that is no such entry. */
export type LaterTitles = (line: Paragraph) => LaterTitle | null;

/**
 * Reads lines of contents that lost their tabs and fields when the document was converted or pasted: "1 Methods 7",
 * with a later paragraph "Methods", or a link with the words of the paragraph that it leads to.
 */
export function laterTitles(paragraphs: readonly Paragraph[]): LaterTitles {
  // Most documents have no such line, and reading all titles would be wasted work.
  let places: Places | null = null;
  return (line) => {
    if (line.words === 0 || line.words > longestEntry) return null;
    const { title: words, page, led } = contentsLineOf(line);
    if (led || (page === null && line.target === null)) return null;
    places ??= readPlaces(paragraphs);
    // "1.1" is no page of a part called "1".
    const title = page === null || !/\p{L}/u.test(words) ? '' : titleIn(readHeading(words));
    if (title !== '' && (places.titles.get(title) ?? -1) > line.index) return { title, page };
    const linked = line.target === null ? undefined : places.bookmarks.get(line.target);
    return linked && isLinkTo(linked, line) ? { title: titleOfParagraph(linked), page: null } : null;
  };
}

/** A line has the words of what it links to, and little else. A sentence that mentions it has more. */
function isLinkTo(linked: Paragraph, line: Paragraph): boolean {
  if (linked.index <= line.index || linked.words === 0 || line.words > linked.words + wordsAround)
    return false;
  return foldText(line.text).includes(foldText(linked.text));
}

interface Places {
  /** Index of the last paragraph with each title. */
  titles: ReadonlyMap<string, number>;
  bookmarks: ReadonlyMap<string, Paragraph>;
}

function readPlaces(paragraphs: readonly Paragraph[]): Places {
  const titles = new Map<string, number>();
  const bookmarks = new Map<string, Paragraph>();
  for (const paragraph of paragraphs) {
    if (paragraph.words === 0 || paragraph.words > longestEntry) continue;
    titles.set(titleOfParagraph(paragraph), paragraph.index);
    for (const name of paragraph.bookmarks) bookmarks.set(name, paragraph);
  }
  return { titles, bookmarks };
}

/** Words of a number before the title and a page after it. */
const wordsAround = 3;
