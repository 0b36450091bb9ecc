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
  /** How well the contents fit the recorded breaks of the body, from 0 to 1; null if unknown. */
  freshness: number | null;
}

/** What speaks for a count of front matter pages. */
export const pageSignals: readonly Signal<PageCandidate, PageDocument>[] = [
  {
    id: 'completed',
    says: 'the recorded breaks say so, with the layout where Word recorded none',
    of: ({ count }, { said }) => yes(said.completed === count),
  },
  {
    id: 'completed-firmly',
    says: 'slightly taller or shorter lines do not change what the recorded breaks say',
    of: ({ count }, { facts }) => (facts.recorded ? shareOf(count, facts.variants) : 0),
  },
  {
    id: 'layout-alone',
    says: 'the estimate of the layout says so',
    of: ({ count }, { facts }) => (facts.recorded ? 0 : shareOf(count, facts.variants)),
  },
  {
    id: 'layout-beside',
    says: 'the estimate of the layout agrees',
    of: ({ count }, { facts }) => (facts.recorded ? shareOf(count, facts.layoutVariants) : 0),
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
    id: 'number-of-body',
    says: 'the page number of the body in the contents says so',
    of: ({ count }, { said }) => yes(said.body === count),
  },
  {
    id: 'number-of-body-fits',
    says: 'the contents fit the recorded breaks elsewhere',
    of: ({ count }, { said, freshness }) =>
      said.body === count && freshness !== null ? 2 * freshness - 1 : 0,
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
