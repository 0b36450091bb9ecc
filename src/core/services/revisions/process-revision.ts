import { isLikelyOther, otherDocumentDoubt } from '../../docx/revision/document-changes.ts';
import type { Analyser, Crm, JobHandler, JobQueue, ObjectStore, Store } from '../../ports.ts';
import type { ExtraLine } from '../../pricing/quote.ts';
import { pricesChangesOnly, type RateSchedule, serviceTypesOf } from '../../pricing/rates/rate-schedule.ts';
import { revisionJob } from '../../records/job-names.ts';
import { unlessDamaged } from '../../records/reading/damaged-record.ts';
import type { QuoteTerms, QuoteVersion } from '../../records/submissions/quote-version.ts';
import { keepReport } from '../../records/submissions/report-record.ts';
import {
  chargedChanges,
  type RevisionPrice,
  type RevisionRecord,
} from '../../records/submissions/revision-record.ts';
import { revisionOf } from '../../records/submissions/submission-documents.ts';
import { addSubmissionJob, type RecordsAndJobs } from '../../records/submissions/submission-job.ts';
import {
  newestVersionOf,
  versionToCompareWith,
  withVersion,
} from '../../records/submissions/submission-quotes.ts';
import {
  changeSubmission,
  isPurged,
  readSubmission,
  type SubmissionRecord,
} from '../../records/submissions/submission-record.ts';
import { fileNameIn } from '../../text/file-names.ts';
import { errorFacts } from '../error-facts.ts';
import { eachFailedJob } from '../failed-jobs.ts';
import { abandoned, failureOf, type SubmissionFailure } from '../intake/submission-end.ts';
import { enqueueFollowUp } from '../quotes/follow-up.ts';
import type { RatesService } from '../rates.ts';
import type { ServiceContext } from '../service-context.ts';
import { discountFailure, quoteRevision } from './quote-revision.ts';
import { readRevision } from './read-revision.ts';

/** The submission and its revised document. */
export interface RevisionPayload {
  submissionId: string;
  revisionId: string;
}

export interface RevisionProcessing extends ServiceContext {
  store: Store;
  objects: ObjectStore;
  jobs: JobQueue;
  crm: Crm;
  analyser: Analyser;
  rates: RatesService;
  /** Has the editor told of a student's revised document that failed. Throws `storage_unavailable`. */
  revisionFailed(submission: SubmissionRecord, revisionId: string): Promise<void>;
}

/** Adds the job of a revised document, as {@link addSubmissionJob} does. Throws `storage_unavailable`. */
export async function enqueueRevision(
  context: RecordsAndJobs,
  submissionId: string,
  revisionId: string,
): Promise<void> {
  const payload: RevisionPayload = { submissionId, revisionId };
  const id = `${submissionId}.${revisionId}`;
  const isDue = (record: SubmissionRecord) => revisionsDue(record).includes(revisionId);
  await addSubmissionJob(context, revisionJob, payload, { id, isDue });
}

/** Returns the ids of the revised documents that have yet to be read and quoted. Pure. */
export function revisionsDue({ revisions = [], replacedBy, purged }: SubmissionRecord): string[] {
  if (purged) return [];
  const due = revisions.filter((each) => each.status === 'processing' && each.revisionId !== replacedBy);
  return due.map(({ revisionId }) => revisionId);
}

/**
 * Returns the handler that takes a revised document from `processing` to `completed` or `error`: the document is
 * read, compared with that of the version in force, or of an earlier one if that is likely a mistake, and quoted as the next
 * version.
 *
 * It may run any number of times, even twice at the same time: the version and the end of the revised document are
 * one write, so there is only one version for it. If another version is made in the meantime, the document is
 * compared with that version's.
 */
export function processRevision(options: RevisionProcessing): JobHandler<RevisionPayload> {
  const { store, logger, clock } = options;
  return async ({ submissionId, revisionId }, context) => {
    try {
      for (;;) {
        context.signal.throwIfAborted();
        const record = await readSubmission(store, submissionId);
        const revision = record && revisionOf(record, revisionId);
        if (!record || !revision || isPurged(record) || record.replacedBy === revisionId) return;
        // The run that wrote its end may have died before the mail was queued.
        if (revision.status === 'error') return options.revisionFailed(record, revisionId);
        if (revision.version !== undefined) return enqueueFollowUp(options, submissionId, revision.version);
        const next = await draft(record, revision, options);
        context.signal.throwIfAborted();
        await keep(submissionId, revisionId, next, options);
      }
    } catch (error) {
      // The queue asked to stop and will start the job again.
      if (context.signal.aborted) throw error;
      const failure = discountFailure(error) ?? failureOf(error, context, clock.now());
      logger.warn('revised document failed', { submissionId, revisionId, ...errorFacts(error) });
      if (!failure) throw error;
      await fail(submissionId, revisionId, failure, options);
    }
  };
}

/**
 * Ends revised documents whose job is over although their end was never written, because they crash the process every
 * time. Throws `storage_unavailable`.
 */
export async function settleRevisions(
  options: Pick<RevisionProcessing, 'store' | 'jobs' | 'clock' | 'revisionFailed'>,
): Promise<void> {
  for await (const { id } of eachFailedJob(options.jobs, revisionJob)) {
    const [submissionId = '', revisionId = ''] = id.split('.');
    await unlessDamaged(() => fail(submissionId, revisionId, abandoned, options));
  }
}

/** Returns the version for a revised document, based on the one in force, unless that is likely a mistake. */
async function draft(
  record: SubmissionRecord,
  revision: RevisionRecord,
  options: RevisionProcessing,
): Promise<QuoteVersion> {
  const { rates, clock, store } = options;
  const { revisionId } = revision;
  const [base, newest] = [versionToCompareWith(record), newestVersionOf(record)];
  if (!base || !newest) throw new TypeError('A submission that takes revised documents has a quote.');
  const comparedWith = base.version;
  const read = await readRevision(record, { revisionId, comparedWith, boundaries: {} }, options);
  const { analysis, changes, countedBefore } = read;
  const doubts = [...(isLikelyOther(changes) ? [otherDocumentDoubt] : []), ...read.report.doubts];
  const reportId = `${revisionId}.${comparedWith}`;
  await keepReport(store, record.submissionId, { ...read.report, doubts }, reportId);
  const ratesId = await ratesFor(base, rates);
  const schedule = await rates.byId(ratesId);
  const price = revision.price ?? (await priceByRule(record, revision, { schedule, base, options }));
  // What an operator knew about the earlier document need not be true of this one.
  const terms: QuoteTerms = {
    services: base.services,
    boundaries: {},
    numbers: {},
    lines: linesFor(price, base.lines),
    note: revision.note ?? '',
  };
  const fileName = fileNameIn(revision.objectKey);
  const before = { before: base.analysis, countedBefore };
  const compared = { revisionId, fileName, comparedWith, ...before, price, changes };
  const changed = chargedChanges(compared, { analysis, numbers: terms.numbers });
  return {
    ...terms,
    version: newest.version + 1,
    reportId,
    createdAt: clock.now().toISOString(),
    counted: analysis,
    analysis,
    doubts,
    quote: quoteRevision(analysis, { ...terms, changed }, { schedule, by: revision.by }),
    ratesId,
    revision: compared,
    ...(revision.by === 'student' && { isAutomatic: true as const }),
    ...(revision.isUnannounced && { isUnannounced: true as const }),
  };
}

/** The previous quote already charged or deducted fixed amounts; percentages apply to what is charged now. */
function linesFor(price: RevisionPrice, lines: readonly ExtraLine[]): ExtraLine[] {
  return lines.filter(({ percent }) => price === 'whole' || percent !== undefined);
}

/** Returns the price that the rates imply if the operator has not chosen one. */
async function priceByRule(
  record: SubmissionRecord,
  { by }: RevisionRecord,
  { schedule, base, options }: { schedule: RateSchedule; base: QuoteVersion; options: RevisionProcessing },
): Promise<RevisionPrice> {
  if (!pricesChangesOnly(schedule, base.services)) return 'whole';
  return by === 'operator' || (await isWon(record, options)) ? 'changes' : 'whole';
}

/** Returns the rates in force, or those of the previous version if the ones in force lack one of its services. */
async function ratesFor({ services, ratesId }: QuoteVersion, rates: RatesService): Promise<string> {
  const { schedule } = await rates.inForce();
  const known = serviceTypesOf(schedule);
  const isKnown = services.every((service) => known.includes(service));
  return isKnown || ratesId === null ? rates.keepInForce() : ratesId;
}

/**
 * Whether the earlier quote was accepted, as far as the CRM knows. Otherwise a student who has not accepted it would
 * get a thesis edited for the price of its last changes.
 */
async function isWon(
  { submissionId, deal }: SubmissionRecord,
  { crm }: RevisionProcessing,
): Promise<boolean> {
  if (!deal || !crm.getDeal) return false;
  const found = await crm.getDeal(Number(deal.dealId));
  // A deal that another CRM opened may have the number of somebody else's deal in this one.
  const isOurs = found?.submissionId === undefined || found.submissionId === submissionId;
  return isOurs && found?.status === 'won';
}

/** Puts the version in force, unless another version came first or another run has done so. */
async function keep(
  submissionId: string,
  revisionId: string,
  next: QuoteVersion,
  { store, logger }: RevisionProcessing,
): Promise<void> {
  const { version, createdAt: finishedAt } = next;
  const record = await changeSubmission(store, submissionId, (current) => {
    const isOpen = revisionOf(current, revisionId)?.status === 'processing' && !current.purged;
    if (!isOpen || newestVersionOf(current)?.version !== version - 1) return null;
    return ended(withVersion(current, next), revisionId, { status: 'completed', version, finishedAt });
  });
  if (record && revisionOf(record, revisionId)?.version === version)
    logger.info('revised document quoted', { submissionId, revisionId, version });
}

async function fail(
  submissionId: string,
  revisionId: string,
  failure: SubmissionFailure,
  { store, clock, revisionFailed }: Pick<RevisionProcessing, 'store' | 'clock' | 'revisionFailed'>,
): Promise<void> {
  const end = { ...failure, finishedAt: clock.now().toISOString() };
  const record = await changeSubmission(store, submissionId, (current) => {
    const isOpen = revisionOf(current, revisionId)?.status === 'processing';
    return isOpen ? ended(current, revisionId, end) : null;
  });
  if (record && !isPurged(record)) await revisionFailed(record, revisionId);
}

function ended(
  record: SubmissionRecord,
  revisionId: string,
  end: Pick<RevisionRecord, 'status' | 'version' | 'finishedAt' | 'error' | 'errorCode'>,
): SubmissionRecord {
  const revisions = record.revisions?.map((each) =>
    each.revisionId === revisionId ? { ...each, ...end } : each,
  );
  return { ...record, revisions: revisions ?? [] };
}
