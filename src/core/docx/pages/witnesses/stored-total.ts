import type { PageFacts } from '../page-facts.ts';

/** What Word's stored total leaves before the body, whose pages Word's breaks and the layout tell. */
export function byStoredTotal({ storedPages, recorded, bodyPages, known }: PageFacts): number | null {
  if (storedPages === null || recorded === null) return null;
  return plausible(storedPages - bodyPages, storedPages, known.pages + bodyPages);
}

/** A total of 1, or of an early draft, is not one of this document. */
function plausible(count: number, stored: number, found: number): number | null {
  return stored > 1 && stored * 1.5 > found && stored < found * 1.5 && count >= 0 ? count : null;
}
