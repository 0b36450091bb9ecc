import type { Analysis } from '../../docx/analysis.ts';
import type { DealUpdate, NewDeal } from '../../ports.ts';
import { numbersSetInWords } from '../../pricing/corrections-in-words.ts';
import { formatAmount } from '../../pricing/money.ts';
import type { Quote } from '../../pricing/quote.ts';
import { countRows } from '../../pricing/quote-document/facts.ts';
import { chargedInAll } from '../../records/submissions/charged-version.ts';
import type { QuoteVersion } from '../../records/submissions/quote-version.ts';
import { documentOfVersion } from '../../records/submissions/submission-documents.ts';
import { quoteVersionsOf } from '../../records/submissions/submission-quotes.ts';
import type { SubmissionRecord } from '../../records/submissions/submission-record.ts';
import { formatCount } from '../../text/format-count.ts';
import { oneLine, severalLines } from '../../text/one-line.ts';

/** What a deal says besides what the submission and its quote say. */
export interface DealContentOptions {
  /** The URL at which the editor opens a submission. @default none */
  submissionUrl?: SubmissionUrl | undefined;
  /** Where the editor finds a submission that has no URL, in words. The same for the same id. @default not said */
  submissionPlace?: ((submissionId: string) => string) | undefined;
}

/**
 * Returns the URL of a submission on the desk's own page. It must be the same for the same id, so that notes do not
 * change.
 */
export type SubmissionUrl = (submissionId: string) => string;

/**
 * Returns the deal for a priced submission. Its note is what the editor reads first.
 *
 * Throws a TypeError for a submission without its analysis or quote.
 */
export function dealFor(submission: SubmissionRecord, options: DealContentOptions = {}): NewDeal {
  const { submissionId, email, phone, serviceType, analysis, quote, doubts = [], notes } = submission;
  if (!analysis || !quote) throw new TypeError('A submission is priced before a deal is opened for it.');
  const name = oneLine(submission.name);
  return {
    title: titleFor(submission, [serviceType]),
    value: quote.total,
    currency: quote.currency,
    person: { name, email, ...(phone === undefined ? {} : { phone }) },
    note: severalLines(
      [
        `Submission ${submissionId}`,
        ...documentLines(submissionId, options),
        ...countLines(analysis),
        '',
        ...quoteLines(quote),
        ...listed('In doubt:', doubts),
        ...(notes === undefined ? [] : ['', 'Notes from the student:', notes]),
      ].join('\n'),
    ),
  };
}

function titleFor({ name }: Pick<SubmissionRecord, 'name'>, services: readonly string[]): string {
  const named = services.map((service) => service.replaceAll('_', ' ')).join(', ');
  return firstCharacters(`${oneLine(name)}: ${named}`, longestTitle);
}

const longestTitle = 250;

/** Returns what a later version of the quote changes in the submission's deal. Pure. */
export function dealUpdateFor(
  record: SubmissionRecord,
  version: QuoteVersion,
  options: DealContentOptions = {},
): Omit<DealUpdate, 'url'> {
  const { submissionId } = record;
  const { quote, analysis, numbers, doubts, note } = version;
  const versions = quoteVersionsOf(record);
  return {
    idempotencyKey: submissionId,
    version: version.version,
    title: titleFor(record, version.services),
    formerTitles: versions.slice(0, version.version - 1).map(({ services }) => titleFor(record, services)),
    // What a revised document has changed is charged in addition.
    value: chargedInAll(versions, version),
    currency: quote.currency,
    note: severalLines(
      [
        `Quote version ${version.version} of submission ${submissionId}`,
        ...documentLines(submissionId, options),
        ...countLines(analysis),
        ...revisionLines(record, version),
        ...listed('Set by hand:', numbersSetInWords(numbers).map(oneLine)),
        '',
        ...quoteLines(quote),
        ...listed('In doubt:', doubts),
        ...(note === '' ? [] : ['', 'Note to the student:', note]),
      ].join('\n'),
    ),
  };
}

/** Says where the document is, by its address or else in words. */
function documentLines(
  submissionId: string,
  { submissionUrl, submissionPlace }: DealContentOptions,
): string[] {
  const place = (submissionUrl ?? submissionPlace)?.(submissionId);
  return place === undefined ? [] : [`Document and details: ${place}`];
}

function countLines(analysis: Analysis): string[] {
  return countRows(analysis).map(([name, count]) => `${name}: ${count}`);
}

/** Returns a list under a heading, after an empty line; nothing without entries. */
function listed(heading: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : ['', heading, ...entries.map((each) => `- ${each}`)];
}

/** Returns the lines of a quote with its sums. */
function quoteLines({ lineItems, subtotal, adminFee, total, currency }: Quote): string[] {
  return [
    ...lineItems.map(
      ({ description, amount }) => `${oneLine(description)}: ${formatAmount(amount, currency)}`,
    ),
    `Subtotal: ${formatAmount(subtotal, currency)}`,
    `Administrative fee: ${formatAmount(adminFee, currency)}`,
    `Total: ${formatAmount(total, currency)} ${currency}`,
  ];
}

/** Counts whole characters, so that surrogate pairs stay together. */
function firstCharacters(text: string, count: number): string {
  return [...text].slice(0, count).join('');
}

/** Returns what a revised document has changed, and what is charged for it and its predecessor. */
function revisionLines(record: SubmissionRecord, version: QuoteVersion): string[] {
  const { revision, quote } = version;
  if (!revision) return [];
  const { added, removed } = revision.changes.words.text;
  const versions = quoteVersionsOf(record);
  const sum = `${formatAmount(chargedInAll(versions, version), quote.currency)} ${quote.currency}`;
  const isSum = versions[revision.comparedWith - 1]?.revision?.price === 'changes';
  const earlier = isSum ? 'the earlier quotes' : `version ${revision.comparedWith}`;
  return [
    '',
    `Revised document: ${oneLine(documentOfVersion(record, version).fileName)}`,
    `Words of text added: ${formatCount(added)}; removed: ${formatCount(removed)}`,
    ...(revision.price === 'changes'
      ? [`Charged for the changes only; together with ${earlier}: ${sum}`]
      : []),
  ];
}
