import type { Analysis } from '../../docx/analysis.ts';
import type { NewDeal } from '../../ports.ts';
import { formatAmount, formatCount } from '../../pricing/money.ts';
import type { Quote } from '../../pricing/quote.ts';
import type { SubmissionRecord } from '../../records/submission-record.ts';
import { oneLine } from '../../text/one-line.ts';
import { withoutDirectionControls } from '../../text/without-direction-controls.ts';

/**
 * The deal that a priced submission becomes. Its note is what the editor reads first.
 *
 * Throws a TypeError for a submission without its analysis or quote.
 */
export function dealFor(submission: SubmissionRecord): NewDeal {
  const { submissionId, email, phone, serviceType, analysis, quote, doubts = [], notes } = submission;
  if (!analysis || !quote) throw new TypeError('A submission is priced before a deal is opened for it.');
  const name = oneLine(submission.name);
  return {
    title: firstCharacters(`${name}: ${serviceType.replaceAll('_', ' ')}`, longestTitle),
    value: quote.total,
    currency: quote.currency,
    person: { name, email, ...(phone === undefined ? {} : { phone }) },
    note: withoutDirectionControls(
      [
        `Submission ${submissionId}`,
        ...countLines(analysis),
        '',
        ...quoteLines(quote),
        ...(doubts.length > 0 ? ['', 'In doubt:', ...doubts.map((doubt) => `- ${doubt}`)] : []),
        ...(notes === undefined ? [] : ['', 'Notes of the student:', notes]),
      ].join('\n'),
    ),
  };
}

const longestTitle = 250;

function countLines(analysis: Analysis): string[] {
  return [
    `Words of text: ${formatCount(analysis.textWordCount)}`,
    `Words of references: ${formatCount(analysis.refsWordCount)}`,
    `Tables: ${formatCount(analysis.tables)}`,
    `Figures: ${formatCount(analysis.figures)}`,
    `Front matter pages: ${formatCount(analysis.frontMatter)}`,
  ];
}

function quoteLines({ lineItems, subtotal, adminFee, total, currency }: Quote): string[] {
  return [
    ...lineItems.map(({ description, amount }) => `${description}: ${formatAmount(amount, currency)}`),
    `Subtotal: ${formatAmount(subtotal, currency)}`,
    `Administrative fee: ${formatAmount(adminFee, currency)}`,
    `Total: ${formatAmount(total, currency)} ${currency}`,
  ];
}

/** Whole characters, so that no pair of surrogates is torn. */
function firstCharacters(text: string, count: number): string {
  return [...text].slice(0, count).join('');
}
