import type { JobHandler } from '../../../core/ports.ts';
import { backoffMilliseconds, randomFraction } from '../../../core/time/backoff.ts';
import { sleep } from '../../../core/time/sleep.ts';
import { openRedis } from '../../../redis/client.ts';
import { redisCode } from '../../../redis/failure.ts';
import { jobId, queueName } from './job-identity.ts';
import { lost, processJob } from './process-job.ts';
import type { BullmqQueueParts } from './queue-parts.ts';
import { isRefusal, type StoredJob, type TakenJob } from './stored-job.ts';

/** Takes the jobs of one name and runs them. */
export interface JobWorker {
  /** Takes no further jobs, and resolves when the ends of all running jobs have been recorded. */
  close(): Promise<void>;
  /** To be called after {@link JobWorker.close}: resolves once no job is running here. */
  idle(): Promise<void>;
  /** Tells all handlers to stop. */
  stop(): void;
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
  const { url, prefix, settings, ids, logger, outage, stopping, ending } = parts;
  const { Worker: BullmqWorker } = await import('bullmq');
  const { callMilliseconds } = settings;
  // Longer than the limit for calls: if the response with a job arrives too late, no process takes the job until its
  // lock expires.
  const timeouts = { connectTimeout: callMilliseconds, commandTimeout: 2 * callMilliseconds };
  const connection = await openRedis(url, { ...timeouts, maxRetriesPerRequest: null }, ending);
  if (stopping.aborted) return null;
  /** The tries running here, by BullMQ's ids of their jobs, and the timers of their locks. */
  const ends = new Map<string, Promise<unknown>>();
  const locks = new Map<string, NodeJS.Timeout>();

  class PatientWorker extends BullmqWorker<StoredJob<P>, void, string> {
    /**
     * Pauses, because BullMQ asks again immediately when Redis refuses to return a job, as it does when its disk is
     * full.
     */
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
      while (ends.has(id)) await ends.get(id)?.catch(() => {});
      // BullMQ does not report when Redis has been silent for too long to renew a lock.
      const lock = setTimeout(lose, settings.lockMilliseconds, id);
      const end = super.processJob(job, token, fetchNext).finally(() => {
        clearTimeout(lock);
        locks.delete(id);
        ends.delete(id);
      });
      locks.set(id, lock);
      ends.set(id, end);
      return end;
    }
  }

  const waits = {
    firstMilliseconds: settings.firstWaitMilliseconds,
    longestMilliseconds: settings.longestWaitMilliseconds,
  };
  const worker = new PatientWorker(
    queueName(name),
    // No default parameters: BullMQ passes a signal only to functions with three parameters.
    (job, token, signal) =>
      processJob(parts, handler, { job, token: token ?? '', signal: signal ?? stopping }),
    {
      connection,
      prefix,
      concurrency,
      lockDuration: settings.lockMilliseconds,
      stalledInterval: settings.checkMilliseconds,
      // BullMQ never forgets a loss, even after a job is retried. The limit is checked when the job is taken.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
      // Otherwise BullMQ would print what it finds.
      skipVersionCheck: true,
      settings: {
        backoffStrategy: (failures) => backoffMilliseconds(failures, waits, randomFraction(ids)),
      },
    },
  );

  const lose = (id: string) => {
    if (!worker.cancelJob(id, lost)) return;
    const message = 'The lock on a job that is still running here has expired; another process may take it.';
    logger.warn(message, { job: name, id: jobId(id) });
  };
  worker.on('locksRenewed', ({ jobIds }) => {
    for (const id of jobIds) locks.get(id)?.refresh();
  });
  worker.on('lockRenewalFailed', (jobIds) => jobIds.forEach(lose));
  worker.on('stalled', (id) => {
    const facts = { job: name, id: jobId(id) };
    logger.warn('A job was taken over from a process that showed no sign of life.', facts);
  });
  worker.on('error', (error) => {
    // A connection that is open but dead is replaced by a new one.
    if (redisCode(error) === 'TIMEOUT' && connection.status === 'ready') connection.disconnect(true);
    const notHeld = 'The end of a job could not be recorded, because the job is no longer held here.';
    if (isRefusal(error)) logger.warn(notHeld, { job: name });
    else if (!isLossOfLock(error)) outage.report(error);
  });
  return {
    close: () => worker.close(),
    stop: () => worker.cancelAllJobs('The job queue is closing.'),
    async idle() {
      while (ends.size > 0) await Promise.allSettled(ends.values());
    },
  };
}

const pauseMilliseconds = 1_000;

/** The event `lockRenewalFailed` has already reported it. */
function isLossOfLock({ message }: Error): boolean {
  return message.startsWith('could not renew lock');
}
