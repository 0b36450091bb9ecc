import { askServer } from '../../adapters/video/livekit-tokens/ask-server.ts';
import { completeCredentials } from '../../adapters/video/livekit-tokens/credentials.ts';
import { sleep } from '../../core/time/sleep.ts';
import type { Configuration } from '../config/configuration.ts';
import { livekitCredentials, livekitState } from '../config/sections/video.ts';
import type { OpenedDesk } from '../desk/open-desk.ts';
import { type Check, Fault } from './check.ts';

/** Logs in to the CRM and looks up the pipeline and the stage for new deals. */
export function crmCheck(
  { crm }: Pick<OpenedDesk, 'crm'>,
  { crm: settings }: Pick<Configuration, 'crm'>,
): Check {
  return {
    name: 'crm',
    advice:
      'Check THESISDESK_PIPEDRIVE_COMPANY and THESISDESK_PIPEDRIVE_TOKEN, and the ids of pipeline and stage: thesisdesk deals shows them, and so do the addresses in Pipedrive.',
    async run() {
      if (settings === null) return { state: 'not configured', detail: 'The built-in CRM keeps the deals' };
      await crm.ping();
      const { pipelineId, stageId } = settings;
      if (pipelineId === undefined && stageId === undefined) {
        return { state: 'ok', detail: 'Pipedrive: logged in' };
      }
      const stages = await crm.listStages({ pipelineId: pipelineId ?? firstPipeline });
      if (stages.length === 0) throw new Fault(`The pipeline ${pipelineId ?? firstPipeline} has no stages.`);
      if (stageId !== undefined && !stages.some(({ id }) => id === stageId)) {
        const there = stages.map(({ id, name }) => `${id} (${name})`).join(', ');
        throw new Fault(`The pipeline has no stage ${stageId}.`, `Its stages: ${there}.`);
      }
      return { state: 'ok', detail: `Pipedrive: logged in, ${stages.length} stages in the pipeline` };
    },
  };
}

/** Pipedrive numbers its pipelines from here. */
const firstPipeline = 1;

/** Asks the video server whether it takes a token. */
export function videoCheck({ livekit }: Pick<Configuration, 'livekit'>): Check {
  return {
    name: 'video rooms',
    advice:
      'Check LIVEKIT_API_KEY, LIVEKIT_API_SECRET and LIVEKIT_URL: they must be those of one LiveKit server, and this machine asks it at the http form of the URL.',
    async run(signal) {
      const found = await livekitState(livekit);
      if (found.state === 'not configured')
        return { state: found.state, detail: 'No video rooms', advice: howToGetRooms };
      if (found.state === 'incomplete') throw new Fault(found.problem);
      const credentials = completeCredentials(await livekitCredentials(livekit));
      if ('problem' in credentials) throw new Fault(credentials.problem);
      await askServer(credentials, AbortSignal.any([signal, AbortSignal.timeout(longestAnswer)]));
      return { state: 'ok', detail: 'LiveKit: the server accepted a token' };
    },
  };
}

const howToGetRooms =
  'If you want to hold meetings, set LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET to those of a LiveKit server.';

/** Milliseconds; less than a check may take, so that it can say who did not answer. */
const longestAnswer = 10_000;

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
      jobs.work(jobName, async () => {});
      await jobs.add(jobName, {}, { id });
      // Another doctor that runs at the same time may take this job, as this one may take that doctor's.
      while (await jobs.pending?.(jobName, id)) {
        await sleep(pauseMilliseconds, signal);
        signal.throwIfAborted();
      }
      return { state: 'ok', detail: 'Redis: queued a job and received it' };
    },
  };
}

const jobName = 'doctor';

/** Between two looks at the job. */
const pauseMilliseconds = 20;

const advices = {
  embedded: 'The queue is kept in the store; check that.',
  redis:
    'Check THESISDESK_REDIS_URL (host, port, password, TLS). Redis must be version 6.2 or later, with maxmemory-policy noeviction.',
} as const;
