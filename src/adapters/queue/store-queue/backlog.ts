import type { Backlog, Store } from '../../../core/ports.ts';
import { type PendingJob, pendingPrefix } from './job-records.ts';

/**
 * Returns the waiting jobs of this name. Reads each of them.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function backlogOf(store: Store, name: string, now: Date): Promise<Backlog> {
  let waiting = 0;
  let due = Number.POSITIVE_INFINITY;
  for await (const key of store.keys(pendingPrefix(name))) {
    const job = (await store.get<PendingJob>(key))?.value;
    const isRunning = job?.lease && Date.parse(job.lease.expiresAt) > now.getTime();
    if (!job || job.outcome || isRunning) continue;
    waiting += 1;
    due = Math.min(due, Date.parse(job.notBefore));
  }
  return { waiting, dueSince: due <= now.getTime() ? new Date(due) : null };
}
