import type { Paragraph, Section, Story } from '../story/story.ts';

/**
 * Returns the index of the first paragraph after the title page; 0 if there is no title page. A title page is a first
 * page that the author ended and that contains only short lines, most of them centred, large or in text boxes.
 */
export function afterTitlePage(story: Story): number {
  const { paragraphs } = story;
  const first = paragraphs.findIndex((paragraph) => !isBlank(paragraph));
  const end = pageStarts(story).find((index) => index > first) ?? 0;
  const lines = paragraphs.slice(0, end).filter((line) => line.words > 0);
  const words = lines.reduce((sum, line) => sum + line.words, 0);
  if (first < 0 || words > longestTitlePage || lines.some((line) => line.words > longestTitleLine)) return 0;
  const size = sizeOfBody(paragraphs);
  const display = lines.filter((line) => isDisplayed(line, size));
  return display.length * 2 >= lines.length ? end : 0;
}

/** Whether a line is set for display, as on a title page. */
function isDisplayed({ format, look, place }: Paragraph, bodySize: number): boolean {
  if (format.alignment === 'center' || place.host !== null) return true;
  return look.size > bodySize + 1 || /^(?:sub)?title$/.test(format.style);
}

/**
 * Returns the indexes of the paragraphs that start a page because the author wanted it: by a page break, a section, a
 * paragraph setting, or blank lines up to the end of a page as Word recorded it; where no end is recorded, by many.
 */
export function pageStarts({ paragraphs, sections }: Story): number[] {
  const isRecorded = paragraphs.some(({ breaks }) => breaks.some(({ kind }) => kind === 'recorded'));
  let blank = 0;
  return paragraphs.flatMap((paragraph, index) => {
    const { breaks, format } = paragraph;
    const before = paragraphs[index - 1];
    blank = before !== undefined && isBlank(before) ? blank + 1 : 0;
    const broken = breaks.some(
      ({ kind, after }) => after === 0 && (kind === 'page' || (kind === 'recorded' && blank > 0)),
    );
    const pushed = !isRecorded && blank >= blankLinesToNextPage && !isBlank(paragraph);
    const ended = before?.endsSection ?? null;
    const starts = broken || pushed || (format.pageBreakBefore ?? false) || endsPage(ended, sections);
    const isBroken = breaks.some(({ kind, after }) => kind === 'page' && after > 0);
    return [...(starts ? [index] : []), ...(isBroken ? [index + 1] : [])];
  });
}

/**
 * Whether the page ends with a section, because the next one starts on a page of its own: all kinds do but two (`w:type`,
 * 17.6.22), and those as well if their paper is another.
 *
 * @param ended the section's index; no page ends with the last one, nor with none (null)
 */
export function endsPage(ended: number | null, sections: readonly Section[]): boolean {
  if (ended === null) return false;
  const [section, next] = [sections[ended], sections[ended + 1]];
  if (!next) return false;
  const canFollow = next.start === 'continuous' || next.start === 'nextColumn';
  return !canFollow || (section !== undefined && !isSamePaper(section, next));
}

/** Sizes that differ by less than a point are one size, rounded in two ways. */
function isSamePaper(one: Section, other: Section): boolean {
  return Math.abs(one.pageWidth - other.pageWidth) < 1 && Math.abs(one.pageHeight - other.pageHeight) < 1;
}

function isBlank(paragraph: Paragraph): boolean {
  return paragraph.words === 0 && paragraph.drawings.length === 0;
}

/** So many blank lines one after the other are there to reach the next page. */
const blankLinesToNextPage = 8;
/** A title page with all its formulas and names; an abstract has more. */
const longestTitlePage = 200;
/** Words of its longest line: "A thesis submitted in partial fulfilment of …". */
const longestTitleLine = 60;

/** The most common character size, in points, which is the size of running text. */
export function sizeOfBody(paragraphs: readonly Paragraph[]): number {
  const characters = new Map<number, number>();
  for (const { look, characters: count } of paragraphs) {
    const size = Math.round(look.size * 2) / 2;
    characters.set(size, (characters.get(size) ?? 0) + count);
  }
  return [...characters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 12;
}
