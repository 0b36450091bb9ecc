import type { Clock, Ids, Logger } from '../../../core/ports.ts';
import type { Sleep } from '../../../core/time/sleep.ts';
import type { StorageTrouble } from '../store-queue/storage-trouble.ts';
import type { BullmqQueueSettings } from './queue-settings.ts';
import type { RedisConnections } from './redis-connections.ts';

/** What the pieces of one queue on Redis share. */
export interface BullmqQueueParts {
  /** Starts all keys in Redis. */
  prefix: string;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  sleep: Sleep;
  settings: BullmqQueueSettings;
  trouble: StorageTrouble;
  connections: RedisConnections;
}
