import type { ReferenceListEvidence } from '../analysis.ts';
import type { ListDoubt, ListTrace } from '../decide/zones/list-doubt.ts';
import type { PlacedSentence } from './doubt.ts';
import type { PageNumber } from './text-doubt-in-words.ts';

/** What is in doubt about the reference lists. */
export interface ListsInDoubt {
  /** The least certain boundary of a list, with the heading there. */
  listDoubt: (ListDoubt & { heading: string }) | null;
  /** What shows that a reference list was missed. */
  listTrace: ListTrace | null;
  /** Index of the last paragraph. */
  lastParagraph: number;
  pageOf: PageNumber;
}

/** Says why it is in doubt which parts are reference lists. */
export function listDoubt(lists: readonly ReferenceListEvidence[], context: ListsInDoubt): PlacedSentence {
  const [missing] = missingList(lists, context);
  if (missing !== undefined) return missing;
  const place = context.listDoubt;
  const unclear = (what: string, heading: string, paragraph: number, rest = ''): PlacedSentence => {
    const names = `"${heading}"`;
    return { cause: 'lists', says: `It is unclear ${what} ${names}${rest}.`, paragraph, names };
  };
  if (place === null) {
    const [least] = lists.toSorted((a, b) => a.certainty - b.certainty);
    const { heading = '', paragraph = 0 } = least ?? {};
    return unclear('where the reference list at', heading, paragraph, ' begins and ends');
  }
  const { boundary, isTaken, heading, paragraph } = place;
  return unclear(questions[boundary][isTaken ? 'taken' : 'missed'], heading, paragraph);
}

const questions: Readonly<Record<ListDoubt['boundary'], Record<'taken' | 'missed', string>>> = {
  opening: {
    taken: 'whether a reference list begins at',
    missed: 'which parts are reference lists; one may begin at',
  },
  closing: {
    taken: 'where a reference list ends; it is taken to end before',
    missed: 'where a reference list ends; it may end before',
  },
};

/** Says that no reference list was found, or that one is empty. */
export function missingList(
  lists: readonly ReferenceListEvidence[],
  context: ListsInDoubt,
): PlacedSentence[] {
  if (lists.length === 0) return [noList(context)];
  const empty = lists.find(({ entries }) => entries === 0);
  if (!empty) return [];
  const { heading, paragraph } = empty;
  const names = `"${heading}"`;
  return [{ cause: 'empty-list', says: `The reference list under ${names} is empty.`, paragraph, names }];
}

/** Where one may begin is the place to look at; otherwise lines like its entries; otherwise the end of the document. */
function noList({ listDoubt: place, listTrace: trace, lastParagraph, pageOf }: ListsInDoubt): PlacedSentence {
  const although = trace === null ? '' : `, although ${inTraces[trace.kind](pageOf(trace.paragraph))}`;
  const found = (paragraph: number, names: string, where = ''): PlacedSentence => {
    const says = `No reference list was found${although}${where}.`;
    return { cause: 'missing-list', says, paragraph, names };
  };
  if (place !== null) {
    const names = `"${place.heading}"`;
    return found(place.paragraph, names, `; one may begin at ${names}`);
  }
  if (trace?.kind === 'entries') return found(trace.paragraph, `page ${pageOf(trace.paragraph)}`);
  const names = `page ${pageOf(lastParagraph)}`;
  return found(lastParagraph, names, `; please check the end of the document (${names})`);
}

const inTraces: Readonly<Record<ListTrace['kind'], (page: number) => string>> = {
  listed: (page) => `the contents on page ${page} name one`,
  entries: (page) => `several lines read like entries of one, the first on page ${page}`,
  citations: (page) => `the text cites others, first on page ${page}`,
};
