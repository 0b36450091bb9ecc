import { randomIds, silentLogger, systemClock } from '../../core/ports/system.ts';
import type {
  Backlog,
  Clock,
  Ids,
  JobHandler,
  JobQueue,
  Logger,
  PendingJob,
  Store,
} from '../../core/ports.ts';
import { loggingDamage } from '../../core/records/reading/damaged-record.ts';
import { eachReadable } from '../../core/records/reading/each-record.ts';
import { endsInTime } from '../../core/time/in-time.ts';
import { type Sleep, sleep as sleepInRealTime } from '../../core/time/sleep.ts';
import { completeSettings, type QueueSettings } from './queue-settings.ts';
import { StorageOutage } from './storage-outage.ts';
import { addJob, listFailedJobs, retryFailedJob } from './store-queue/failed-jobs.ts';
import { type JobRecord, pendingKey, pendingPrefix } from './store-queue/job-records.ts';
import type { QueueParts } from './store-queue/queue-parts.ts';
import { QueueWorker } from './store-queue/queue-worker.ts';

export type { QueueSettings };

export interface StoreQueueOptions
  extends Partial<{ [Name in keyof QueueSettings]: QueueSettings[Name] | undefined }> {
  /** The store that keeps the jobs, under `jobs/`. The queue does not close it. */
  store: Store;
  /** @default the system's time */
  clock?: Clock | undefined;
  /** @default random ones */
  ids?: Ids | undefined;
  /** @default no log */
  logger?: Logger | undefined;
  /** How to wait; only tests need another way. @default in real time */
  sleep?: Sleep | undefined;
}

/**
 * A job queue that needs nothing but a store: every step of a job is one conditional write, so that a crash at any
 * moment loses no job and at most repeats the try that was under way. Several processes may share a store; a running
 * job is under a lease, and if the lease is no longer renewed, another process takes the job over.
 *
 * A job added in this process starts immediately, one added in another process within the poll interval. Jobs of a
 * process that died start again when their leases expire, after 10 seconds by default.
 *
 * `add`, `retry` and `failed` throw the store's DeskError `storage_unavailable`. `work` throws a plain Error for a
 * second handler of one name and after `close`. `close` gives handlers the grace period, then aborts their signals
 * and hands back what is still running; it never throws, and takes at most a few seconds more.
 *
 * @throws RangeError for a setting that is not a number above zero
 *
 * @example
 * const jobs = storeQueue({ store });
 * jobs.work('intake', async ({ submissionId }: { submissionId: string }) => process(submissionId));
 * await jobs.add('intake', { submissionId }, { id: submissionId });
 */
export function storeQueue(options: StoreQueueOptions): JobQueue {
  const parts = queueParts(options);
  const { store, settings, sleep } = parts;
  const workers = new Map<string, { offer(key: string): void } & Closeable>();
  const giveUp = new AbortController();
  let closing: Promise<void> | null = null;

  return {
    async add(name, payload, options) {
      const key = await addJob(parts, { name, payload, ...options });
      if (key !== null) workers.get(name)?.offer(key);
    },

    work<P extends object>(name: string, handler: JobHandler<P>, { concurrency = 1 } = {}) {
      if (closing) throw new Error('The job queue is closed.');
      if (workers.has(name)) throw new Error(`The job queue has a handler for "${name}" already.`);
      if (!(concurrency >= 1)) throw new RangeError(`"concurrency" must be 1 or more, not ${concurrency}.`);
      const worker = new QueueWorker<P>(parts, { name, handler, concurrency, giveUp: giveUp.signal });
      workers.set(name, worker);
    },

    async retry(name, id) {
      const key = await retryFailedJob(parts, name, id);
      if (key !== null) workers.get(name)?.offer(key);
      return key !== null;
    },

    failed: (name, page) => listFailedJobs(store, name, page),
    backlog: (name) => backlogOf(store, name, parts.clock.now()),
    pending: (name, id) => pendingJob(store, { name, id, now: parts.clock.now() }),
    ping: () => store.ping(),

    close() {
      closing ??= closeWorkers([...workers.values()], { sleep, settings, giveUp });
      return closing;
    },
  };
}

type Closeable = Pick<QueueWorker<object>, 'stop' | 'idle' | 'abort' | 'handBack'>;

async function closeWorkers(
  workers: readonly Closeable[],
  { sleep, settings, giveUp }: { sleep: Sleep; settings: QueueSettings; giveUp: AbortController },
): Promise<void> {
  for (const worker of workers) worker.stop();
  const idle = Promise.all(workers.map((worker) => worker.idle()));
  if (await endsInTime(settings.graceMilliseconds, idle, sleep)) return;
  for (const worker of workers) worker.abort();
  if (await endsInTime(settings.abortMilliseconds, idle, sleep)) return;
  const handedBack = Promise.all(workers.map((worker) => worker.handBack()));
  if (await endsInTime(handBackMilliseconds, handedBack, sleep)) return;
  // The storage is failing. The leases will expire.
  giveUp.abort();
  await endsInTime(handBackMilliseconds, handedBack, sleep);
}

function queueParts({ store, sleep = sleepInRealTime, ...given }: StoreQueueOptions): QueueParts {
  const { clock = systemClock, ids = randomIds, logger = silentLogger } = given;
  const system = { clock, ids, logger, sleep };
  const settings = completeSettings(given);
  const outage = new StorageOutage(system);
  return { ...system, store: loggingDamage(store, logger), settings, outage, owner: ids.uuid() };
}

/** How long to wait for a failing storage while jobs are handed back. */
const handBackMilliseconds = 2_000;

/**
 * Returns the waiting jobs of this name that are not damaged. Reads each of them.
 *
 * @throws DeskError `storage_unavailable`
 */
async function backlogOf(store: Store, name: string, now: Date): Promise<Backlog> {
  let waiting = 0;
  let due = Number.POSITIVE_INFINITY;
  for await (const job of eachReadable<JobRecord>(store, pendingPrefix(name))) {
    const isRunning = job.lease && Date.parse(job.lease.expiresAt) > now.getTime();
    if (job.outcome || isRunning) continue;
    waiting += 1;
    due = Math.min(due, Date.parse(job.notBefore));
  }
  return { waiting, dueSince: due <= now.getTime() ? new Date(due) : null };
}

/** @throws DeskError `storage_unavailable` */
async function pendingJob(
  store: Store,
  { name, id, now }: { name: string; id: string; now: Date },
): Promise<PendingJob | null> {
  const job = (await store.get<JobRecord>(pendingKey(name, id)))?.value;
  if (!job || job.outcome) return null;
  const isLater = job.lease === null && Date.parse(job.notBefore) > now.getTime();
  return { failures: job.failures, nextTryAt: isLater ? new Date(job.notBefore) : null };
}
