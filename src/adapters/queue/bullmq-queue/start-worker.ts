import type { Worker } from 'bullmq';
import type { JobHandler } from '../../../core/ports.ts';
import { randomFraction } from '../../../core/time/backoff.ts';
import { sleep, whenAborted } from '../../../core/time/sleep.ts';
import { openRedis } from '../../../redis/client.ts';
import { dropConnection } from '../../../redis/drop-connection.ts';
import { redisCode } from '../../../redis/failure.ts';
import {
  errorCode,
  errorMessage,
  interruptedTooOften,
  isPermanent,
  mayBeDeferred,
  retryTimeFor,
} from '../job-error.ts';
import { waitAfter } from '../queue-settings.ts';
import type { BullmqQueueParts } from './bullmq-settings.ts';
import { isRefusal, jobId, queueName, type StoredJob, type TakenJob } from './stored-job.ts';

/** Takes the jobs of one name and runs them. */
export interface JobWorker extends Pick<Worker, 'close' | 'cancelAllJobs'> {
  /** To be called after `close`: resolves once no job is running here. */
  idle(): Promise<void>;
}

/**
 * Starts a BullMQ worker with its own connection; returns null if none is wanted any more.
 *
 * @throws DeskError `storage_unavailable` if the address of Redis cannot be read
 */
export async function startWorker<P extends object>(
  parts: BullmqQueueParts,
  { name, handler, concurrency }: { name: string; handler: JobHandler<P>; concurrency: number },
): Promise<JobWorker | null> {
  const { url, prefix, settings, clock, ids, logger, outage, stopping, ending } = parts;
  const { Worker: BullmqWorker } = await import('bullmq');
  const { callMilliseconds, lockMilliseconds } = settings;
  // Longer than the limit for calls: if the response with a job arrives too late, no process takes the job until its
  // lock expires.
  const timeouts = { connectTimeout: callMilliseconds, commandTimeout: 2 * callMilliseconds };
  const connection = await openRedis(url, { ...timeouts, maxRetriesPerRequest: null }, ending);
  if (stopping.aborted) return null;
  /** The tries running here and the timers of their locks, by BullMQ's ids of their jobs. */
  const tries = new Map<string, { end: Promise<unknown>; lock: NodeJS.Timeout }>();

  class PatientWorker extends BullmqWorker<StoredJob<P>, void, string> implements JobWorker {
    /** Pauses, because BullMQ asks again immediately if Redis refuses to return a job, as when its disk is full. */
    protected override async moveToActive(token: string, worker?: string): Promise<TakenJob<P>> {
      try {
        return await super.moveToActive(token, worker);
      } catch (error) {
        await sleep(pauseMilliseconds, stopping);
        throw error;
      }
    }

    /** BullMQ renews locks per job: the end of a try that lost its job would end the renewal for the next try here. */
    override async processJob(job: TakenJob<P>, token: string, fetchNext?: () => boolean) {
      const id = job.id ?? '';
      lose(id);
      while (tries.has(id)) await Promise.allSettled([tries.get(id)?.end]);
      // BullMQ does not report when Redis has been silent for too long to renew a lock.
      const lock = setTimeout(lose, lockMilliseconds, id);
      const end = super.processJob(job, token, fetchNext).finally(() => {
        clearTimeout(lock);
        tries.delete(id);
      });
      tries.set(id, { end, lock });
      return end;
    }

    async idle(): Promise<void> {
      while (tries.size > 0) await Promise.allSettled([...tries.values()].map(({ end }) => end));
    }
  }

  const worker = new PatientWorker(
    queueName(name),
    // Three parameters, none with a default: otherwise BullMQ passes no signal.
    (job, _token, signal) => processJob(parts, handler, job, signal ?? stopping),
    {
      ...{ connection, prefix, concurrency },
      lockDuration: lockMilliseconds,
      stalledInterval: settings.checkMilliseconds,
      // BullMQ never forgets a loss, even after a job is retried. The limit is checked when the job is taken.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
      // Otherwise BullMQ would print what it finds.
      skipVersionCheck: true,
      settings: {
        async backoffStrategy(failures, _type, _error, job) {
          const wait = waitAfter(failures, settings, randomFraction(ids));
          await job?.updateData({ ...job.data, dueAt: clock.now().getTime() + wait });
          return wait;
        },
      },
    },
  );

  const warn = (message: string, id: string) => logger.warn(message, { job: name, id: jobId(id) });
  const lose = (id: string) => {
    const message = 'The lock on a job that is still running here has expired; another process may take it.';
    if (worker.cancelJob(id, lost)) warn(message, id);
  };
  worker.on('locksRenewed', ({ jobIds }) => {
    for (const id of jobIds) tries.get(id)?.lock.refresh();
  });
  worker.on('lockRenewalFailed', (jobIds) => jobIds.forEach(lose));
  worker.on('stalled', (id) => warn('A job was taken over from a process that showed no sign of life.', id));
  let readyAt = 0;
  connection.on('ready', () => {
    readyAt = performance.now();
  });
  worker.on('error', (error) => {
    // A call may time out that had waited for this connection most of its time, which says nothing about it.
    const isSilent = connection.status === 'ready' && performance.now() - readyAt > callMilliseconds;
    if (redisCode(error) === 'TIMEOUT' && isSilent) dropConnection(connection, connection.stream);
    const notHeld = 'The end of a job could not be recorded, because the job is no longer held here.';
    if (isRefusal(error)) logger.warn(notHeld, { job: name });
    // `lockRenewalFailed` has already reported the loss of a lock.
    else if (!error.message.startsWith('could not renew lock')) outage.report(error);
  });
  return worker;
}

const pauseMilliseconds = 1_000;

/** The reason of an aborted signal if another process has the job, or may have it. */
const lost = 'Another process may take over this job.';

/**
 * Runs one try of a job, whose handler is to stop when the signal is aborted.
 *
 * @throws the error that tells BullMQ how the try ended
 */
async function processJob<P extends object>(
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
    await job.updateData({ ...job.data, deferrals: deferrals + 1, dueAt: retryAt.getTime() });
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
