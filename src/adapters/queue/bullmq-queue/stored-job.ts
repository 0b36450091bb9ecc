import type { Job, JobsOptions, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Backlog, FailedJob, FailedJobsPage, PendingJob } from '../../../core/ports.ts';
import { failedJobsPage } from '../../../core/services/failed-jobs.ts';
import { keyCodec, type NameRules } from '../../../core/text/key-codec.ts';
import type { BullmqQueueSettings } from './bullmq-settings.ts';

/** What is stored of a job in Redis, in addition to BullMQ's own counts. */
export interface StoredJob<P extends object = object> {
  id: string;
  payload: P;
  /** BullMQ's count of lost processes when the job's current life began: the count continues when a job is retried. */
  stalledBefore: number;
  /** Tries in the current life that ended with an error that named the time of the next. */
  deferrals: number;
  /**
   * When it became due, or will (milliseconds since 1970), if it was tried before: BullMQ forgets the time when the job
   * leaves the delayed ones.
   */
  dueAt?: number;
}

export type StoredQueue = Queue<StoredJob, void, string>;

export type TakenJob<P extends object> = Job<StoredJob<P>, void, string>;

/** Returns the options with which a job is stored. */
export function jobOptions(
  jobId: string,
  { attempts, doneRecordMilliseconds }: BullmqQueueSettings,
): JobsOptions {
  // A stored job is not accepted again, so these also determine for how long an id is known.
  const kept = { removeOnComplete: { age: Math.ceil(doneRecordMilliseconds / 1_000) }, removeOnFail: false };
  return { jobId, attempts, backoff: { type: 'jittered' }, ...kept, stackTraceLimit: 0 };
}

/** Whether BullMQ found the job in a different state from the one that the step needs. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}

/** Returns a page of the jobs of this name that failed for good, the earliest first. */
export async function listFailedJobs(
  queue: StoredQueue,
  name: string,
  page?: FailedJobsPage,
): Promise<FailedJob[]> {
  const jobs = failedJobsPage(page);
  for (let start = 0; ; start += jobsAtOnce) {
    const found = await queue.getJobs(['failed'], start, start + jobsAtOnce - 1, true);
    for (const { data, failedReason, finishedOn } of found) {
      // A job that was retried after it was listed no longer has an end.
      if (finishedOn === undefined) continue;
      jobs.add({ name, id: data.id, error: failedReason, failedAt: new Date(finishedOn).toISOString() });
    }
    if (found.length < jobsAtOnce) return jobs.list();
  }
}

const jobsAtOnce = 500;

/** Lets a job that failed for good run again, in one step in Redis; returns false if there is no such job. */
export async function retryFailedJob(queue: StoredQueue, id: string, now: Date): Promise<boolean> {
  const job = await queue.getJob(jobKey(id));
  if (!job || !(await job.isFailed())) return false;
  return runAgain(job, 'failed', { payload: job.data.payload, now });
}

/** Returns when a job ended (milliseconds since 1970) if it is done; null otherwise. */
export async function doneTime(queue: StoredQueue, id: string): Promise<number | null> {
  const job = await queue.getJob(jobKey(id));
  return job?.finishedOn !== undefined && (await job.isCompleted()) ? job.finishedOn : null;
}

/** Lets a job that is done since that time run again; does nothing if it has run again in the meantime. */
export async function runDoneJob(
  queue: StoredQueue,
  id: string,
  { doneAt, ...given }: { doneAt: number; payload: object; now: Date },
): Promise<void> {
  const job = await queue.getJob(jobKey(id));
  if (job?.finishedOn === doneAt) await runAgain(job, 'completed', given);
}

/** Puts a job that has ended back to its first try; returns false if it is no longer in that state. */
async function runAgain(
  job: TakenJob<object>,
  state: 'completed' | 'failed',
  { payload, now }: { payload: object; now: Date },
): Promise<boolean> {
  const { stalledCounter: stalledBefore, data } = job;
  try {
    await job.updateData({ ...data, payload, stalledBefore, deferrals: 0, dueAt: now.getTime() });
    await job.retry(state, { resetAttemptsMade: true, resetAttemptsStarted: true });
    return true;
  } catch (error) {
    // Another process was faster.
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Returns the waiting jobs: those that are due, of which the first has waited longest, and postponed ones. */
export async function backlogOf(queue: StoredQueue, client: Redis, now: Date): Promise<Backlog> {
  // The delayed ones are read first, so that a job on its way from there to the others is seen.
  const [[, score], [first], waiting] = await Promise.all([
    client.zrange(queue.toKey('delayed'), 0, 0, 'WITHSCORES'),
    queue.getJobs(['waiting'], 0, 0, true),
    queue.count(),
  ]);
  // Without a worker, delayed jobs stay where they are, even when they are due.
  const times = score === undefined ? [] : [timeOfScore(score)];
  // A job that is no longer delayed is due, even if the clock of the process that delayed it was ahead.
  if (first) times.push(Math.min(first.data.dueAt ?? first.timestamp, now.getTime()));
  const due = Math.min(...times);
  return { waiting, dueSince: due <= now.getTime() ? new Date(due) : null };
}

/** Returns how it stands with a job; null if it has ended or there is no such job. */
export async function pendingJob(
  queue: StoredQueue,
  client: Redis,
  { id, now }: { id: string; now: Date },
): Promise<PendingJob | null> {
  const job = await queue.getJob(jobKey(id));
  if (!job || job.finishedOn !== undefined) return null;
  // BullMQ keeps the time with the job's place among the delayed ones, and its delay without its beginning.
  const score = await client.zscore(queue.toKey('delayed'), jobKey(id));
  const isLater = score !== null && timeOfScore(score) > now.getTime();
  return { failures: job.attemptsMade, nextTryAt: isLater ? new Date(timeOfScore(score)) : null };
}

/**
 * Names and ids that BullMQ accepts. It rejects colons and whole numbers, and keeps its own data next to the jobs of a
 * queue, under names such as `wait` and `meta`. Different texts stay different.
 */

/** Returns the name of the BullMQ queue that holds all jobs of one name. */
export function queueName(name: string): string {
  // No other name has a percent sign that does not begin an escape.
  return queueCodec.nameOf(name) || '%';
}

/** Returns BullMQ's name for the job with this id. */
export function jobKey(id: string): string {
  return jobCodec.nameOf(id);
}

/** Returns the id that was passed to {@link jobKey}; a key that did not come from it, as it is. */
export function jobId(key: string): string {
  return jobCodec.keyOf(key) ?? key;
}

/** Returns the time until which a job is delayed (milliseconds since 1970). */
function timeOfScore(score: string): number {
  return Math.floor(Number(score) / scoresPerMillisecond);
}

/** BullMQ keeps delayed jobs of one millisecond in order by the digits after it. */
const scoresPerMillisecond = 0x1000;

/** Half a surrogate pair is escaped too, because in UTF-8 all of them would look the same. */
const rules: NameRules = { escaped: /[%:\p{Surrogate}]/gu, sign: '%', digits: 'two or four' };
const queueCodec = keyCodec(rules);
const jobCodec = keyCodec({ ...rules, start: 'job-' });
