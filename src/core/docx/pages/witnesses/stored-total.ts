import type { PageFacts } from '../page-facts.ts';

/** What Word's stored total leaves before the body, whose pages are those between recorded breaks. */
export function byStoredTotal({ storedPages, recorded, bodyPages, known }: PageFacts): number | null {
  if (storedPages === null || recorded === null) return null;
  return plausible(storedPages - bodyPages, storedPages, known.pages + bodyPages);
}

/** The same where the contents' last number tells how many pages the body has. */
export function byStoredTotalAndContents(facts: PageFacts): number | null {
  const { storedPages, recorded, places, bodyStart, bodyPages, known } = facts;
  const first = places.find(({ paragraph }) => paragraph >= bodyStart);
  const last = places.at(-1);
  if (storedPages === null || recorded === null || !first || !last || last === first) return null;
  if (last.number.isRoman !== first.number.isRoman) return null;
  const toLast = last.number.value - first.number.value + facts.pagesIntoBody(first.paragraph);
  const pages = toLast + bodyPages - facts.pagesIntoBody(last.paragraph);
  return plausible(storedPages - pages, storedPages, known.pages + bodyPages);
}

/** A total of 1, or of an early draft, is not one of this document. */
function plausible(count: number, stored: number, found: number): number | null {
  return stored > 1 && stored * 1.5 > found && stored < found * 1.5 && count >= 0 ? count : null;
}
