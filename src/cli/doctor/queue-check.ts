import { once } from 'node:events';
import type { Configuration } from '../config/configuration.ts';
import type { OpenedDesk } from '../desk/open-desk.ts';
import type { Check } from './check.ts';

/**
 * Queues a job and receives it. The embedded queue is not tested separately, because its jobs are records in the
 * store.
 */
export function queueCheck(
  { jobs }: Pick<OpenedDesk, 'jobs'>,
  { queue }: Pick<Configuration, 'queue'>,
  id: string,
): Check {
  return {
    name: 'queue',
    advice: advices[queue],
    ...(queue === 'embedded' && { restsOn: ['store'] }),
    async run(signal) {
      await jobs.ping();
      if (queue === 'embedded') return { state: 'ok', detail: 'Embedded: kept in the store' };
      const taken = new EventTarget();
      const isTaken = once(taken, 'taken', { signal });
      // Awaited below; until then, a rejection must not go unhandled.
      isTaken.catch(() => {});
      jobs.work(jobName, async (_payload, job) => {
        if (job.id === id) taken.dispatchEvent(new Event('taken'));
      });
      await jobs.add(jobName, {}, { id });
      await isTaken;
      return { state: 'ok', detail: 'Redis: queued a job and received it' };
    },
  };
}

const jobName = 'doctor';

const advices = {
  embedded: 'The queue is kept in the store; check that.',
  redis:
    'Check THESISDESK_REDIS_URL (host, port, password, TLS). Redis must be version 6.2 or later, with maxmemory-policy noeviction.',
} as const;
