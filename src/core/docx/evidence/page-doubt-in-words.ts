import type { BodyStartEvidence, PageEvidence } from '../analysis.ts';
import type { PlacedSentence } from './doubt.ts';
import { nameOfStart, type PageNumber } from './text-doubt-in-words.ts';

/** Says why the number of front matter pages is in doubt; where they end is where to look. */
export function pageDoubt(pages: PageEvidence, start: BodyStartEvidence, pageOf: PageNumber): PlacedSentence {
  const { paragraph } = start;
  const blank = blankPages(pages);
  if (blank !== null && differing(pages, 2).length === 0) return { cause: 'pages', ...blank, paragraph };
  const names = nameOfStart(start, pageOf);
  const check = start.heading === null ? names : `which page ${names} is on`;
  return { cause: 'pages', says: `${whatIsOdd(pages)}; please check ${check}.`, paragraph, names };
}

/** Says what speaks for another number of pages. */
function whatIsOdd(pages: PageEvidence): string {
  const { count, reason, witnesses, totals } = pages;
  const far = differing(pages, 2);
  if (far.length > 0) return apart(count, far);
  const missing = totals ? totals.stored - totals.found : 0;
  if (totals && missing >= 2)
    return `Word counted ${totals.stored} pages in the document, but ${missing} of them cannot be found, and some may be front matter`;
  const near = differing(pages, 1);
  if (near.length < witnesses.length && near.length > 0) return apart(count, near);
  return `The number of front matter pages is uncertain (${count} counted: ${reason})`;
}

function differing({ witnesses, count }: PageEvidence, pages: number): PageEvidence['witnesses'] {
  return witnesses.filter((witness) => Math.abs(witness.pages - count) >= pages);
}

function apart(count: number, others: PageEvidence['witnesses']): string {
  const said = others.map(({ name, pages }) => `${pages} by the ${name}`).join(', ');
  return `The number of front matter pages is uncertain: ${count} counted, but ${said}`;
}

/** Says that pages are blank, and names the first of them; null if none is. */
function blankPages({
  count,
  blankPages: blank = 0,
  firstBlankPage,
}: PageEvidence): Pick<PlacedSentence, 'says' | 'names'> | null {
  if (blank === 0 || firstBlankPage === undefined) return null;
  const names = `page ${firstBlankPage}`;
  const says =
    blank === 1
      ? `One of the ${count} front matter pages, ${names}, is blank; it is counted too.`
      : `${blank} of the ${count} front matter pages are blank, the first of them ${names}; they are counted too.`;
  return { says, names };
}
