import { decimalsOf } from '../../pricing/money.ts';
import type { QuoteVersion } from './quote-version.ts';
import type { SubmissionRecord } from './submission-record.ts';

/** Returns all versions of a submission's quote, oldest first; an empty list while it has no quote. */
export function quoteVersionsOf(record: SubmissionRecord): QuoteVersion[] {
  const {
    versions,
    analysis,
    quote,
    doubts = [],
    serviceType,
    finishedAt,
    createdAt,
    ratesId = null,
  } = record;
  if (versions) return versions;
  if (!analysis || !quote) return [];
  return [
    {
      version: 1,
      reportId: null,
      createdAt: finishedAt ?? createdAt,
      counted: analysis,
      analysis,
      doubts,
      quote,
      ratesId,
      services: [serviceType],
      boundaries: {},
      numbers: {},
      lines: [],
      note: '',
    },
  ];
}

/** Returns the version in force, or null while there is no quote. */
export function newestVersionOf(record: SubmissionRecord): QuoteVersion | null {
  return quoteVersionsOf(record).at(-1) ?? null;
}

/** Returns the submission with a further version of its quote in force. Pure. */
export function withVersion(record: SubmissionRecord, version: QuoteVersion): SubmissionRecord {
  const { analysis, quote, doubts } = version;
  const { problem: _problem, ...dealQuote } = record.dealQuote ?? { version: 1 };
  return { ...record, analysis, quote, doubts, dealQuote, versions: [...quoteVersionsOf(record), version] };
}

/**
 * Returns what is charged for a submission in total with a version of its quote: if that version charges only for
 * what a revised document has changed, the quote that it adds to is included. In units of the currency. Pure.
 */
export function chargedInAll(record: SubmissionRecord, version: QuoteVersion): number {
  const versions = quoteVersionsOf(record);
  let cents = 0;
  let current: QuoteVersion | undefined = version;
  while (current) {
    cents += toSmallest(current.quote.total, version.quote.currency);
    const { revision, version: number }: QuoteVersion = current;
    const former: number = revision?.price === 'changes' ? revision.comparedWith : 0;
    current = former < number ? versions[former - 1] : undefined;
    // Amounts in two currencies cannot be added.
    if (current && current.quote.currency !== version.quote.currency) return version.quote.total;
  }
  return fromSmallest(cents, version.quote.currency);
}

/** Adding whole units keeps the sums exact. */
function toSmallest(amount: number, currency: string): number {
  return Math.round(amount * 10 ** decimalsOf(currency));
}

function fromSmallest(sum: number, currency: string): number {
  return sum / 10 ** decimalsOf(currency);
}
