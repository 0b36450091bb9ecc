import { type Analysis, numberKeys } from '../../docx/analysis.ts';
import { isNoticeSent, type NoticeState, noticeName } from '../notice.ts';
import { isLikelyMistake } from './likely-mistake.ts';
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
  const terms = record.revisions?.find(({ revisionId }) => revisionId === record.replacedBy);
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
      note: terms?.note ?? '',
      ...(terms?.isUnannounced && { isUnannounced: true as const }),
    },
  ];
}

/** Returns the version in force, or null while there is no quote. */
export function newestVersionOf(record: SubmissionRecord): QuoteVersion | null {
  return quoteVersionsOf(record).at(-1) ?? null;
}

/**
 * Returns the version whose document the next one is compared with: the newest that is not likely a mistake, so that the
 * right document after a mistaken one is recognised. An editor who mails a quote has decided that it is no mistake. Null
 * while there is no quote. Pure.
 */
export function versionToCompareWith(record: SubmissionRecord): QuoteVersion | null {
  const isMistake = (version: QuoteVersion) => isLikelyMistake(version) && !isMailed(record, version);
  return quoteVersionsOf(record).findLast((version) => !isMistake(version)) ?? null;
}

function isMailed({ notices = {} }: SubmissionRecord, { version }: QuoteVersion): boolean {
  const notice = notices[noticeName('quote', version)];
  return notice?.state === 'released' || isNoticeSent(notice);
}

/** Returns which numbers of the version in force an operator set by hand. */
export function numbersSetIn(record: SubmissionRecord): (keyof Analysis)[] {
  const { numbers = {} } = newestVersionOf(record) ?? {};
  return numberKeys.filter((key) => numbers[key] !== undefined);
}

/** Returns the state of the mail with the version in force; undefined if there is none. */
export function newestMailOf(record: SubmissionRecord): NoticeState | undefined {
  const newest = newestVersionOf(record);
  return newest && !record.purged ? record.notices?.[noticeName('quote', newest.version)] : undefined;
}

/** Returns the submission with a further version of its quote in force. Pure. */
export function withVersion(record: SubmissionRecord, version: QuoteVersion): SubmissionRecord {
  const { analysis, quote, doubts } = version;
  const { problem: _problem, ...dealQuote } = record.dealQuote ?? { version: 1 };
  return { ...record, analysis, quote, doubts, dealQuote, versions: [...quoteVersionsOf(record), version] };
}
