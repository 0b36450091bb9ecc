import type { PlaceEvidence } from '../../../../core/docx/analysis.ts';

/** The page of a place, as part of a line; nothing in reports that do not say. */
export function pageOf(place: PlaceEvidence | undefined): string[] {
  return place ? [`p. ${place.page}`] : [];
}

/** The paragraph, as `--boundaries` takes it. */
export function placeOf(paragraph: number): string {
  return `[${paragraph}]`;
}

/** Columns of the first words of a place. */
export const longestOpening = 40;
