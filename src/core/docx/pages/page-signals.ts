import { type Signal, yes } from '../decide/signal.ts';
import type { PageFacts } from './page-facts.ts';
import type { PageWitness, PageWitnesses } from './page-witnesses.ts';

/** A possible count of front matter pages, to be compared with others. */
export interface PageCandidate {
  count: number;
}

/** A document, as used to decide on its pages. */
export interface PageDocument {
  facts: PageFacts;
  said: PageWitnesses;
}

/** What speaks for a count of front matter pages. */
export const pageSignals: readonly Signal<PageCandidate, PageDocument>[] = [
  {
    id: 'completed-firmly',
    says: 'slightly taller or shorter lines would not change it',
    of: ({ count }, { facts }) => (facts.recorded ? shareOf(count, facts.variants) : 0),
  },
  {
    id: 'layout-alone',
    says: 'the estimate of the layout says so',
    of: ({ count }, { facts }) => (facts.recorded ? 0 : shareOf(count, facts.variants)),
  },
  {
    id: 'near',
    says: 'it is close to what breaks and layout say',
    of: ({ count }, { facts }) => 1 - Math.min(1, Math.abs(count - facts.known.pages) / farthest),
  },
  {
    id: 'recorded',
    says: 'the recorded breaks alone say so',
    of: ({ count }, { said }) => yes(said.recorded === count),
  },
  {
    id: 'nothing-estimated',
    says: 'the author or Word ended each of the pages',
    of: (candidate, { facts }) =>
      yes(facts.recorded !== null && isKnown(candidate, facts) && facts.known.estimated === 0),
  },
  {
    id: 'much-estimated',
    says: 'the end of several pages is an estimate',
    of: (candidate, { facts }) =>
      yes(facts.recorded !== null && isKnown(candidate, facts) && facts.known.estimated >= several),
  },
  {
    id: 'layout-agrees',
    says: 'the estimate of the layout alone says so',
    of: ({ count }, { facts }) => yes(facts.recorded !== null && count === facts.layout.pages),
  },
  {
    id: 'blank-by-estimate',
    says: 'a blank page is among them, and the end of a page is an estimate',
    of: (candidate, { facts }) =>
      yes(isKnown(candidate, facts) && facts.known.blankPages > 0 && facts.known.estimated > 0),
  },
  {
    id: 'number-of-body',
    says: "the body's page number in the contents says so",
    of: ({ count }, { said }) => yes(said.body === count),
  },
  {
    id: 'numbers-of-headings',
    says: 'the page numbers of the next headings in the contents say so',
    of: ({ count }, { said }) => yes(said.headings === count),
  },
  {
    id: 'numbers-of-front',
    says: "the front matter's page numbers in the contents say so",
    of: ({ count }, { said }) => yes(said.front === count || said.steps === count),
  },
  {
    id: 'any-number',
    says: 'a page number in the contents says so',
    of: ({ count }, { said }) => yes(inContents.some((witness) => said[witness] === count)),
  },
  {
    id: 'stored',
    says: "the document's stored number of pages says so",
    of: ({ count }, { said }) => yes(said.stored === count),
  },
];

const inContents: readonly PageWitness[] = ['body', 'front', 'steps'];
/** With fewer page breaks by the layout, the breaks and records of a thesis are right in 200 of 207, with more in 50 of 64. */
const several = 3;
/** In pages; anything further off is equally wrong. */
const farthest = 3;

/** It is the count of the best walk. */
function isKnown({ count }: PageCandidate, { known }: PageFacts): boolean {
  return count === known.pages;
}

function shareOf(count: number, counts: readonly number[]): number {
  return counts.filter((each) => each === count).length / Math.max(1, counts.length);
}
