import type { Paragraph } from '../story/story.ts';

/** The size that most characters are set in, in points: that of running text. */
export function sizeOfBody(paragraphs: readonly Paragraph[]): number {
  const characters = new Map<number, number>();
  for (const { look, characters: count } of paragraphs) {
    const size = Math.round(look.size * 2) / 2;
    characters.set(size, (characters.get(size) ?? 0) + count);
  }
  return [...characters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 12;
}
