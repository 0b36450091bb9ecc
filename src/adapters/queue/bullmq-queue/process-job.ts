import type { JobHandler } from '../../../core/ports.ts';
import { sleep, whenAborted } from '../../../core/time/sleep.ts';
import {
  errorCode,
  errorMessage,
  interruptedTooOften,
  isPermanent,
  mayBeDeferred,
  retryTimeFor,
} from '../store-queue/error-facts.ts';
import type { BullmqQueueParts } from './queue-settings.ts';
import type { TakenJob } from './stored-job.ts';

/** The reason of an aborted signal if another process has the job, or may have it. */
export const lost = 'Another process may take over this job.';

/**
 * Runs one try of a job, whose handler is to stop when the signal is aborted.
 *
 * @throws the error that tells BullMQ how the try ended
 */
export async function processJob<P extends object>(
  { settings, clock, logger, stopping }: BullmqQueueParts,
  handler: JobHandler<P>,
  job: TakenJob<P>,
  signal: AbortSignal,
): Promise<void> {
  const { DelayedError, UnrecoverableError, WaitingError } = await import('bullmq');
  const { id, payload, stalledBefore, deferrals } = job.data;
  const attempt = job.attemptsMade + 1;
  const facts = { job: job.name, id, attempt };

  const interruptions = job.stalledCounter - stalledBefore;
  if (interruptions > settings.interruptions) {
    logger.error('A job failed for good: its process ended during each try.', facts);
    throw new UnrecoverableError(interruptedTooOften);
  }
  // Jobs added by version 0.1 have no limit of their own.
  const attempts = Math.min(job.opts.attempts ?? 1, settings.attempts);
  const isLast = attempt >= attempts || interruptions >= settings.interruptions;
  const run = async () =>
    handler(payload, { id, attempt, isLast, mayBeDeferred: mayBeDeferred(job.data), signal });

  try {
    if (!stopping.aborted && !signal.aborted)
      return await Promise.race([run(), givenUp(signal, settings.abortMilliseconds)]);
  } catch (error) {
    if (!signal.aborted) return failed(error);
  }
  // Puts the job back as it was before this try, for any process to take immediately. If that fails, it is taken when
  // its lock expires.
  if (signal.reason !== lost) await job.moveToWait(job.token).catch(() => {});
  throw new WaitingError();

  async function failed(error: unknown): Promise<never> {
    const code = errorCode(error);
    const retryAt = retryTimeFor(error, job.data, clock.now());
    if (retryAt === null && (isPermanent(error) || isLast)) {
      logger.error('A job failed for good.', { ...facts, code });
      throw new UnrecoverableError(errorMessage(error));
    }
    logger.warn('A job failed and will be tried again.', { ...facts, code });
    if (retryAt === null) throw new Error(errorMessage(error));
    // Counted first, so that a crash in between cannot make the deferrals endless.
    await job.updateData({ ...job.data, deferrals: deferrals + 1 });
    await job.moveToDelayed(retryAt.getTime(), job.token);
    throw new DelayedError();
  }
}

/** Rejects when an aborted handler is no longer waited for: immediately if its job is lost. */
async function givenUp(signal: AbortSignal, patience: number): Promise<never> {
  const aborted = whenAborted(signal);
  await aborted.catch(() => sleep(signal.reason === lost ? 0 : patience));
  return aborted;
}
