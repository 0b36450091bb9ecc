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
    says: 'the recorded breaks say so, and slightly taller or shorter lines would not change it',
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
    id: 'one-more',
    says: 'Word leaves some page breaks without a record',
    of: ({ count }, { facts }) => yes(count === facts.known.pages + 1),
  },
  {
    id: 'recorded',
    says: 'the recorded breaks alone say so',
    of: ({ count }, { said }) => yes(said.recorded === count),
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
/** In pages; anything further off is equally wrong. */
const farthest = 3;

function shareOf(count: number, counts: readonly number[]): number {
  return counts.filter((each) => each === count).length / Math.max(1, counts.length);
}
