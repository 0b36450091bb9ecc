import type { DealUpdate } from '../../ports.ts';
import { formatAmount, formatCount } from '../../pricing/money.ts';
import { numbersSetInWords } from '../../pricing/numbers-set-in-words.ts';
import type { QuoteVersion } from '../../records/submissions/quote-version.ts';
import { documentOfVersion } from '../../records/submissions/submission-documents.ts';
import { chargedInAll } from '../../records/submissions/submission-quotes.ts';
import type { SubmissionRecord } from '../../records/submissions/submission-record.ts';
import { oneLine, withoutDirectionControls } from '../../text/one-line.ts';
import { countLines, documentLines, type OpenDealOptions, quoteLines } from './open-deal.ts';

/** Returns what a later version of the quote changes in the submission's deal. Pure. */
export function dealUpdateFor(
  record: SubmissionRecord,
  version: QuoteVersion,
  options: Pick<OpenDealOptions, 'submissionUrl'> = {},
): DealUpdate {
  const { submissionId } = record;
  const { quote, analysis, numbers, doubts, note } = version;
  const reasons = numbersSetInWords(numbers).map((each) => `- ${oneLine(each)}`);
  return {
    idempotencyKey: submissionId,
    version: version.version,
    // What a revised document has changed is charged in addition.
    value: chargedInAll(record, version),
    currency: quote.currency,
    note: withoutDirectionControls(
      [
        `Quote version ${version.version} of submission ${submissionId}`,
        ...documentLines(submissionId, options),
        ...countLines(analysis),
        ...revisionLines(record, version),
        ...(reasons.length > 0 ? ['', 'Set by hand:', ...reasons] : []),
        '',
        ...quoteLines(quote),
        ...(doubts.length > 0 ? ['', 'In doubt:', ...doubts.map((doubt) => `- ${doubt}`)] : []),
        ...(note === '' ? [] : ['', 'Note to the student:', note]),
      ].join('\n'),
    ),
  };
}

/** Returns what a revised document has changed, and what is charged for it and its predecessor. */
function revisionLines(record: SubmissionRecord, version: QuoteVersion): string[] {
  const { revision, quote } = version;
  if (!revision) return [];
  const { added, removed } = revision.changes.words.text;
  const sum = `${formatAmount(chargedInAll(record, version), quote.currency)} ${quote.currency}`;
  return [
    '',
    `Revised document: ${oneLine(documentOfVersion(record, version).fileName)}`,
    `Words of text added: ${formatCount(added)}; removed: ${formatCount(removed)}`,
    ...(revision.price === 'changes'
      ? [`Charged for the changes only; together with version ${revision.comparedWith}: ${sum}`]
      : []),
  ];
}
