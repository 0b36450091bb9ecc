import type { Crm, JobHandler, JobQueue, Store } from '../../ports.ts';
import { followUpJob } from '../../records/job-names.ts';
import { unlessDamaged } from '../../records/reading/damaged-record.ts';
import type { QuoteVersion } from '../../records/submissions/quote-version.ts';
import { addSubmissionJob, type RecordsAndJobs } from '../../records/submissions/submission-job.ts';
import { newestVersionOf, quoteVersionsOf } from '../../records/submissions/submission-quotes.ts';
import {
  changeSubmission,
  checkNotBeingRemoved,
  type DealIntent,
  isPurged,
  readSubmission,
  type SubmissionRecord,
} from '../../records/submissions/submission-record.ts';
import { retryTimeOf } from '../../time/backoff.ts';
import { type Sleep, sleep as sleepInRealTime } from '../../time/sleep.ts';
import { type DealContentOptions, dealUpdateFor } from '../deals/deal-content.ts';
import { checkFresh, millisecondsToSettle } from '../deals/open-deal.ts';
import { errorFacts } from '../error-facts.ts';
import { eachFailedJob } from '../failed-jobs.ts';
import type { ServiceContext } from '../service-context.ts';
import { type DeskEvent, requoteEvent } from '../webhooks/desk-event.ts';

/** The submission and the version of its quote. */
export interface FollowUpPayload {
  submissionId: string;
  version: number;
}

export interface FollowUpOptions extends ServiceContext, DealContentOptions {
  store: Store;
  crm: Crm;
  /** Announces that a quote has a further version. Throws `storage_unavailable`. */
  announce(event: DeskEvent): Promise<void>;
  /** Queues the mail that notifies the student. Throws `storage_unavailable`. */
  requoted(submission: SubmissionRecord, version: number): Promise<void>;
  /** How to wait; only tests need another way. @default in real time */
  sleep?: Sleep | undefined;
  /** Called when a deal has been changed. */
  dealChanged(): void;
}

/** Adds the job of a version, as {@link addSubmissionJob} does. Throws `storage_unavailable`. */
export async function enqueueFollowUp(
  context: RecordsAndJobs,
  submissionId: string,
  version: number,
): Promise<void> {
  const payload: FollowUpPayload = { submissionId, version };
  const isDue = (record: SubmissionRecord) => followUpsDue(record).includes(version);
  await addSubmissionJob(context, followUpJob, payload, { id: followUpId(submissionId, version), isDue });
}

/** Returns the id of the job of a version. */
export function followUpId(submissionId: string, version: number): string {
  return `${submissionId}.${version}`;
}

/**
 * Returns the versions of a quote whose follow-up has been neither completed nor given up: the deal shows only the newest,
 * but each is announced. Pure.
 */
export function followUpsDue(record: SubmissionRecord): number[] {
  if (record.purged) return [];
  const [, ...later] = quoteVersionsOf(record);
  const isNewestDue = isBehind(record) && record.dealQuote?.problem === undefined;
  return later
    .filter((each) => !each.announced || (isNewestDue && each === later.at(-1)))
    .map(({ version }) => version);
}

/**
 * Returns the handler that follows up a further version of a quote: it announces the event and updates the deal in
 * the CRM. Running it again changes nothing. If several run at the same time, for one version or several, the deal
 * ends up with the newest version. If a deal cannot be updated, the reason is recorded for the operator.
 */
export function followUp(options: FollowUpOptions): JobHandler<FollowUpPayload> {
  const { store, logger, clock } = options;
  return async ({ submissionId, version }, { isLast, mayBeDeferred, signal }) => {
    const record = await readSubmission(store, submissionId);
    if (!record || isPurged(record)) return;
    checkNotBeingRemoved(record);
    await tell(record, version, options);
    try {
      await updateDeal(record, options, signal);
    } catch (error) {
      logger.warn('deal could not be updated', { submissionId, version, ...errorFacts(error) });
      const isDeferred = mayBeDeferred && retryTimeOf(error, clock.now()) !== null;
      if (isLast && !isDeferred)
        await noteProblem(submissionId, failedJob(followUpId(submissionId, version)), options);
      throw error;
    }
  };
}

/**
 * Records for deals whose job ended without a result that they could not be changed: the process may have died each
 * time. Throws `storage_unavailable`.
 */
export async function settleFollowUps({ store, jobs }: { store: Store; jobs: JobQueue }): Promise<void> {
  for await (const { id } of eachFailedJob(jobs, followUpJob)) {
    const [submissionId = '', version = ''] = id.split('.');
    const record = await unlessDamaged(() => readSubmission(store, submissionId));
    const newest = record && newestVersionOf(record);
    if (!record || newest?.version !== Number(version)) continue;
    const isOpen = followUpsDue(record).includes(newest.version) && isDealBehind(record, newest);
    if (isOpen) await noteProblem(submissionId, failedJob(id), { store });
  }
}

async function tell(
  record: SubmissionRecord,
  version: number,
  { store, announce, requoted }: FollowUpOptions,
): Promise<void> {
  const found = quoteVersionsOf(record)[version - 1];
  if (!found || found.announced) return;
  await announce(requoteEvent(record, found));
  await requoted(record, version);
  await changeSubmission(store, record.submissionId, (current) => {
    const versions = current.versions?.map((each) =>
      each.version === version ? { ...each, announced: true as const } : each,
    );
    return versions ? { ...current, versions } : null;
  });
}

/**
 * Repeats until the deal shows the newest version, because another one may be made while the deal is being changed.
 *
 * A change whose response was lost may still take effect, and would overwrite a newer version with an older one. So a
 * run writes its intent before it sends the change, and a run that finds another run's intent waits until that change
 * has either taken effect or never will.
 */
async function updateDeal(
  record: SubmissionRecord,
  options: FollowUpOptions,
  signal: AbortSignal,
): Promise<void> {
  const { store, crm, clock, ids, dealChanged, sleep = sleepInRealTime } = options;
  const { submissionId } = record;
  let current: SubmissionRecord | null = record;
  let settled: string | undefined;
  for (;;) {
    if (!current?.deal || !isBehind(current)) return;
    // Trying again would not help; the operator is told.
    if (!crm.updateDeal)
      return noteProblem(submissionId, notChanged('Please change its value there.'), options);
    const former: DealIntent | undefined = current.dealQuote?.intent;
    if (former && former.id !== settled) {
      await sleep(millisecondsToSettle(former, clock.now()), signal);
      settled = former.id;
      current = await changeSubmission(store, submissionId, () => null);
      continue;
    }
    signal.throwIfAborted();
    const intent: DealIntent = { id: ids.uuid(), at: clock.now().toISOString() };
    current = await changeSubmission(store, submissionId, (each) =>
      each.dealQuote?.intent?.id === former?.id ? withDealQuote(each, { intent }) : null,
    );
    const newest: QuoteVersion | null = current && newestVersionOf(current);
    if (!current?.deal || !newest || current.dealQuote?.intent?.id !== intent.id) continue;
    checkFresh(intent, clock.now());
    const { dealId, url } = current.deal;
    await crm.updateDeal(dealId, { ...dealUpdateFor(current, newest, options), url });
    dealChanged();
    current = await changeSubmission(store, submissionId, (each) =>
      each.dealQuote?.intent?.id === intent.id ? { ...each, dealQuote: { version: newest.version } } : null,
    );
  }
}

function withDealQuote(
  record: SubmissionRecord,
  part: Partial<NonNullable<SubmissionRecord['dealQuote']>>,
): SubmissionRecord {
  return { ...record, dealQuote: { version: 1, ...record.dealQuote, ...part } };
}

function isBehind(record: SubmissionRecord): boolean {
  const newest = newestVersionOf(record);
  return newest !== null && isDealBehind(record, newest);
}

/** Whether the deal shows an earlier version than this. Pure. */
export function isDealBehind(
  { dealQuote = { version: 1 } }: SubmissionRecord,
  { version }: QuoteVersion,
): boolean {
  return dealQuote.version < version;
}

async function noteProblem(
  submissionId: string,
  problem: string,
  { store }: Pick<FollowUpOptions, 'store'>,
): Promise<void> {
  await changeSubmission(store, submissionId, (record) => withDealQuote(record, { problem }));
}

/** Says what to do about a deal whose job failed. In the built-in CRM, people cannot change the value of a deal. */
function failedJob(id: string): string {
  const retry = `To try again, run "thesisdesk jobs retry ${followUpJob} ${id}".`;
  return notChanged(
    `${retry} If the deal is not in the built-in CRM, you can change its value there instead.`,
  );
}

function notChanged(remedy: string): string {
  return `The deal in the CRM could not be changed. ${remedy}`;
}
