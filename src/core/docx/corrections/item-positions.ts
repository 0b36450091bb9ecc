import type { ItemEvidence } from '../analysis.ts';

/** A table or figure with its position among those of its paragraph, counting from 1, and their number. */
export interface PlacedItem {
  item: ItemEvidence;
  position: number;
  count: number;
}

/** Returns how many of the tables, or of the figures, each paragraph has. Pure. */
export function countByParagraph(items: readonly ItemEvidence[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { paragraph } of items) counts.set(paragraph, (counts.get(paragraph) ?? 0) + 1);
  return counts;
}

/** Returns the tables, or the figures, with their positions. Pure. */
export function placedItems(items: readonly ItemEvidence[]): PlacedItem[] {
  const counts = countByParagraph(items);
  const seen = new Map<number, number>();
  return items.map((item) => {
    const position = (seen.get(item.paragraph) ?? 0) + 1;
    seen.set(item.paragraph, position);
    return { item, position, count: counts.get(item.paragraph) ?? 1 };
  });
}
