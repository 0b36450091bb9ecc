import { sourceInWords } from '../../../core/docx/analysis.ts';
import { formatCount } from '../../../core/pricing/money.ts';
import type { ReadDocument } from '../../source.ts';
import { untrusted } from '../../untrusted.ts';
import type { Explanation, Line } from './line.ts';

/** Explains the number of front matter pages: where the body starts, and each witness with its own count. Pure. */
export function explainPages({ report }: ReadDocument): Explanation {
  const { bodyStart, pages } = report;
  const { heading, place, reason, certainty } = bodyStart;
  const source = sourceInWords(pages.source);
  const start: Line[] =
    heading === null
      ? []
      : [
          {
            isCounted: false,
            label: 'the main body starts here',
            text: untrusted(heading),
            ...(place ? { page: place.page } : {}),
            reason,
            certainty,
          },
        ];
  return {
    says: [
      'Counted are the pages before the one on which the main body starts.',
      `What decided: ${pages.reason}${source === null ? '' : ` (${source})`}.`,
      ...(pages.blankPages ? [`Blank pages among them: ${formatCount(pages.blankPages)}.`] : []),
    ],
    lines: [
      ...pages.witnesses.map(({ name, pages: count }) => ({
        isCounted: count === pages.count,
        label: name,
        pages: count,
      })),
      ...start,
    ],
  };
}
