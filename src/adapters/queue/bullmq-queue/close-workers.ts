import { within } from '../store-queue/within.ts';
import type { JobWorker } from './job-worker.ts';
import type { BullmqQueueParts } from './queue-parts.ts';

/**
 * Lets running jobs finish within the grace period, then tells them to stop, then hands back what still runs.
 * Ends the connections, whether or not Redis answers. Never rejects.
 */
export async function closeWorkers(
  workers: readonly Pick<JobWorker<object>, 'stop' | 'idle' | 'abort' | 'leave' | 'closed'>[],
  { settings, sleep, connections }: BullmqQueueParts,
): Promise<void> {
  for (const worker of workers) worker.stop();
  const idle = Promise.all(workers.map((worker) => worker.idle()));
  if (!(await within(idle, settings.graceMilliseconds, sleep))) {
    for (const worker of workers) worker.abort();
    if (!(await within(idle, settings.abortMilliseconds, sleep)))
      for (const worker of workers) worker.leave();
  }
  const closed = Promise.all(workers.map((worker) => worker.closed()));
  await within(closed, writingMilliseconds, sleep);
  connections.end();
  // What waited for Redis now fails, and comes to its end.
  await within(closed, endMilliseconds, sleep);
}

/** How long to wait for Redis to take the ends of jobs. */
const writingMilliseconds = 2_000;

/** Far longer than it takes without waiting for anything. */
const endMilliseconds = 1_000;
