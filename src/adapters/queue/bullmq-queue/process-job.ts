import type { JobHandler } from '../../../core/ports.ts';
import { retryTimeOf } from '../../../core/time/backoff.ts';
import { sleep } from '../../../core/time/sleep.ts';
import { whenAborted } from '../../../core/time/when-aborted.ts';
import { mostDeferrals } from '../store-queue/conclude-job.ts';
import { errorCode, errorMessage, isPermanent } from '../store-queue/error-facts.ts';
import type { BullmqQueueParts } from './queue-parts.ts';
import type { TakenJob } from './stored-job.ts';

/** A job from BullMQ, held with this token, and to be stopped when the signal is aborted. */
export interface GivenJob<P extends object> {
  job: TakenJob<P>;
  token: string;
  signal: AbortSignal;
}

/** The reason of an aborted signal if another process has the job, or may have it. */
export const lost = 'Another process may take over this job.';

/**
 * Runs one try of a job.
 *
 * @throws the error that tells BullMQ how the try ended
 */
export async function processJob<P extends object>(
  { settings, clock, logger, stopping }: BullmqQueueParts,
  handler: JobHandler<P>,
  { job, token, signal }: GivenJob<P>,
): Promise<void> {
  const { DelayedError, UnrecoverableError, WaitingError } = await import('bullmq');
  const { id, payload, stalledBefore, deferrals } = job.data;
  const attempt = job.attemptsMade + 1;
  const facts = { job: job.name, id, attempt };

  const interruptions = job.stalledCounter - stalledBefore;
  if (interruptions > settings.interruptions) {
    logger.error('A job failed for good: its process ended during each try.', facts);
    throw new UnrecoverableError('The program ended unexpectedly each time that it worked on this job.');
  }
  // Jobs added by version 0.1 have no limit of their own.
  const attempts = Math.min(job.opts.attempts ?? 1, settings.attempts);
  const isLast = attempt >= attempts || interruptions >= settings.interruptions;
  const mayBeDeferred = deferrals < mostDeferrals;
  const run = async () => handler(payload, { id, attempt, isLast, mayBeDeferred, signal });

  try {
    if (!stopping.aborted && !signal.aborted)
      return await Promise.race([run(), givenUp(signal, settings.abortMilliseconds)]);
  } catch (error) {
    if (!signal.aborted) return failed(error);
  }
  // Puts the job back as it was before this try, for any process to take immediately. If that fails, it is taken when
  // its lock expires.
  if (signal.reason !== lost) await job.moveToWait(token).catch(() => {});
  throw new WaitingError();

  async function failed(error: unknown): Promise<never> {
    const isOver = isPermanent(error);
    const retryAt = mayBeDeferred && !isOver ? retryTimeOf(error, clock.now()) : null;
    if (retryAt === null && (isOver || isLast)) {
      logger.error('A job failed for good.', { ...facts, code: errorCode(error) });
      throw new UnrecoverableError(errorMessage(error));
    }
    logger.warn('A job failed and will be tried again.', { ...facts, code: errorCode(error) });
    if (retryAt === null) throw new Error(errorMessage(error));
    // Counted first, so that a crash in between cannot make the deferrals endless.
    await job.updateData({ ...job.data, deferrals: deferrals + 1 });
    await job.moveToDelayed(retryAt.getTime(), token);
    throw new DelayedError();
  }
}

/** Rejects when an aborted handler is no longer waited for: immediately if its job is lost. */
async function givenUp(signal: AbortSignal, patience: number): Promise<never> {
  const aborted = whenAborted(signal);
  await aborted.catch(() => sleep(signal.reason === lost ? 0 : patience));
  return aborted;
}
