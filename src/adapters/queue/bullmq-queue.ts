import type { Redis } from 'ioredis';
import type { Secret } from '../../core/ports/secret.ts';
import { randomIds, silentLogger, systemClock } from '../../core/ports/system.ts';
import type { Clock, Ids, JobHandler, JobQueue, Logger } from '../../core/ports.ts';
import { endsInTime } from '../../core/time/in-time.ts';
import { sleep } from '../../core/time/sleep.ts';
import { redisAddress, redisUrlForm } from '../../redis/address.ts';
import { redisConnection } from '../../redis/connection.ts';
import { durabilityIn } from '../../redis/durability.ts';
import {
  type BullmqQueueParts,
  type BullmqQueueSettings,
  completeBullmqSettings,
} from './bullmq-queue/bullmq-settings.ts';
import { type JobWorker, startWorker } from './bullmq-queue/start-worker.ts';
import {
  backlogOf,
  doneTime,
  jobKey,
  jobOptions,
  listFailedJobs,
  pendingJob,
  queueName,
  retryFailedJob,
  runDoneJob,
  type StoredQueue,
} from './bullmq-queue/stored-job.ts';
import { StorageOutage } from './storage-outage.ts';

export type { QueueSettings } from './queue-settings.ts';
export type { BullmqQueueSettings };

export interface BullmqQueueOptions
  extends Partial<{ [Name in keyof BullmqQueueSettings]: BullmqQueueSettings[Name] | undefined }> {
  /** Such as `redis://host:6379`, or `rediss://user:password@host:6379/0` with TLS. */
  url: Secret;
  /** The prefix of all keys in Redis, followed by `:jobs:`. @default 'thesisdesk' */
  prefix?: string | undefined;
  /** @default the system's time */
  clock?: Clock | undefined;
  /** @default random ones */
  ids?: Ids | undefined;
  /** @default no log */
  logger?: Logger | undefined;
}

/**
 * A job queue for several machines, using BullMQ on Redis. Every step of a job is one script in Redis. A job starts
 * immediately on any machine with a free worker; a job of a process that died starts again elsewhere within a few
 * seconds. Redis must not lose or evict data: `appendonly yes` and `maxmemory-policy noeviction`.
 *
 * It connects on first use, and reconnects after each outage. `add`, `retry`, `failed` and `ping` give up after 5
 * seconds with a DeskError `storage_unavailable`; it is then unknown whether the job was added, and adding it again
 * is safe. `work` throws a plain Error for a second handler of one name and after `close`. `close` gives handlers the
 * grace period, then aborts their signals and hands back what is still running; it never throws, and takes at most a
 * few seconds more, even without Redis.
 *
 * @throws RangeError for a setting that is not a number above zero, and for a URL that is not a Redis URL
 *
 * @example
 * const jobs = bullmqQueue({ url: 'redis://127.0.0.1:6379' });
 * jobs.work('intake', async ({ submissionId }: { submissionId: string }) => process(submissionId));
 * await jobs.add('intake', { submissionId }, { id: submissionId });
 */
export function bullmqQueue({ url, prefix = 'thesisdesk', ...given }: BullmqQueueOptions): JobQueue {
  const { clock = systemClock, ids = randomIds, logger = silentLogger } = given;
  if (typeof url === 'string' && redisAddress(url) === null) {
    throw new RangeError(`The address of Redis must look like ${redisUrlForm}.`);
  }
  const settings = completeBullmqSettings(given);
  const outage = new StorageOutage({ clock, ids, logger, sleep });
  const stopping = new AbortController();
  const ending = new AbortController();
  const parts: BullmqQueueParts = {
    ...{ url, prefix: `${prefix}:jobs`, clock, ids, logger, settings, outage },
    ...{ stopping: stopping.signal, ending: ending.signal },
  };
  const { callMilliseconds } = settings;
  const connection = redisConnection({
    url,
    connectMilliseconds: callMilliseconds,
    callMilliseconds,
    opened(client) {
      client.on('error', (error) => outage.report(error));
      client.once('ready', () => void warnOfEviction(client, logger));
    },
  });
  const queueOf = openQueues(parts);
  const onQueue = <T>(doing: string, name: string, ask: (queue: StoredQueue, client: Redis) => Promise<T>) =>
    connection.ask(doing, async (client) => ask(await queueOf(name, client), client));
  const workers = new Map<string, JobWorker | null>();
  let closing: Promise<void> | null = null;

  const close = async (): Promise<void> => {
    stopping.abort();
    const started = [...workers.values()].filter((worker) => worker !== null);
    const closed = Promise.allSettled(started.map((worker) => worker.close()));
    const idle = Promise.all(started.map((worker) => worker.idle()));
    if (!(await endsInTime(settings.graceMilliseconds, idle))) {
      for (const worker of started) worker.cancelAllJobs('The job queue is closing.');
      await endsInTime(settings.abortMilliseconds, idle);
    }
    await endsInTime(writingMilliseconds, Promise.all([closed, connection.close()]));
    ending.abort();
    // Calls that were waiting for Redis now fail and end.
    await endsInTime(endMilliseconds, closed);
  };

  return {
    async add(name, payload, { id, isStillDue }) {
      const doneAt = isStillDue ? await onQueue('read a job', name, (queue) => doneTime(queue, id)) : null;
      if (doneAt !== null && (await isStillDue?.())) {
        const again = { doneAt, payload, now: clock.now() };
        await onQueue('run a job again', name, (queue) => runDoneJob(queue, id, again));
      }
      const options = jobOptions(jobKey(id), settings);
      const data = { id, payload, stalledBefore: 0, deferrals: 0 };
      // Adding the same job twice adds it once, and one that runs again is the same job.
      await onQueue('add a job', name, (queue) => queue.add(name, data, options));
    },

    work<P extends object>(name: string, handler: JobHandler<P>, { concurrency = 1 } = {}) {
      if (closing) throw new Error('The job queue is closed.');
      if (workers.has(name)) throw new Error(`The job queue has a handler for "${name}" already.`);
      if (!(concurrency >= 1)) throw new RangeError(`"concurrency" must be 1 or more, not ${concurrency}.`);
      workers.set(name, null);
      const start = () => startWorker<P>(parts, { name, handler, concurrency });
      void outage.outlast(start, stopping.signal).then(
        (worker) => workers.set(name, worker),
        () => {},
      );
    },

    retry: (name, id) =>
      connection.tell('retry a job', async (client) =>
        retryFailedJob(await queueOf(name, client), id, clock.now()),
      ),
    failed: (name, page) => onQueue('list jobs', name, (queue) => listFailedJobs(queue, name, page)),
    backlog: (name) => onQueue('count jobs', name, (queue, client) => backlogOf(queue, client, clock.now())),
    pending: (name, id) =>
      onQueue('read a job', name, (queue, client) => pendingJob(queue, client, { id, now: clock.now() })),
    async ping() {
      await connection.ask('ping', (client) => client.ping());
    },

    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** How long to wait for Redis to record the ends of jobs. */
const writingMilliseconds = 2_000;

/** Far longer than it takes if nothing has to be waited for. */
const endMilliseconds = 1_000;

/** Opens BullMQ's queues over one connection, one queue per job name. */
function openQueues({ prefix, outage }: BullmqQueueParts) {
  const queues = new Map<string, StoredQueue>();
  return async (name: string, connection: Redis): Promise<StoredQueue> => {
    const { Queue } = await import('bullmq');
    const known = queues.get(name);
    if (known) return known;
    const queue: StoredQueue = new Queue(queueName(name), { connection, prefix, skipVersionCheck: true });
    queue.on('error', (error) => outage.report(error));
    queues.set(name, queue);
    return queue;
  };
}

/** Warns if Redis reports that it may evict jobs when its memory is full. Never rejects. */
async function warnOfEviction(client: Pick<Redis, 'info'>, logger: Logger): Promise<void> {
  const { evictionPolicy: policy } = durabilityIn(await client.info('memory').catch(() => ''));
  if (policy === null) return;
  logger.warn('Redis may lose jobs when its memory is full. Set its maxmemory-policy to noeviction.', {
    policy,
  });
}
