import type { BodyStartEvidence, PageEvidence } from '../analysis.ts';

/** Why the number of front matter pages is in doubt. */
export function pageDoubt(pages: PageEvidence, { heading }: Pick<BodyStartEvidence, 'heading'>): string {
  const [odd] = oddPages(pages);
  if (odd !== undefined) return odd;
  const { witnesses, count, reason } = pages;
  const others = differing(pages, 1);
  if (others.length < witnesses.length && others.length > 0) return apart(count, others);
  return `The number of front matter pages is uncertain (${count} by ${reason}); please check which page "${heading ?? ''}" is on.`;
}

/** What is odd about the pages. */
function oddPages(pages: PageEvidence): string[] {
  const { count, blankPages = 0, totals } = pages;
  const others = differing(pages, 2);
  if (others.length > 0) return [apart(count, others)];
  if (blankPages > 0) {
    const some = blankPages === 1 ? 'One of the' : `${blankPages} of the`;
    const are = blankPages === 1 ? 'is blank; it is' : 'are blank; they are';
    return [`${some} ${count} front matter pages ${are} counted too.`];
  }
  const missing = totals ? totals.stored - totals.found : 0;
  if (missing < 2) return [];
  return [
    `Word counted ${totals?.stored} pages in the document, of which ${missing} cannot be found; some may be front matter.`,
  ];
}

function differing({ witnesses, count }: PageEvidence, pages: number): PageEvidence['witnesses'] {
  return witnesses.filter((witness) => Math.abs(witness.pages - count) >= pages);
}

function apart(count: number, others: PageEvidence['witnesses']): string {
  const said = others.map(({ name, pages }) => `${pages} by the ${name}`).join(', ');
  return `The number of front matter pages is uncertain: ${count} counted, but ${said}.`;
}
