import { DeskError } from '../../errors.ts';
import type { Crm, JobHandler, JobQueue, Store } from '../../ports.ts';
import { changeRecord } from '../../records/change-record.ts';
import { followUpJob } from '../../records/job-names.ts';
import type { QuoteVersion } from '../../records/submissions/quote-version.ts';
import { newestVersionOf, quoteVersionsOf } from '../../records/submissions/submission-quotes.ts';
import {
  type DealIntent,
  type SubmissionRecord,
  submissionKey,
} from '../../records/submissions/submission-record.ts';
import { retryTimeOf } from '../../time/backoff.ts';
import { type Sleep, sleep as sleepInRealTime } from '../../time/sleep.ts';
import { dealUpdateFor } from '../deals/deal-update.ts';
import { checkFresh, millisecondsToSettle } from '../deals/open-deal.ts';
import { errorFacts } from '../error-facts.ts';
import { eachFailedJob } from '../failed-jobs.ts';
import type { ServiceContext } from '../service-context.ts';
import { type DeskEvent, requoteEvent } from '../webhooks/desk-event.ts';

/** Which version of which submission's quote. */
export interface FollowUpPayload {
  submissionId: string;
  version: number;
}

export interface FollowUpOptions extends ServiceContext {
  store: Store;
  crm: Crm;
  /** Tells that a quote has a further version. Throws `storage_unavailable`. */
  announce(event: DeskEvent): Promise<void>;
  /** Has the student told of it. Throws `storage_unavailable`. */
  requoted(submission: SubmissionRecord, version: number): Promise<void>;
  /** How to wait; only tests need another way. @default in real time */
  sleep?: Sleep | undefined;
  /** A deal was changed. */
  dealChanged(): void;
}

/** Stores the job of a version, unless it has been stored before. Throws `storage_unavailable`. */
export async function enqueueFollowUp(jobs: JobQueue, submissionId: string, version: number): Promise<void> {
  const payload: FollowUpPayload = { submissionId, version };
  await jobs.add(followUpJob, payload, { id: `${submissionId}.${version}` });
}

/** Whether something that follows from the newest version of a quote has not been done, nor given up. Pure. */
export function isFollowUpDue(record: SubmissionRecord): boolean {
  const newest = newestVersionOf(record);
  if (!newest || newest.version === 1 || record.purged) return false;
  return !newest.announced || (isDealBehind(record, newest) && record.dealQuote?.problem === undefined);
}

/**
 * The job that does what follows from a further version of a quote: its event is told, and the deal in the CRM shows it.
 * Run again, it changes nothing. Of several that run at once, for one version or several, the newest version stands in the
 * deal at the end. What keeps a deal from following is written down for the operator.
 */
export function followUp(options: FollowUpOptions): JobHandler<FollowUpPayload> {
  const { store, logger, clock } = options;
  return async ({ submissionId, version }, { isLast, mayBeDeferred, signal }) => {
    const record = (await store.get<SubmissionRecord>(submissionKey(submissionId)))?.value;
    if (!record || record.purged) return;
    await tell(record, version, options);
    try {
      await updateDeal(record, options, signal);
    } catch (error) {
      logger.warn('deal could not be updated', { submissionId, version, ...errorFacts(error) });
      const isDeferred = mayBeDeferred && retryTimeOf(error, clock.now()) !== null;
      if (isLast && !isDeferred) await noteProblem(submissionId, options);
      throw error;
    }
  };
}

/**
 * Says of deals whose job is over without a word that they could not be changed: the process that did it may have died each
 * time. Throws `storage_unavailable`.
 */
export async function settleFollowUps({ store, jobs }: { store: Store; jobs: JobQueue }): Promise<void> {
  for await (const { id } of eachFailedJob(jobs, followUpJob)) {
    const [submissionId = '', version = ''] = id.split('.');
    const record = (await store.get<SubmissionRecord>(submissionKey(submissionId)))?.value;
    const newest = record && newestVersionOf(record);
    const isOpen = record && newest?.version === Number(version) && isFollowUpDue(record);
    if (isOpen && isDealBehind(record, newest)) await noteProblem(submissionId, { store });
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
  await changeRecord<SubmissionRecord>(store, submissionKey(record.submissionId), (current) => {
    const versions = current.versions?.map((each) =>
      each.version === version ? { ...each, announced: true as const } : each,
    );
    return versions ? { ...current, versions } : null;
  });
}

/**
 * Until the deal shows the newest version: another one may come while it is changed.
 *
 * A change whose answer never came may still arrive, and would put an older version over a newer one. So a run writes its
 * intent before it sends, and whoever finds the intent of another run waits until its change has arrived or never will.
 */
async function updateDeal(
  record: SubmissionRecord,
  options: FollowUpOptions,
  signal: AbortSignal,
): Promise<void> {
  const { crm, clock, ids, dealChanged, sleep = sleepInRealTime } = options;
  const { submissionId } = record;
  let current: SubmissionRecord | null = record;
  let settled: string | undefined;
  for (;;) {
    if (!current?.deal || !isBehind(current)) return;
    if (!crm.updateDeal) throw new DeskError('crm_refused', 'This CRM cannot change deals.');
    const former: DealIntent | undefined = current.dealQuote?.intent;
    if (former && former.id !== settled) {
      await sleep(millisecondsToSettle(former, clock.now()), signal);
      settled = former.id;
      current = await changed(submissionId, options, () => null);
      continue;
    }
    signal.throwIfAborted();
    const intent: DealIntent = { id: ids.uuid(), at: clock.now().toISOString() };
    current = await changed(submissionId, options, (each) =>
      each.dealQuote?.intent?.id === former?.id ? withDealQuote(each, { intent }) : null,
    );
    const newest: QuoteVersion | null = current && newestVersionOf(current);
    if (!current?.deal || !newest || current.dealQuote?.intent?.id !== intent.id) continue;
    checkFresh(intent, clock.now());
    await crm.updateDeal(current.deal.dealId, dealUpdateFor(current, newest));
    dealChanged();
    current = await changed(submissionId, options, (each) =>
      each.dealQuote?.intent?.id === intent.id ? { ...each, dealQuote: { version: newest.version } } : null,
    );
  }
}

function changed(
  submissionId: string,
  { store }: Pick<FollowUpOptions, 'store'>,
  change: (record: SubmissionRecord) => SubmissionRecord | null,
): Promise<SubmissionRecord | null> {
  return changeRecord<SubmissionRecord>(store, submissionKey(submissionId), change);
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

function isDealBehind({ dealQuote = { version: 1 } }: SubmissionRecord, { version }: QuoteVersion): boolean {
  return dealQuote.version < version;
}

async function noteProblem(submissionId: string, options: Pick<FollowUpOptions, 'store'>): Promise<void> {
  await changed(submissionId, options, (record) => withDealQuote(record, { problem: notUpdated }));
}

const notUpdated = 'The deal in the CRM could not be changed. Please change its value there.';
