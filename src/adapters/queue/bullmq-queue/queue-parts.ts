import type { Secret } from '../../../core/ports/secret.ts';
import type { Clock, Ids, Logger } from '../../../core/ports.ts';
import type { StorageOutage } from '../store-queue/storage-outage.ts';
import type { BullmqQueueSettings } from './queue-settings.ts';

/** What the parts of one queue on Redis share. */
export interface BullmqQueueParts {
  url: Secret;
  /** The prefix of all keys in Redis. */
  prefix: string;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  settings: BullmqQueueSettings;
  outage: StorageOutage;
  /** Aborted when no further jobs are wanted. */
  stopping: AbortSignal;
  /** Aborted when nothing should be waited for any longer. */
  ending: AbortSignal;
}
