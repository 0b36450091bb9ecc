import type { JobQueue } from '../../../src/core/ports.ts';
import type { JobQueueBench } from '../job-queue.ts';

type Pauses = Pick<JobQueueBench, 'until' | 'rest'>;

/** Runs the job "one" to its end; returns how often it has run. */
export async function runToItsEnd({ until, rest }: Pauses, queue: JobQueue): Promise<() => number> {
  let runs = 0;
  queue.work('print', async () => void runs++);
  await queue.add('print', {}, { id: 'one' });
  await until(() => runs > 0);
  await rest();
  return () => runs;
}

/** Runs the job "one" until it has failed for good; returns how often it has run. */
export async function failForGood({ until }: Pauses, queue: JobQueue): Promise<() => number> {
  let runs = 0;
  queue.work('print', async () => {
    runs++;
    throw Object.assign(new Error('The ink is dry.'), { permanent: true });
  });
  await queue.add('print', {}, { id: 'one' });
  await until(async () => (await queue.failed('print')).length > 0);
  return () => runs;
}
