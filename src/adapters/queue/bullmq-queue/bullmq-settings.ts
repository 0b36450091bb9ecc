import type { Secret } from '../../../core/ports/secret.ts';
import type { Clock, Ids, Logger } from '../../../core/ports.ts';
import { completeSettings, defaultSettings, type QueueSettings, type Some } from '../queue-settings.ts';
import type { StorageOutage } from '../storage-outage.ts';

/** Times and limits of a queue on Redis. All processes that use one Redis must have the same settings. */
export interface BullmqQueueSettings extends Omit<QueueSettings, 'leaseMilliseconds' | 'pollMilliseconds'> {
  /**
   * How long a job stays with a process that shows no sign of life. BullMQ renews the lock after half that time, so a
   * handler must not block the event loop for longer than that.
   * @default 3.5 seconds
   */
  lockMilliseconds: number;
  /**
   * How often to look for jobs whose process shows no sign of life. A dead process is noticed by two checks, the
   * second of them after its lock has expired.
   * @default 0.5 seconds
   */
  checkMilliseconds: number;
  /** How long a call waits for Redis. @default 5 seconds */
  callMilliseconds: number;
}

/** The one place that determines how quickly the jobs of a dead process are handed over: within 5 seconds. */
export const handOverSettings = { lockMilliseconds: 3_500, checkMilliseconds: 500 };

const { leaseMilliseconds: _lease, pollMilliseconds: _poll, ...sharedSettings } = defaultSettings;

/** @throws RangeError if a setting is not a number above zero (or zero, where that makes sense) */
export function completeBullmqSettings(given: Some<BullmqQueueSettings>): BullmqQueueSettings {
  return completeSettings(given, { ...sharedSettings, ...handOverSettings, callMilliseconds: 5_000 });
}

/** What the parts of one queue on Redis share. */
export interface BullmqQueueParts {
  clock: Clock;
  ids: Ids;
  logger: Logger;
  outage: StorageOutage;
  url: Secret;
  /** The prefix of all keys in Redis. */
  prefix: string;
  settings: BullmqQueueSettings;
  /** Aborted when no further jobs are wanted. */
  stopping: AbortSignal;
  /** Aborted when nothing should be waited for any longer. */
  ending: AbortSignal;
}
