import type { DealUpdate } from '../../ports.ts';
import type { QuoteVersion } from '../../records/quote-version.ts';
import type { SubmissionRecord } from '../../records/submission-record.ts';
import { oneLine, withoutDirectionControls } from '../../text/one-line.ts';
import { countLines, quoteLines } from './open-deal.ts';

/** What a later version of the quote changes in the deal of its submission. Pure. */
export function dealUpdateFor({ submissionId }: SubmissionRecord, version: QuoteVersion): DealUpdate {
  const { quote, analysis, numbers, doubts, note } = version;
  const reasons = Object.values(numbers).map(({ value, reason }) => `- ${value}: ${oneLine(reason)}`);
  return {
    idempotencyKey: submissionId,
    version: version.version,
    value: quote.total,
    currency: quote.currency,
    note: withoutDirectionControls(
      [
        `Quote version ${version.version} of submission ${submissionId}`,
        ...countLines(analysis),
        ...(reasons.length > 0 ? ['', 'Set by hand:', ...reasons] : []),
        '',
        ...quoteLines(quote),
        ...(doubts.length > 0 ? ['', 'In doubt:', ...doubts.map((doubt) => `- ${doubt}`)] : []),
        ...(note === '' ? [] : ['', 'Note to the student:', note]),
      ].join('\n'),
    ),
  };
}
