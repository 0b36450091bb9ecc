import { isDeepStrictEqual } from 'node:util';
import type { OutlinedResult } from '../../docx/analyse.ts';
import type { AnalysisReport } from '../../docx/analysis.ts';
import type { Outline } from '../../docx/outline/outline.ts';
import type { DocumentChanges } from '../../docx/revision/document-changes.ts';
import { DeskError } from '../../errors.ts';
import type { Analyser, JobQueue, ObjectStore, Store } from '../../ports.ts';
import { quoteOrder } from '../../pricing/quote.ts';
import { changeRecord } from '../../records/change-record.ts';
import type { NoticeState } from '../../records/notice.ts';
import type { QuoteTerms, QuoteVersion } from '../../records/submissions/quote-version.ts';
import { keepReport, readReport } from '../../records/submissions/report-record.ts';
import {
  chargedChanges,
  type RevisionPrice,
  type RevisionRecord,
  type VersionRevision,
} from '../../records/submissions/revision-record.ts';
import { documentOfVersion } from '../../records/submissions/submission-documents.ts';
import {
  newestVersionOf,
  quoteVersionsOf,
  withVersion,
} from '../../records/submissions/submission-quotes.ts';
import { type SubmissionRecord, submissionKey } from '../../records/submissions/submission-record.ts';
import type { CheckedBoundaries } from '../../schemas/boundaries.ts';
import { parseInput } from '../../schemas/parse-input.ts';
import {
  quotePreviewRequestSchema,
  type RequoteRequest,
  requoteRequestSchema,
} from '../../schemas/quotes.ts';
import { findSubmission } from '../intake/find-submission.ts';
import { unknownSubmission, unknownVersion } from '../intake/intake-refusals.ts';
import { analyseDocument } from '../intake/process-submission.ts';
import type { RatesService } from '../rates.ts';
import { readRevision } from '../revisions/read-revision.ts';
import type { ServiceContext } from '../service-context.ts';
import { noteSubmission } from '../uploads/pending-upload.ts';
import { enqueueFollowUp } from './follow-up.ts';
import { nextTerms, quotedNumbers, remainingDoubts } from './quote-terms.ts';

/** All versions of a submission's quote, and how far its deal is up to date. */
export interface QuoteVersions {
  /** Oldest first. */
  versions: QuoteVersion[];
  /** The states of the mails to the student, by version. */
  mails: Record<number, NoticeState>;
  /** Revised documents, oldest first, including those that could not be read. */
  revisions: RevisionRecord[];
  /** The version that the deal in the CRM shows, and what keeps it from showing the newest. */
  deal: { version: number; problem?: string };
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
   * the same version, one succeeds. Throws what `preview` throws.
   */
  create(submissionId: string, input: unknown): Promise<QuoteVersion>;
  /** Returns the report of a version's analysis. Throws `not_found`, `storage_unavailable`. */
  report(submissionId: string, version: number): Promise<AnalysisReport>;
}

export interface QuotesOptions extends ServiceContext {
  store: Store;
  objects: ObjectStore;
  jobs: JobQueue;
  analyser: Analyser;
  rates: RatesService;
}

export function createQuotes(options: QuotesOptions): QuotesService {
  const { store, jobs, clock, ids, logger } = options;

  /** Returns the next version, and its report if the document had to be read again. */
  async function draft(submissionId: string, request: RequoteRequest, { outline = false } = {}) {
    const record = await findSubmission(store, submissionId);
    const base = baseOf(record, request.basedOn);
    const terms = nextTerms(base, request);
    checkSize(terms);
    const ratesId = await ratesFor(request.rates, base, record);
    const schedule = await options.rates.byId(ratesId);
    const isReadAnew = !isDeepStrictEqual(terms.boundaries, base.boundaries);
    // The first versions of thesisdesk did not store a report.
    const kept = isReadAnew ? null : await readReport(store, submissionId, base.reportId);
    const how = { boundaries: terms.boundaries, outline, isReadAnew };
    const read = kept === null || outline ? await readAgain(record, base, how) : null;
    const reportId = kept === null ? ids.uuid() : base.reportId;
    const report = kept ?? read?.report;
    if (!report) throw noReport();
    // Numbers that were not corrected stay as quoted, even if this version of thesisdesk would count differently.
    const counted = isReadAnew && read ? read.analysis : base.counted;
    const analysis = quotedNumbers(counted, terms.numbers);
    const doubts = remainingDoubts(report, terms.numbers);
    const revision = nextRevision(base.revision, request.price, read?.changes);
    const changed = revision && chargedChanges(revision, analysis);
    const quote = quoteOrder(analysis, { ...terms, changed }, schedule);
    const compared = revision && { revision };
    const version = { ...terms, reportId, counted, analysis, doubts, quote, ratesId, ...compared };
    return {
      record,
      base,
      version,
      report,
      hasNewReport: kept === null,
      outline: read?.outline,
      isUnannounced: request.tellStudent === false,
    };
  }

  /** Reads the document of a version again; a revised one is compared again if its boundaries have changed. */
  function readAgain(
    record: SubmissionRecord,
    base: QuoteVersion,
    how: { boundaries: CheckedBoundaries; outline: boolean; isReadAnew: boolean },
  ): Promise<OutlinedResult> {
    const { boundaries, outline, isReadAnew } = how;
    if (base.revision && isReadAnew)
      return readRevision(record, { ...base.revision, boundaries, outline }, options);
    return analyseDocument(documentOfVersion(record, base).key, options, { boundaries, outline });
  }

  function ratesFor(asked: RequoteRequest['rates'], base: QuoteVersion, record: SubmissionRecord) {
    if (asked === 'current') return options.rates.keepInForce();
    const from = asked === undefined ? base : quoteVersionsOf(record)[asked - 1];
    if (!from) throw unknownVersion('rates');
    // Submissions of versions before this one did not record their rates.
    return from.ratesId ?? options.rates.keepInForce();
  }

  return {
    async list(submissionId) {
      const record = await findSubmission(store, submissionId);
      const versions = quoteVersionsOf(record);
      const { revisions = [] } = record;
      return { versions, revisions, mails: mailsOf(record), deal: shownDeal(record) };
    },

    async preview(submissionId, input) {
      const request = parseInput(quotePreviewRequestSchema, input);
      const { version, report, outline } = await draft(submissionId, request, request);
      return { version, report, outline };
    },

    async create(submissionId, input) {
      const drafted = await draft(submissionId, parseInput(requoteRequestSchema, input));
      const { record: before, base, version: next, report, hasNewReport, isUnannounced } = drafted;
      if (hasNewReport) await keepReport(store, submissionId, report, next.reportId);
      const version: QuoteVersion = {
        ...next,
        version: base.version + 1,
        createdAt: clock.now().toISOString(),
        ...(isUnannounced && { isUnannounced }),
      };
      // So that the deal is known to be behind if this process dies before its job is stored.
      await noteSubmission(store, before, clock.now());
      const record = await changeRecord<SubmissionRecord>(store, submissionKey(submissionId), (current) => {
        baseOf(current, base.version);
        return withVersion(current, version);
      });
      if (!record) throw unknownSubmission();
      logger.info('submission quoted again', { submissionId, version: version.version });
      await enqueueFollowUp(jobs, submissionId, version.version);
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

/** Returns the revision of the next version: that of the previous version, priced as requested. */
function nextRevision(
  base: VersionRevision | undefined,
  price: RevisionPrice | undefined,
  changes: DocumentChanges | undefined,
): VersionRevision | undefined {
  if (base) return { ...base, price: price ?? base.price, changes: changes ?? base.changes };
  if (price === 'changes') throw nothingRevised();
  return undefined;
}

function shownDeal({
  dealQuote: { version, problem } = { version: 1 },
}: SubmissionRecord): QuoteVersions['deal'] {
  return { version, ...(problem === undefined ? {} : { problem }) };
}

function mailsOf({ notices = {} }: SubmissionRecord): QuoteVersions['mails'] {
  const quotes = Object.entries(notices).filter(([name]) => name.startsWith('quote.'));
  return Object.fromEntries(quotes.map(([name, state]) => [Number(name.slice('quote.'.length)), state]));
}

/**
 * Returns the version that the next one is based on. Throws if there is a newer one than the operator saw, or if
 * there can be no further version.
 */
function baseOf(record: SubmissionRecord, seen: number): QuoteVersion {
  if (record.purged)
    throw notNow('The document of this submission was removed, so it cannot be quoted again.');
  if (record.status !== 'completed')
    throw notNow('This submission has no quote to correct: it is not completed.');
  const newest = newestVersionOf(record);
  if (!newest) throw new TypeError('A completed submission has a quote.');
  if (seen !== newest.version) throw outdated(newest.version);
  if (newest.version >= mostVersions)
    throw notNow(`A quote can have at most ${mostVersions} versions, and this one has reached that.`);
  return newest;
}

/** Keeps a record at a size that lists can read, whatever an operator writes. */
const mostVersions = 100;
const mostTermCharacters = 50_000;

function checkSize(terms: QuoteTerms): void {
  if (JSON.stringify(terms).length <= mostTermCharacters) return;
  const message = `The boundaries and lines of a version must not have more than ${mostTermCharacters} characters in total.`;
  throw new DeskError('input_invalid', message, { details: { path: 'boundaries' } });
}

function notNow(message: string): DeskError {
  return new DeskError('input_invalid', message, { details: { path: 'submissionId' } });
}

function nothingRevised(): DeskError {
  const message = 'This version is for the document as it was handed in, so there are no changes to price.';
  return new DeskError('input_invalid', message, { details: { path: 'price' } });
}

function outdated(version: number): DeskError {
  const message = `Someone else has changed this quote: it is now at version ${version}. Please look at it and try again.`;
  return new DeskError('outdated', message, { details: { version } });
}

function noReport(): DeskError {
  const message = 'This version of the quote has no report.';
  return new DeskError('not_found', message, { details: { kind: 'report' } });
}
