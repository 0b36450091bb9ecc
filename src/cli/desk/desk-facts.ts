import type { Configuration } from '../config/configuration.ts';
import { livekitState } from '../config/livekit-credentials.ts';
import { outboxOf } from './data-folder.ts';
import type { OpenedDesk } from './open-desk.ts';

/** What a desk is made of, as it says of itself when it has started. */
export interface DeskFacts {
  dataFolder: string;
  /** The folder that mails are written to, where they are not sent. */
  outbox: string | null;
  /** Documents at once. */
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
