import type { Secret } from '../../core/ports/secret.ts';
import { randomIds, silentLogger, systemClock } from '../../core/ports/system.ts';
import type { Clock, Ids, JobHandler, JobQueue, Logger } from '../../core/ports.ts';
import { type Sleep, sleep as sleepInRealTime } from '../../core/time/sleep.ts';
import { closeWorkers } from './bullmq-queue/close-workers.ts';
import { listFailedJobs, retryFailedJob } from './bullmq-queue/failed-jobs.ts';
import { jobKey } from './bullmq-queue/job-identity.ts';
import { JobWorker } from './bullmq-queue/job-worker.ts';
import type { BullmqQueueParts } from './bullmq-queue/queue-parts.ts';
import { type BullmqQueueSettings, completeBullmqSettings } from './bullmq-queue/queue-settings.ts';
import { RedisCalls } from './bullmq-queue/redis-calls.ts';
import { RedisConnections } from './bullmq-queue/redis-connections.ts';
import { checkRedisUrl } from './bullmq-queue/redis-url.ts';
import { jobOptions } from './bullmq-queue/stored-job.ts';
import { WorkerConnection } from './bullmq-queue/worker-connection.ts';
import { StorageTrouble } from './store-queue/storage-trouble.ts';

export type { BullmqQueueSettings };

export interface BullmqQueueOptions extends Partial<BullmqQueueSettings> {
  /** Such as `redis://host:6379`, or `rediss://user:password@host:6379/0` with TLS. */
  url: Secret;
  /** Starts all keys in Redis, followed by `:jobs:`. @default 'thesisdesk' */
  prefix?: string;
  /** @default the system's time */
  clock?: Clock;
  /** @default random ones */
  ids?: Ids;
  /** @default no log */
  logger?: Logger;
}

/**
 * A job queue for several machines, on BullMQ over Redis. Every step of a job is one script in Redis. A job that
 * was added anywhere starts at once where a worker is free; one of a process that died starts again elsewhere
 * within some seconds. Redis must keep what it was given: `appendonly yes` and `maxmemory-policy noeviction`.
 *
 * It connects on first use, and again by itself after each outage. `add`, `retry`, `failed` and `ping` give up
 * after 5 seconds with a DeskError `storage_unavailable`; whether the job was added is then unknown, and adding it
 * again is safe. `work` throws a plain Error for a second handler of one name and after `close`. `close` gives
 * handlers the grace period, then aborts their signals and hands back what still runs; it never throws, and takes
 * a few seconds more at most, also without Redis.
 *
 * @throws RangeError for a setting that is no number above zero, and for a URL that is none of Redis
 *
 * @example
 * const jobs = bullmqQueue({ url: 'redis://127.0.0.1:6379' });
 * jobs.work('intake', async ({ submissionId }: { submissionId: string }) => process(submissionId));
 * await jobs.add('intake', { submissionId }, { id: submissionId });
 */
export function bullmqQueue(options: BullmqQueueOptions): JobQueue {
  const parts = queueParts(options);
  const calls = new RedisCalls(parts);
  const ending = new AbortController();
  const connection = new WorkerConnection(parts, ending.signal);
  const workers = new Map<string, Pick<JobWorker<object>, keyof JobWorker<object>>>();
  let closing: Promise<void> | null = null;

  const close = async (): Promise<void> => {
    await closeWorkers([...workers.values()], parts);
    ending.abort();
    await calls.close();
  };

  return {
    async add(name, payload, { id }) {
      const key = jobKey(id);
      await calls.withQueue(name, (queue) =>
        queue.add(name, { id, payload, stalledBefore: 0, deferrals: 0 }, jobOptions(key, parts.settings)),
      );
    },

    work<P extends object>(name: string, handler: JobHandler<P>, { concurrency = 1 } = {}) {
      if (closing) throw new Error('The job queue is closed.');
      if (workers.has(name)) throw new Error(`The job queue has a handler for "${name}" already.`);
      if (!(concurrency >= 1)) throw new RangeError(`Jobs at once must be 1 or more, not ${concurrency}.`);
      workers.set(name, new JobWorker<P>(parts, { name, handler, concurrency, client: connection.get }));
    },

    retry: (name, id) => calls.withQueue(name, (queue) => retryFailedJob(queue, id)),
    failed: (name, page) => calls.withQueue(name, (queue) => listFailedJobs(queue, name, page)),
    ping: () => calls.ping(),

    close() {
      closing ??= close();
      return closing;
    },
  };
}

function queueParts(options: BullmqQueueOptions): BullmqQueueParts {
  const { url, prefix = 'thesisdesk', ...given } = options;
  const { clock = systemClock, ids = randomIds, logger = silentLogger } = options;
  checkRedisUrl(url);
  const settings = completeBullmqSettings(given);
  const sleep: Sleep = sleepInRealTime;
  const trouble = new StorageTrouble({ clock, ids, logger, sleep });
  const connections = new RedisConnections(url, trouble);
  return { prefix: `${prefix}:jobs`, clock, ids, logger, sleep, settings, trouble, connections };
}
