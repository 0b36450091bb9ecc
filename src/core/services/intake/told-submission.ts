import { heldForOf } from '../../records/held-for.ts';
import type { NoticeState } from '../../records/notice.ts';
import { earlierQuoteOf } from '../../records/submissions/charged-version.ts';
import type { VersionOrigin } from '../../records/submissions/likely-mistake.ts';
import {
  comparedCounts,
  type QuotedNumbers,
  type VersionRevision,
} from '../../records/submissions/revision-record.ts';
import { documentOfVersion } from '../../records/submissions/submission-documents.ts';
import {
  newestMailOf,
  newestVersionOf,
  numbersSetIn,
  quoteVersionsOf,
} from '../../records/submissions/submission-quotes.ts';
import type { SubmissionRecord } from '../../records/submissions/submission-record.ts';
import type { Submission } from '../../schemas/intake.ts';
import type { SubmissionList } from '../../schemas/operator.ts';
import type { ShownChanges } from '../../schemas/revisions.ts';

/**
 * Returns what anyone who knows the id of a submission is told of it: the fields of the interface, and of a later version of
 * its quote also what changed in the document, the earlier total and the note to the student.
 */
export function toldSubmission(record: SubmissionRecord): Submission {
  const told = publicSubmission(record);
  const versions = quoteVersionsOf(record);
  const newest = versions.at(-1);
  if (!told.quote || !newest) return told;
  const earlierQuote = earlierQuoteOf(versions);
  const note = newest.note.trim();
  const changes = record.purged || !newest.revision ? null : shownChanges(newest.revision, newest);
  return {
    ...withNumbersSet(told, record),
    ...(note !== '' && { note }),
    ...(earlierQuote && { earlierQuote }),
    ...(changes && { changes }),
  };
}

/** Returns what the interface shows of a submission: only the fields it defines. */
export function publicSubmission(record: SubmissionRecord): Submission {
  const { submissionId, status, name, email, serviceType, createdAt, purged } = record;
  const removal = purged && !purged.isUnfinished && { purgedAt: purged.purgedAt };
  const base = { submissionId, status, name, email, serviceType, createdAt, ...removal };
  if (status === 'error') return { ...base, error: record.error ?? '', errorCode: record.errorCode ?? '' };
  const { analysis, quote, deal } = record;
  if (status !== 'completed' || !analysis || !quote || !deal) return base;
  const { currency: _currency, ...shownQuote } = quote;
  return { ...base, analysis, quote: shownQuote, crmUrl: deal.url };
}

/** Adds which numbers are an operator's own, so that nobody is asked to check those. */
function withNumbersSet(told: Submission, record: SubmissionRecord): Submission {
  const numbersSet = numbersSetIn(record);
  return numbersSet.length === 0 ? told : { ...told, numbersSet };
}

/** Returns what changed in the document of a version. Pure. */
export function shownChanges(revision: VersionRevision, version: QuotedNumbers): ShownChanges {
  const { revisionId, fileName, comparedWith, price, changes } = revision;
  const { words, parts, isByPassage } = changes;
  return {
    ...{ revisionId, fileName, comparedWith, price, words },
    ...comparedCounts(revision, version),
    parts,
    ...(isByPassage && { isByPassage }),
  };
}

/** The state of a mail without what only the jobs need. */
export function shownMail(mail: NoticeState, version: VersionOrigin): NonNullable<ListedSubmission['mail']> {
  const { state, at, reason } = mail;
  const heldFor = heldForOf(mail, version);
  return {
    ...{ state, at },
    ...(reason !== undefined && { reason }),
    ...(heldFor.length > 0 && { heldFor: [...heldFor] }),
  };
}

export type ListedSubmission = SubmissionList['submissions'][number];

/** A submission as the operator sees it in a list: the interface's fields, and what the form said besides. */
export function listedSubmission(record: SubmissionRecord): ListedSubmission {
  const { phone, notes, finishedAt, doubts, quote, purged } = record;
  const [mail, newest] = [newestMailOf(record), newestVersionOf(record)];
  return {
    ...withNumbersSet(publicSubmission(record), record),
    fileName: documentOfVersion(record).fileName,
    ...(phone === undefined ? {} : { phone }),
    ...(notes === undefined ? {} : { notes }),
    ...(finishedAt === undefined ? {} : { finishedAt }),
    ...(purged?.isUnfinished && { isBeingPurged: true as const }),
    ...(quote === undefined ? {} : { currency: quote.currency }),
    ...(doubts === undefined ? {} : { doubts }),
    ...(mail && newest ? { mail: shownMail(mail, newest) } : {}),
  };
}
