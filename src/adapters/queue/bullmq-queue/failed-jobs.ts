import type { FailedJob, FailedJobsPage } from '../../../core/ports.ts';
import { failedJobsPage } from '../../../core/services/failed-jobs.ts';
import { jobKey } from './job-identity.ts';
import { isRefusal, type StoredQueue } from './stored-job.ts';

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
export async function retryFailedJob(queue: StoredQueue, id: string): Promise<boolean> {
  const job = await queue.getJob(jobKey(id));
  if (!job || !(await job.isFailed())) return false;
  await job.updateData({ ...job.data, stalledBefore: job.stalledCounter, deferrals: 0 });
  try {
    await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
    return true;
  } catch (error) {
    // Another process was faster.
    if (isRefusal(error)) return false;
    throw error;
  }
}
