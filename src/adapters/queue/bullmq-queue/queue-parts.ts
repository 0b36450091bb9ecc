import type { Secret } from '../../../core/ports/secret.ts';
import type { QueueParts } from '../store-queue/queue-parts.ts';
import type { BullmqQueueSettings } from './queue-settings.ts';

/** What the parts of one queue on Redis share. */
export interface BullmqQueueParts extends Pick<QueueParts, 'clock' | 'ids' | 'logger' | 'outage'> {
  url: Secret;
  /** The prefix of all keys in Redis. */
  prefix: string;
  settings: BullmqQueueSettings;
  /** Aborted when no further jobs are wanted. */
  stopping: AbortSignal;
  /** Aborted when nothing should be waited for any longer. */
  ending: AbortSignal;
}
