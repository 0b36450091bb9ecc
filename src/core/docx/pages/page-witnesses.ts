import type { PageFacts } from './page-facts.ts';
import {
  byLastFrontNumber,
  byNumberOfBody,
  byNumbersOfHeadings,
  byStepsOfNumbers,
} from './witnesses/contents-numbers.ts';

/** The editors' names for the witnesses: "3 by the page breaks that Word recorded". */
export const witnessNames = {
  recorded: 'page breaks that Word recorded',
  completed: 'recorded breaks and the layout where Word recorded none',
  layout: 'estimate of the layout',
  body: 'page number in the contents',
  headings: 'page numbers of the next headings in the contents',
  front: 'last page number of the front matter in the contents',
  steps: 'page numbers of the front matter in the contents',
  stored: "document's stored number of pages",
} as const;

export type PageWitness = keyof typeof witnessNames;

/** How many pages each witness counts; null if it says nothing. */
export type PageWitnesses = Readonly<Record<PageWitness, number | null>>;

/** Asks all witnesses. */
export function hearWitnesses(facts: PageFacts): PageWitnesses {
  return {
    recorded: facts.recorded?.pages ?? null,
    completed: facts.completed?.pages ?? null,
    layout: facts.layout.pages,
    body: byNumberOfBody(facts),
    headings: byNumbersOfHeadings(facts),
    front: byLastFrontNumber(facts),
    steps: byStepsOfNumbers(facts),
    stored: byStoredTotal(facts),
  };
}

/**
 * The pages before the body according to Word's stored total, with the body's pages counted by Word's breaks and the
 * layout.
 */
function byStoredTotal({ storedPages, recorded, bodyPages, known }: PageFacts): number | null {
  if (storedPages === null || recorded === null) return null;
  const inBody = bodyPages();
  return plausible(storedPages - inBody, storedPages, known.pages + inBody);
}

/** A total of 1, or of an early draft, does not belong to this document. */
function plausible(count: number, stored: number, found: number): number | null {
  return stored > 1 && stored * 1.5 > found && stored < found * 1.5 && count >= 0 ? count : null;
}
