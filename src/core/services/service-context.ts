import type { Clock, Ids, Logger } from '../ports.ts';

/** What every service gets in addition to the ports that it uses. */
export interface ServiceContext {
  clock: Clock;
  ids: Ids;
  logger: Logger;
}
