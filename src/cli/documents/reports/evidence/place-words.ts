import type { PlaceEvidence } from '../../../../core/docx/analysis.ts';

/** The page of a place, as part of a line; empty for reports without it. */
export function pageOf(place: PlaceEvidence | undefined): string[] {
  return place ? [`p. ${place.page}`] : [];
}

/** The paragraph, as `--boundaries` accepts it. */
export function placeOf(paragraph: number): string {
  return `[${paragraph}]`;
}

/** The width, in columns, of a place's first words. */
export const longestOpening = 40;
