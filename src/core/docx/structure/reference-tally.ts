import type { Paragraph } from '../story/story.ts';
import { looksLikeReference } from './reference-entry.ts';

/** What the paragraphs of a section are. */
export interface Tally {
  /** Paragraphs with words. */
  entries: number;
  /** Entries that look like references. */
  alike: number;
  /** Entries as long as running text. */
  long: number;
  /** Entries inside a bibliography field or content control. */
  marked: number;
}

/**
 * Counts entries from one paragraph up to another, both at or after `from`. Each paragraph is looked at once,
 * however many sections are asked about.
 */
export function tallyEntries(
  paragraphs: readonly Paragraph[],
  from: number,
): (first: number, end: number) => Tally {
  let sum: Tally = { entries: 0, alike: 0, long: 0, marked: 0 };
  const sums = [sum];
  for (const paragraph of paragraphs.slice(from)) {
    if (paragraph.words > 0) {
      sum = {
        entries: sum.entries + 1,
        alike: sum.alike + Number(looksLikeReference(paragraph.text)),
        long: sum.long + Number(paragraph.words > longestEntry),
        marked: sum.marked + Number(isMarkedEntry(paragraph)),
      };
    }
    sums.push(sum);
  }
  return (first, end) => {
    const until = sums[end - from] ?? sum;
    const before = sums[first - from] ?? sum;
    return {
      entries: until.entries - before.entries,
      alike: until.alike - before.alike,
      long: until.long - before.long,
      marked: until.marked - before.marked,
    };
  };
}

/** A reference manager or Word put the paragraph into a bibliography. */
export function isMarkedEntry(paragraph: Paragraph): boolean {
  return paragraph.roles.includes('bibliography');
}

/** Words of a long entry; paragraphs of running text are longer. */
const longestEntry = 60;
