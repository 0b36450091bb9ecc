import type { Redis } from 'ioredis';
import type { PendingJob } from '../../../core/ports.ts';
import { jobKey } from './job-identity.ts';
import type { StoredQueue } from './stored-job.ts';

/** Returns how it stands with a job; null if it has ended or there is no such job. */
export async function pendingJob(queue: StoredQueue, client: Redis, id: string): Promise<PendingJob | null> {
  const job = await queue.getJob(jobKey(id));
  if (!job || job.finishedOn !== undefined) return null;
  // BullMQ keeps the time with the job's place among the delayed ones, and its delay without its beginning.
  const score = await client.zscore(queue.toKey('delayed'), jobKey(id));
  const nextTryAt = score === null ? null : new Date(Math.floor(Number(score) / scoresPerMillisecond));
  return { failures: job.attemptsMade, nextTryAt };
}

/** BullMQ keeps delayed jobs of one millisecond in order by the digits after it. */
const scoresPerMillisecond = 0x1000;
