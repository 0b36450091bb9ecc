import type { Backlog } from '../../../core/ports.ts';
import type { StoredQueue } from './stored-job.ts';

/**
 * Returns the waiting jobs in a queue: those that are due, of which the first has waited longest, and postponed ones.
 */
export async function backlogOf(queue: StoredQueue): Promise<Backlog> {
  const [{ waiting = 0, prioritized = 0, delayed = 0 }, [first]] = await Promise.all([
    queue.getJobCounts('waiting', 'prioritized', 'delayed'),
    queue.getJobs(['waiting'], 0, 0, true),
  ]);
  const dueSince = first ? new Date(first.timestamp) : null;
  return { waiting: waiting + prioritized + delayed, dueSince };
}
