import { isDeepStrictEqual } from 'node:util';
import { type AnalysisReport, certaintyInWords, numberKeys } from '../../docx/analysis.ts';
import { boundariesIn } from '../../docx/corrections/written-out.ts';
import type { Outline } from '../../docx/outline/outline.ts';
import { DeskError } from '../../errors.ts';
import type { JobQueue } from '../../ports.ts';
import { followUpJob } from '../../records/job-names.ts';
import type { NoticeState } from '../../records/notice.ts';
import type { DealState } from '../../records/submissions/deal-state.ts';
import type { QuoteVersion } from '../../records/submissions/quote-version.ts';
import { keepReport, readReport, reportKey } from '../../records/submissions/report-record.ts';
import type { RevisionRecord } from '../../records/submissions/revision-record.ts';
import {
  newestVersionOf,
  quoteVersionsOf,
  withVersion,
} from '../../records/submissions/submission-quotes.ts';
import {
  changeSubmission,
  isPurged,
  readSubmission,
  type SubmissionRecord,
} from '../../records/submissions/submission-record.ts';
import { parseInput } from '../../schemas/parse-input.ts';
import {
  quotePreviewRequestSchema,
  type RequoteRequest,
  requoteRequestSchema,
} from '../../schemas/quotes.ts';
import { findSubmission } from '../intake/find-submission.ts';
import { unknownSubmission, unknownVersion } from '../intake/intake-refusals.ts';
import { type PutInForce, ratesSince } from '../rate-changes.ts';
import { forgetUpload, noteSubmission } from '../uploads/pending-upload.ts';
import { enqueueFollowUp, followUpId, isDealBehind } from './follow-up.ts';
import { baseOf, type NextVersionOptions, nextVersion, noReport } from './next-version.ts';

/** All versions of a submission's quote, and how far its deal is up to date. */
export interface QuoteVersions {
  /** Oldest first. */
  versions: QuoteVersion[];
  /** The states of the mails to the student, by version. */
  mails: Record<number, NoticeState>;
  /** Since when the rates of each version had been in force; null for the starter rates. Left out if not recorded. */
  ratesSince: Record<number, string | null>;
  /** Revised documents, oldest first, including those that could not be read. */
  revisions: RevisionRecord[];
  deal: DealState;
}

/** What a further version of a quote would be. */
export interface QuotePreview {
  version: Omit<QuoteVersion, 'version' | 'createdAt'>;
  report: AnalysisReport;
  /** The outline of the document with the boundaries of this version, if requested. */
  outline?: Outline | undefined;
}

/** An operator's corrections: further versions of a quote, none of which is ever overwritten. */
export interface QuotesService {
  /** Returns all versions. Throws `not_found`, `storage_unavailable`. */
  list(submissionId: string): Promise<QuoteVersions>;
  /**
   * Returns what the next version would be, without making it; with `outline: true` also the outline of the document.
   * Throws `not_found`, `input_invalid`, `outdated`, `rates_invalid`, `service_type_unknown`, `storage_unavailable`,
   * and whatever the analysis of the document throws.
   */
  preview(submissionId: string, input: unknown): Promise<QuotePreview>;
  /**
   * Makes the next version and puts it in force; the deal in the CRM is updated afterwards. If two operators correct
   * the same version, one succeeds. Throws what `preview` throws, and `nothing_changed` for a version that would be
   * the same as the last one.
   */
  create(submissionId: string, input: unknown): Promise<QuoteVersion>;
  /** Returns the report of a version's analysis. Throws `not_found`, `storage_unavailable`. */
  report(submissionId: string, version: number): Promise<AnalysisReport>;
}

export interface QuotesOptions extends NextVersionOptions {
  jobs: JobQueue;
}

export function createQuotes(options: QuotesOptions): QuotesService {
  const { store, jobs, clock, logger, rates } = options;
  return {
    async list(submissionId) {
      const record = await findSubmission(store, submissionId);
      const versions = quoteVersionsOf(record);
      const { revisions = [] } = record;
      const changes = await rates.times();
      return {
        ...{ versions, revisions, mails: mailsOf(record), deal: await shownDeal(record, jobs) },
        ratesSince: ratesOf(versions, changes),
      };
    },

    async preview(submissionId, input) {
      const request = parseInput(quotePreviewRequestSchema, input);
      const { version, report, outline } = await nextVersion(submissionId, request, options, request);
      return { version, report, outline };
    },

    async create(submissionId, input) {
      const request = parseInput(requoteRequestSchema, input);
      const drafted = await nextVersion(submissionId, request, options);
      const { record: before, base, version: next, report, hasNewReport, isUnannounced } = drafted;
      if (isUnchanged(drafted, request)) throw nothingChanged(base);
      if (hasNewReport) await keepReport(store, submissionId, report, next.reportId);
      const version: QuoteVersion = {
        ...next,
        version: base.version + 1,
        createdAt: clock.now().toISOString(),
        ...(isUnannounced && { isUnannounced }),
      };
      // So that the deal is known to be behind if this process dies before its job is stored.
      await noteSubmission(store, before, clock.now());
      const record = await changeSubmission(store, submissionId, (current) => {
        baseOf(current, base.version);
        return withVersion(current, version);
      }).catch(async (error: unknown) => {
        const stored = hasNewReport ? next.reportId : null;
        await forgetIfPurged(submissionId, stored, options).catch(() => {});
        throw error;
      });
      if (!record) throw unknownSubmission();
      logger.info('submission quoted again', { submissionId, version: version.version });
      await enqueueFollowUp(options, submissionId, version.version);
      return version;
    },

    async report(submissionId, number) {
      const version = quoteVersionsOf(await findSubmission(store, submissionId))[number - 1];
      if (!version) throw unknownVersion('version');
      const report = await readReport(store, submissionId, version.reportId);
      if (!report) throw noReport();
      return report;
    },
  };
}

/**
 * Removes what was stored for a version that is refused because the submission was purged or erased meanwhile: its
 * report, unless that is the earlier version's.
 */
async function forgetIfPurged(
  submissionId: string,
  reportId: string | null,
  { store, objects }: Pick<QuotesOptions, 'store' | 'objects'>,
): Promise<void> {
  const record = await readSubmission(store, submissionId);
  if (!record?.purged) return;
  if (reportId !== null) await store.delete(reportKey(submissionId, reportId));
  // What is being removed may still stay: only the version's own report is not needed in any case.
  if (isPurged(record)) await forgetUpload(submissionId, new Set(), { store, objects });
}

function ratesOf(
  versions: readonly QuoteVersion[],
  changes: readonly PutInForce[],
): QuoteVersions['ratesSince'] {
  const known = versions.flatMap(({ version, ratesId, createdAt }) =>
    ratesId === null ? [] : [[version, ratesSince({ ratesId, createdAt }, changes)] as const],
  );
  return Object.fromEntries(known);
}

function mailsOf({ notices = {} }: SubmissionRecord): QuoteVersions['mails'] {
  const quotes = Object.entries(notices).filter(([name]) => name.startsWith('quote.'));
  return Object.fromEntries(quotes.map(([name, state]) => [Number(name.slice('quote.'.length)), state]));
}

/** Returns what the deal of a submission shows, and how it stands with its change to the newest version. */
async function shownDeal(record: SubmissionRecord, jobs: Pick<JobQueue, 'pending'>): Promise<DealState> {
  const { dealQuote: { version, problem } = { version: 1 }, submissionId, deal, purged } = record;
  if (problem !== undefined) return { version, problem };
  const newest = newestVersionOf(record);
  if (!deal || purged || !newest || !isDealBehind(record, newest)) return { version };
  // Where the queue does not answer, it is still known that the deal is behind.
  const job = await jobs.pending?.(followUpJob, followUpId(submissionId, newest.version)).catch(() => null);
  const { failures = 0, nextTryAt } = job ?? {};
  const update = { version: newest.version, failures };
  return { version, update: nextTryAt ? { ...update, nextTryAt: nextTryAt.toISOString() } : update };
}

type Drafted = Awaited<ReturnType<typeof nextVersion>>;
type VersionTerms = Omit<QuoteVersion, 'version' | 'createdAt'>;

/**
 * Whether the next version would be the same as the one that it is based on. A note that the request does not mention
 * counts as kept: a caller that leaves it out has not asked for a version without it. Pure.
 */
function isUnchanged(drafted: Drafted, request: Pick<RequoteRequest, 'note'>): boolean {
  const { base, version: next } = drafted;
  const { note = base.note } = request;
  const isAlike = isDeepStrictEqual(base.boundaries, next.boundaries) || isReadAlike(drafted);
  const boundaries = isAlike ? base.boundaries : next.boundaries;
  return isDeepStrictEqual(
    comparedOf(base, { ratesId: base.ratesId, note: base.note }),
    // Where the earlier rates were not recorded, only the price can tell whether they have changed.
    comparedOf({ ...next, boundaries }, { ratesId: base.ratesId && next.ratesId, note }),
  );
}

/**
 * Whether the document was read as before, even if the boundaries now say what the analysis had found by itself. To
 * settle a doubt is a change, because then the desk no longer asks about it.
 */
function isReadAlike({ base, version: next, baseReport, report }: Drafted): boolean {
  return baseReport !== null && isDeepStrictEqual(readingOf(base, baseReport), readingOf(next, report));
}

function readingOf({ counted, doubts, revision }: VersionTerms, report: AnalysisReport) {
  const certainty = numberKeys.map((key) => certaintyInWords(report.certainty[key]));
  return { counted, doubts, changes: revision?.changes, certainty, decided: boundariesIn(report) };
}

function comparedOf(
  { services, boundaries, numbers, lines, quote, revision }: VersionTerms,
  more: Pick<QuoteVersion, 'ratesId' | 'note'>,
) {
  const { total, currency } = quote;
  const price = revision?.price;
  return { services: services.toSorted(), boundaries, numbers, lines, total, currency, price, ...more };
}

function nothingChanged({ version }: Pick<QuoteVersion, 'version'>): DeskError {
  const message = `The next version would be the same as version ${version}. Please say what to change.`;
  return new DeskError('nothing_changed', message, { details: { version } });
}
