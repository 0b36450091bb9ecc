import type { Clock, Ids, Logger } from '../ports.ts';

/** What every service gets besides the ports that it works with. */
export interface ServiceContext {
  clock: Clock;
  ids: Ids;
  logger: Logger;
}
