import type { Secret } from '../../../core/ports/secret.ts';
import type { Clock, Ids, Logger } from '../../../core/ports.ts';
import type { StorageOutage } from '../store-queue/storage-outage.ts';
import type { BullmqQueueSettings } from './queue-settings.ts';

/** What the pieces of one queue on Redis share. */
export interface BullmqQueueParts {
  url: Secret;
  /** Starts all keys in Redis. */
  prefix: string;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  settings: BullmqQueueSettings;
  outage: StorageOutage;
  /** No further job is wanted. */
  stopping: AbortSignal;
  /** Nothing is to be waited for any longer. */
  ending: AbortSignal;
}
