import { DeskError } from '../../errors.ts';
import type { Crm, DealReference, JobContext, Store } from '../../ports.ts';
import {
  changeProcessing,
  type DealIntent,
  type SubmissionRecord,
} from '../../records/submissions/submission-record.ts';
import { type Sleep, sleep as sleepInRealTime } from '../../time/sleep.ts';
import type { ServiceContext } from '../service-context.ts';
import { type DealContentOptions, dealFor } from './deal-content.ts';

export interface OpenDealOptions extends ServiceContext, DealContentOptions {
  store: Store;
  crm: Crm;
  sleep?: Sleep | undefined;
}

/**
 * Opens the deal of a priced submission: exactly one, whatever crashes, times out or runs twice, even in a CRM
 * without idempotency.
 *
 * A run writes its intent before it creates a deal, and of several runs only one has the latest intent. A run that
 * finds another run's intent looks for its deal. If it finds none, the other run may have died, or its request may
 * still be under way; so this run waits until such a request must be over, looks once more, and only then takes over.
 *
 * Throws what the CRM and the store throw.
 *
 * @returns the submission with its deal; null if it has ended or has been removed in the meantime
 */
export async function openDeal(
  submission: SubmissionRecord,
  options: OpenDealOptions,
  { signal }: Pick<JobContext, 'signal'>,
): Promise<SubmissionRecord | null> {
  const { crm, clock, ids, store, sleep = sleepInRealTime } = options;
  const { submissionId } = submission;
  let current: SubmissionRecord | null = submission;
  let settled: string | undefined;
  while (current && !current.deal) {
    const former: DealIntent | undefined = current.dealIntent;
    const found: DealReference | null = former ? await crm.findDeal(submissionId) : null;
    if (found) return keepDeal(found, submissionId, options);

    if (former && former.id !== settled) {
      await sleep(millisecondsToSettle(former, clock.now()), signal);
      signal.throwIfAborted();
      settled = former.id;
      current = await changeProcessing(store, submissionId, () => null);
      continue;
    }

    signal.throwIfAborted();
    const id = ids.uuid();
    current = await declareIntent({ id, former: former?.id }, submissionId, options);
    if (current?.dealIntent?.id !== id) continue;
    checkFresh(current.dealIntent, clock.now());
    const created = await crm.createDeal(dealFor(current, options), { idempotencyKey: submissionId });
    return keepDeal(created, submissionId, options);
  }
  return current;
}

/** The creation of the deal must begin within this time after the intent. */
const freshMilliseconds = 5_000;

/** CRM adapters must give up creating a deal within this time. */
export const longestCreationMilliseconds = 10_000;

/** The clocks of two machines may differ by this much. */
const clockMilliseconds = 3_000;

/** After this time since an intent, by any clock, the CRM either has the deal or will never have it. */
export const settleMilliseconds = freshMilliseconds + longestCreationMilliseconds + clockMilliseconds;

/** Even if a clock was set back, the wait is never longer than the creation can take. */
export function millisecondsToSettle({ at }: DealIntent, now: Date): number {
  const left = Date.parse(at) + settleMilliseconds - now.getTime();
  return Math.min(Math.max(left, 0), settleMilliseconds);
}

/** Returns the submission with a new intent in place of the former one, or as a faster run left it. */
function declareIntent(
  { id, former }: { id: string; former: string | undefined },
  submissionId: string,
  { store, clock }: OpenDealOptions,
): Promise<SubmissionRecord | null> {
  return changeProcessing(store, submissionId, (record) => {
    const isOurTurn = !record.deal && record.dealIntent?.id === former;
    return isOurTurn ? { ...record, dealIntent: { id, at: clock.now().toISOString() } } : null;
  });
}

/** Another run may soon take over from an intent that took long to write, so this run must not create the deal. */
export function checkFresh({ at }: DealIntent, now: Date): void {
  if (now.getTime() - Date.parse(at) < freshMilliseconds) return;
  throw new DeskError('storage_unavailable', 'The storage is taking too long to answer.');
}

async function keepDeal(
  deal: DealReference,
  submissionId: string,
  { store, logger }: OpenDealOptions,
): Promise<SubmissionRecord | null> {
  const kept = await changeProcessing(store, submissionId, (record) =>
    record.deal ? null : { ...record, deal },
  );
  if (!kept) {
    const { dealId } = deal;
    logger.warn('a deal was opened for a submission that had ended in the meantime', {
      submissionId,
      dealId,
    });
  }
  return kept;
}
