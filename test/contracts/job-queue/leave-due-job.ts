import type { JobQueueBench } from '../job-queue.ts';

/** Leaves a job `print` that is due for its second try, with nobody to make it. */
export async function leaveDueJob({ open, now, until }: JobQueueBench): Promise<{ id: string; dueAt: Date }> {
  const queue = open();
  const dueAt = new Date(now().getTime() + 2_000);
  queue.work('print', async () => {
    throw Object.assign(new Error('The shop is shut.'), { retryAt: dueAt });
  });
  await queue.add('print', {}, { id: 'one' });
  await until(async () => (await queue.pending?.('print', 'one'))?.nextTryAt != null);
  await queue.close();
  // Simulated time passes only while somebody waits for something.
  open().work('bind', async () => {});
  await until(() => now() > dueAt);
  return { id: 'one', dueAt };
}
