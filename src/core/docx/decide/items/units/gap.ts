import type { Paragraph } from '../../../story/story.ts';

/** What stands between two units. */
export interface Gap {
  /** Words of running text. */
  words: number;
  /** Paragraphs with words, and without. */
  lines: number;
  blanks: number;
  /** Words of the first line and of the longest. */
  firstLine: number;
  longest: number;
  /** Lines that label a part: "(a) Before the treatment". */
  partLabels: number;
  /** A heading stands there; one behind the first line. */
  heading: boolean;
  laterHeading: boolean;
  /** A page break by the author, or as Word recorded it. */
  authorBreak: boolean;
  recordedBreak: boolean;
}

export function noGap(): Gap {
  return {
    words: 0,
    lines: 0,
    blanks: 0,
    firstLine: 0,
    longest: 0,
    partLabels: 0,
    heading: false,
    laterHeading: false,
    authorBreak: false,
    recordedBreak: false,
  };
}

/** Adds a paragraph's page breaks, and so many of its words. */
export function widen(gap: Gap, { breaks, format, text }: Paragraph, words: number): void {
  for (const { kind } of breaks) {
    if (kind === 'page') gap.authorBreak = true;
    if (kind === 'recorded') gap.recordedBreak = true;
  }
  if (format.pageBreakBefore) gap.authorBreak = true;
  if (words === 0) return;
  if ((format.outlineLevel ?? bodyText) < bodyText) {
    if (gap.lines > 0) gap.laterHeading = true;
    gap.heading = true;
  }
  if (gap.lines === 0) gap.firstLine = words;
  if (partLabel.test(text)) gap.partLabels += 1;
  gap.words += words;
  gap.lines += 1;
  gap.longest = Math.max(gap.longest, words);
}

const bodyText = 9;
/** `(a)`, `b)`, `(c) After a year`. */
const partLabel = /^\s*(?:\([a-zа-я]\)|[a-zа-я]\))/i;
