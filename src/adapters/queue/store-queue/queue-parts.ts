import type { Clock, Ids, Logger, Store } from '../../../core/ports.ts';
import type { Sleep } from '../../../core/time/sleep.ts';
import type { QueueSettings } from '../queue-settings.ts';
import type { StorageOutage } from '../storage-outage.ts';
import type { Lease } from './job-records.ts';

/** What the parts of one queue share. */
export interface QueueParts {
  store: Store;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  sleep: Sleep;
  settings: QueueSettings;
  outage: StorageOutage;
  /** Identifies this queue, in this process, in leases. */
  owner: string;
}

/** Returns a lease that starts now. */
export function newLease({ owner, clock, settings }: QueueParts): Lease {
  return { owner, expiresAt: timeAfter(clock, settings.leaseMilliseconds).toISOString() };
}

/** Milliseconds since 1970. */
export function timeNow(clock: Clock): number {
  return clock.now().getTime();
}

export function timeAfter(clock: Clock, milliseconds: number): Date {
  return new Date(timeNow(clock) + milliseconds);
}
