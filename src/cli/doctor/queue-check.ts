import { once } from 'node:events';
import type { Configuration } from '../config/configuration.ts';
import type { OpenedDesk } from '../desk/open-desk.ts';
import type { Check } from './check.ts';

/** Hands a job out and takes it up again. The embedded queue is only reached: it is made of records of the store. */
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
      // Heard below; until then a queue that cannot take the job must not fail it unheard.
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
