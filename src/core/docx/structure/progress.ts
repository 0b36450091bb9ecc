import type { Paragraph } from '../story/story.ts';

/** Share of the document's words that stand before a paragraph, by its index. */
export type Progress = (index: number) => number;

/** Measures how far into a document its paragraphs stand. */
export function progressThrough(paragraphs: readonly Paragraph[]): Progress {
  const before: number[] = [];
  let words = 0;
  for (const paragraph of paragraphs) {
    before.push(words);
    words += paragraph.words;
  }
  return (index) => (words === 0 ? 0 : (before[index] ?? words) / words);
}
