import type { ItemEvidence } from '../../analysis.ts';
import { readCaption } from '../text/caption-text.ts';
import type { Pair } from './pairing.ts';

/** How sure a caption makes what it stands at. */
export function pairCertainty({ caption, candidate }: Pair): number {
  if (caption.kind === 'unlabelled') return 0.8;
  const fits = (caption.kind === 'table') === (candidate.kind === 'table');
  if (!fits) return 0.85;
  // A style calls it a caption, while its own words name neither a table nor a figure.
  if (readCaption(caption.text) === null) return 0.88;
  return caption.marked ? 0.98 : 0.96;
}

/** That something without a caption is a table or figure, in a document that has no captions at all. */
export const bareCertainty = 0.85;

/** That something without a caption is none, by the rule that says so. */
export function layoutCertainty(reason: string): number {
  return byRule.get(reason) ?? 0.9;
}

/** Rules that data and pictures which a reader would count may fall under as well. */
const byRule: ReadonlyMap<string, number> = new Map([
  ['a single row or column', 0.85],
  ['nearly empty', 0.85],
  ['single shapes', 0.85],
  ['logos, icons or signatures', 0.85],
  ['a picture in running text', 0.75],
]);

/** An author who captions leaves little without; what has no caption there may not be meant to count. */
export function withDoubtOfBareOnes(items: readonly ItemEvidence[]): ItemEvidence[] {
  const captions = items.some(({ caption, counted }) => caption !== null && counted);
  if (!captions) return [...items];
  return items.map((item) =>
    item.caption === null && item.counted ? { ...item, certainty: item.certainty * besideCaptions } : item,
  );
}

/** 0.85 of it makes 0.68. */
const besideCaptions = 0.8;
