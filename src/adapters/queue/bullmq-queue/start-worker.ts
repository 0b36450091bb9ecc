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
  /** Takes no further job, and resolves when all ends are written down. */
  close(): Promise<void>;
  /** After {@link JobWorker.close} was called: resolves once no job runs here. */
  idle(): Promise<void>;
  /** Tells all handlers to stop. */
  stop(): void;
}

/**
 * A BullMQ worker that begins to take jobs, on a connection of its own; null where none is wanted any more.
 *
 * @throws DeskError `storage_unavailable` where the address of Redis cannot be read
 */
export async function startWorker<P extends object>(
  parts: BullmqQueueParts,
  { name, handler, concurrency }: { name: string; handler: JobHandler<P>; concurrency: number },
): Promise<JobWorker | null> {
  const { url, prefix, settings, ids, logger, outage, stopping, ending } = parts;
  const { Worker: BullmqWorker } = await import('bullmq');
  const { callMilliseconds } = settings;
  // Longer than calls have: a job whose answer came too late is taken by nobody until its lock runs out.
  const timeouts = { connectTimeout: callMilliseconds, commandTimeout: 2 * callMilliseconds };
  const connection = await openRedis(url, { ...timeouts, maxRetriesPerRequest: null }, ending);
  if (stopping.aborted) return null;
  /** The tries that run here, by BullMQ's ids of their jobs, and when their locks run out. */
  const ends = new Map<string, Promise<unknown>>();
  const locks = new Map<string, NodeJS.Timeout>();

  class PatientWorker extends BullmqWorker<StoredJob<P>, void, string> {
    /** BullMQ asks again at once when Redis refuses to give a job, as it does when its disk is full. */
    protected override async moveToActive(token: string, worker?: string): Promise<TakenJob<P>> {
      try {
        return await super.moveToActive(token, worker);
      } catch (error) {
        await sleep(pauseMilliseconds, stopping);
        throw error;
      }
    }

    /** BullMQ renews locks by job: the end of a try that lost its job would end the renewal for the next one here. */
    override async processJob(job: TakenJob<P>, token: string, fetchNext?: () => boolean) {
      const id = job.id ?? '';
      lose(id);
      while (ends.has(id)) await ends.get(id)?.catch(() => {});
      // BullMQ does not say when Redis is too silent to renew a lock.
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
    // Without defaults: BullMQ gives a signal only to whom has three parameters.
    (job, token, signal) =>
      processJob(parts, handler, { job, token: token ?? '', signal: signal ?? stopping }),
    {
      connection,
      prefix,
      concurrency,
      lockDuration: settings.lockMilliseconds,
      stalledInterval: settings.checkMilliseconds,
      // BullMQ never forgets a loss, also of a job that is retried. The bound is looked at when the job is taken.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
      // Its findings would be printed.
      skipVersionCheck: true,
      settings: {
        backoffStrategy: (failures) => backoffMilliseconds(failures, waits, randomFraction(ids)),
      },
    },
  );

  const lose = (id: string) => {
    if (!worker.cancelJob(id, lost)) return;
    const message = 'The lock on a job that still runs here ran out; another process may take it.';
    logger.warn(message, { job: name, id: jobId(id) });
  };
  worker.on('locksRenewed', ({ jobIds }) => {
    for (const id of jobIds) locks.get(id)?.refresh();
  });
  worker.on('lockRenewalFailed', (jobIds) => jobIds.forEach(lose));
  worker.on('stalled', (id) => {
    const facts = { job: name, id: jobId(id) };
    logger.warn('A job was taken over from a process that gave no sign of life.', facts);
  });
  worker.on('error', (error) => {
    // A connection that is open but dead is given up for a new one.
    if (redisCode(error) === 'TIMEOUT' && connection.status === 'ready') connection.disconnect(true);
    const notHeld = 'The end of a job could not be written down, as it is not held here any more.';
    if (isRefusal(error)) logger.warn(notHeld, { job: name });
    else if (!isLossOfLock(error)) outage.report(error);
  });
  return {
    close: () => worker.close(),
    stop: () => worker.cancelAllJobs('The job queue closes.'),
    async idle() {
      while (ends.size > 0) await Promise.allSettled(ends.values());
    },
  };
}

const pauseMilliseconds = 1_000;

/** The event `lockRenewalFailed` has said it already. */
function isLossOfLock({ message }: Error): boolean {
  return message.startsWith('could not renew lock');
}
