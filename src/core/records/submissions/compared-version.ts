import { isNoticeSent, noticeName } from '../notice.ts';
import { isLikelyMistake } from './likely-mistake.ts';
import type { QuoteVersion } from './quote-version.ts';
import { quoteVersionsOf } from './submission-quotes.ts';
import type { SubmissionRecord } from './submission-record.ts';

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
