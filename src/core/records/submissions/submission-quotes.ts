import { decimalsOf } from '../../pricing/money.ts';
import type { QuoteVersion } from './quote-version.ts';
import type { SubmissionRecord } from './submission-record.ts';

/** All versions of a submission's quote, oldest first; none while it has no quote. */
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

/** The version that is in force; null while there is no quote. */
export function newestVersionOf(record: SubmissionRecord): QuoteVersion | null {
  return quoteVersionsOf(record).at(-1) ?? null;
}

/** The submission with a further version of its quote in force. Pure. */
export function withVersion(record: SubmissionRecord, version: QuoteVersion): SubmissionRecord {
  const { analysis, quote, doubts } = version;
  const { problem: _problem, ...dealQuote } = record.dealQuote ?? { version: 1 };
  return { ...record, analysis, quote, doubts, dealQuote, versions: [...quoteVersionsOf(record), version] };
}

/**
 * What is charged for a submission with a version of its quote: where that one is for what a revised document has changed,
 * the quote that it adds to as well. In units of the currency. Pure.
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
    // Sums of two currencies are none.
    if (current && current.quote.currency !== version.quote.currency) return version.quote.total;
  }
  return fromSmallest(cents, version.quote.currency);
}

/** Sums of whole units stay exact. */
function toSmallest(amount: number, currency: string): number {
  return Math.round(amount * 10 ** decimalsOf(currency));
}

function fromSmallest(sum: number, currency: string): number {
  return sum / 10 ** decimalsOf(currency);
}
