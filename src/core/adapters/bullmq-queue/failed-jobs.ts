import type { FailedJob } from '../../ports.ts';
import { jobKey } from './job-identity.ts';
import type { StoredQueue } from './redis-calls.ts';
import { isRefusal } from './refusal.ts';

/** The jobs of this name that failed for good, the earliest first. */
export async function listFailedJobs(queue: StoredQueue, name: string): Promise<FailedJob[]> {
  const jobs: FailedJob[] = [];
  for (const { data, failedReason, finishedOn } of await queue.getJobs(['failed'], 0, -1, true)) {
    // One that was retried after it was listed has no end any more.
    if (finishedOn === undefined) continue;
    jobs.push({ name, id: data.id, error: failedReason, failedAt: new Date(finishedOn).toISOString() });
  }
  return jobs.sort(
    (one, other) => compareTexts(one.failedAt, other.failedAt) || compareTexts(one.id, other.id),
  );
}

/** Lets a job that failed for good run again, by one step in Redis; false where there is none. */
export async function retryFailedJob(queue: StoredQueue, id: string): Promise<boolean> {
  const job = await queue.getJob(jobKey(id));
  if (!job || !(await job.isFailed())) return false;
  await job.updateData({ ...job.data, stalledBefore: job.stalledCounter, deferrals: 0 });
  try {
    await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
    return true;
  } catch (error) {
    // Somebody else was faster.
    if (isRefusal(error)) return false;
    throw error;
  }
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
