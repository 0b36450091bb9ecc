import type { Dissertation } from '../../src/core/docx/read-dissertation.ts';

/** Where the paragraphs of a document are, counted in words as labels do. */
export interface Places {
  /** Number of words before the paragraph with this index; the total for the index after the last. */
  wordsBefore(paragraph: number): number;
  /** The paragraph with words that starts nearest to this number of words. */
  paragraphAt(word: number): number;
  total: number;
}

/**
 * Counts the words before each paragraph. A note's words count where it is first referred to, a text box's after the
 * paragraph that anchors it.
 */
export function findPlaces({ story, noteWords }: Pick<Dissertation, 'story' | 'noteWords'>): Places {
  const before: number[] = [];
  const seen = new Set<string>();
  let total = 0;
  for (const paragraph of story.paragraphs) {
    before.push(total);
    total += paragraph.words;
    for (const note of paragraph.notes) {
      if (!seen.has(note)) total += noteWords.get(note) ?? 0;
      seen.add(note);
    }
  }
  const wordsBefore = (paragraph: number) => before[paragraph] ?? total;
  return {
    wordsBefore,
    paragraphAt(word) {
      const next = firstBeyond(before, word);
      const last = Math.max(0, next - 1);
      const isNextNearer = wordsBefore(next) - word < word - wordsBefore(last);
      return isNextNearer && next < before.length ? firstBeyond(before, wordsBefore(next)) - 1 : last;
    },
    total,
  };
}

/** The index of the first number greater than the limit, in a list that never decreases. */
function firstBeyond(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
