import { counted } from '../../core/text/counted.ts';
import type { Configuration } from '../config/configuration.ts';
import { livekitState } from '../config/sections/video.ts';
import { outboxOf } from './data-folder.ts';
import type { OpenedDesk } from './open-desk.ts';

/** The parts of a desk, as reported when it has started. */
export interface DeskFacts {
  dataFolder: string;
  /** The folder that mails are written to, if they are not sent. */
  outbox: string | null;
  /** Documents processed at the same time. */
  concurrency: number;
  /** This process does the work. */
  worker: boolean;
  storage: 'embedded' | 'redis' | 's3';
  objects: 'embedded' | 's3';
  queue: 'embedded' | 'redis';
  crm: 'embedded' | 'pipedrive';
  mail: 'embedded' | 'smtp';
  videoRooms: 'configured' | 'incomplete' | 'not configured';
  rates: 'stored' | 'starter';
}

/** @throws DeskError `storage_unavailable` */
export async function deskFacts(
  configuration: Configuration,
  { desk }: OpenedDesk,
  worker: boolean,
): Promise<DeskFacts> {
  const { dataFolder, concurrency, store, objects, queue, crm, mail, livekit } = configuration;
  const { isStarter } = await desk.rates.inForce();
  return {
    dataFolder,
    outbox: mail.smtp === null ? outboxOf(configuration) : null,
    concurrency,
    worker,
    storage: store === 'folder' ? 'embedded' : store,
    objects: objects === 'folder' ? 'embedded' : objects,
    queue,
    crm: crm === null ? 'embedded' : 'pipedrive',
    mail: mail.smtp === null ? 'embedded' : 'smtp',
    videoRooms: (await livekitState(livekit)).state,
    rates: isStarter ? 'starter' : 'stored',
  };
}

type Field = readonly [name: string, value: string | undefined];

/** Describes the parts of a desk, for people. */
export function deskLines(facts: DeskFacts): Field[] {
  const { storage, objects, dataFolder, outbox } = facts;
  const usesFolder = storage === 'embedded' || objects === 'embedded' || outbox !== null;
  return [
    ['Data', usesFolder ? dataFolder : undefined],
    ['Storage', storage === 'embedded' ? 'embedded, in the data folder' : stores[storage]],
    ['Documents', documentsLine(facts)],
    ['Queue', queueLine(facts)],
    ['CRM', facts.crm === 'embedded' ? 'embedded; thesisdesk deals shows it' : 'Pipedrive'],
    ['Mail', outbox === null ? 'SMTP' : `embedded: nothing is sent, mails are written to ${outbox}`],
    ['Video rooms', videoRooms[facts.videoRooms]],
    ['Rates', rates[facts.rates]],
  ];
}

/** Worth a separate line only if they are not kept with the records. */
function documentsLine({ storage, objects }: DeskFacts): string | undefined {
  if (storage === objects) return undefined;
  return objects === 's3' ? 'S3' : 'in the data folder';
}

function queueLine({ queue, worker, concurrency }: DeskFacts): string {
  const name = queue === 'embedded' ? 'embedded' : 'Redis';
  if (!worker) return `${name}; the work is left to thesisdesk worker`;
  return `${name}, ${counted(concurrency, 'document', 'documents')} at once`;
}

const stores = { redis: 'Redis', s3: 'S3' } as const;

const videoRooms = {
  configured: 'LiveKit, configured',
  incomplete: 'LiveKit, incomplete: tokens cannot be signed',
  'not configured': 'not configured: LIVEKIT_API_KEY, LIVEKIT_API_SECRET and LIVEKIT_URL enable them',
} as const;

const rates = {
  stored: 'your own',
  starter: 'starter rates; set your own with thesisdesk rates edit',
} as const;
