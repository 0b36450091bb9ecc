import { completeSettings, type QueueSettings } from '../store-queue/queue-settings.ts';

/** Times and bounds of a queue on Redis. Every process on one Redis must use the same. */
export interface BullmqQueueSettings extends Omit<QueueSettings, 'leaseMilliseconds' | 'pollMilliseconds'> {
  /**
   * How long a job stays with a process that gives no sign of life. BullMQ renews it at every half of it, so a handler
   * must not keep the event loop busy for longer than that at a time.
   * @default 3.5 seconds
   */
  lockMilliseconds: number;
  /**
   * How often to look for jobs whose process gives no sign of life. One that died is noticed by two looks, the
   * second of them after its lock ran out.
   * @default 1 second
   */
  checkMilliseconds: number;
  /** How long a call waits for Redis. @default 5 seconds */
  callMilliseconds: number;
}

/** The one place that says how fast the jobs of a dead process are handed over: within 5 seconds. */
export const handOverSettings = { lockMilliseconds: 3_500, checkMilliseconds: 1_000 };

/**
 * The given settings, completed by the defaults.
 *
 * @throws RangeError where one is not a number above zero (or zero, where that makes sense)
 *
 * @example
 * completeBullmqSettings({ attempts: 3 }).lockMilliseconds; // 3500
 */
export function completeBullmqSettings(given: Partial<BullmqQueueSettings>): BullmqQueueSettings {
  const { leaseMilliseconds: _lease, pollMilliseconds: _poll, ...shared } = completeSettings(given);
  const own = { ...handOverSettings, callMilliseconds: 5_000 };
  for (const name of ['lockMilliseconds', 'checkMilliseconds', 'callMilliseconds'] as const) {
    const value = given[name] ?? own[name];
    if (!(value > 0)) {
      throw new RangeError(`The queue setting ${name} must be a number above zero, not ${value}.`);
    }
    own[name] = value;
  }
  return { ...shared, ...own };
}
